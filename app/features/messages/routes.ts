import type { PageRoute } from '#platform/feature/page-route.ts';

/** The board itself is a part of About (`app/site/about/`); here is what depends on who asks. */
export const messagesRoutes: PageRoute[] = [
  {
    id: 'messages.write',
    path: 'about/messageBoard/write',
    file: 'features/messages/site/write.tsx',
    personal: true,
    listed: true,
  },
  { id: 'messages.account', path: 'account/messages', file: 'features/messages/site/account.tsx', personal: true },
];
