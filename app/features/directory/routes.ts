import type { PageRoute } from '#platform/feature/page-route.ts';

const list = 'exhibition/components/ExhibitorList';

export const directoryRoutes: PageRoute[] = [
  {
    id: 'directory.exhibitor',
    path: `${list}/exhibitorDetail`,
    file: 'features/directory/site/exhibitor.tsx',
    query: ['id'],
  },
  {
    id: 'directory.catalogue',
    path: `${list}/exhibitorDetail2`,
    file: 'features/directory/site/catalogue.tsx',
    query: ['id'],
  },
  { id: 'directory.buyer', path: 'exhibition/buyer', file: 'features/directory/site/buyer.tsx', query: ['id'] },
  { id: 'directory.contact', path: 'exhibition/contact', file: 'features/directory/site/contact.tsx', personal: true },
];
