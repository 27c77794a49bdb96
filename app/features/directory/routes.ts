import type { PageRoute } from '#platform/feature/page-route.ts';
import { mostFormBytes } from '#platform/http/body/body-limits.ts';

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
  {
    id: 'account.company',
    path: 'account/company',
    file: 'features/directory/site/own/company.tsx',
    personal: true,
  },
  {
    id: 'account.company.claim',
    path: 'account/company/claim',
    file: 'features/directory/site/own/claim.tsx',
    personal: true,
  },
  {
    id: 'account.company.edit',
    path: 'account/company/:id',
    file: 'features/directory/site/own/edit.tsx',
    personal: true,
    // Texts in every language.
    takes: 4 * mostFormBytes,
  },
];

/** Pages of the console: somebody who asks for a company. What companies ask to have changed is decided where contents are written. */
export const directoryConsole: PageRoute[] = [
  {
    id: 'console.inbox.claim',
    path: 'console/inbox/claims/:id',
    file: 'features/directory/console/claim.tsx',
    personal: true,
  },
];
