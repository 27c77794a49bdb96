import type { PageRoute } from '#platform/http/page-route.ts';

export const negotiationRoutes: PageRoute[] = [
  { id: 'negotiation.front', path: 'negotiation', file: 'features/negotiation/site/front.tsx' },
  { id: 'negotiation.list', path: 'negotiation/list', file: 'features/negotiation/site/list.tsx' },
  { id: 'negotiation.detail', path: 'negotiation/detail/:id', file: 'features/negotiation/site/detail.tsx' },
];
