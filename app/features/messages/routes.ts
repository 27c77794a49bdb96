import type { PageRoute } from '#platform/feature/page-route.ts';
import { mostFormBytes } from '#platform/http/body/body-limits.ts';

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

/** Pages of the console: one message, and those on the board. */
export const messagesConsole: PageRoute[] = [
  {
    id: 'console.inbox.message',
    path: 'console/inbox/messages/:id',
    file: 'features/messages/console/message.tsx',
    personal: true,
    // Answers in three languages.
    takes: 4 * mostFormBytes,
  },
  {
    id: 'console.inbox.board',
    path: 'console/inbox/messages',
    file: 'features/messages/console/board.tsx',
    personal: true,
  },
];
