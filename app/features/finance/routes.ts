import type { PageRoute } from '#platform/feature/page-route.ts';

export const financeRoutes: PageRoute[] = [
  { id: 'finance', path: 'finance', file: 'features/finance/site/front.tsx' },
  {
    id: 'finance.providers',
    path: 'finance/providers',
    file: 'features/finance/site/providers.tsx',
    query: ['type', 'country', 'need', 'page'],
  },
  { id: 'finance.provider', path: 'finance/provider/:id', file: 'features/finance/site/provider.tsx' },
  { id: 'finance.message', path: 'finance/message/:id', file: 'features/finance/site/message.tsx', personal: true },
  {
    id: 'finance.rates',
    path: 'finance/rates',
    file: 'features/finance/site/rates.tsx',
    query: ['amount', 'from', 'to'],
  },
  { id: 'finance.rate', path: 'finance/rates/:currency', file: 'features/finance/site/rate.tsx' },
];
