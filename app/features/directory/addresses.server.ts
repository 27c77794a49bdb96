import { highestKey } from '#platform/feature/highest-key.server.ts';
import type { AddressList } from '#platform/feature/listed-addresses.ts';
import { catalogueHref, companyHref } from './directory.ts';

/** The companies' pages, for the sitemap: a buyer has one, an exhibitor two. Their lists are the exhibition's. */
export const directoryAddresses: AddressList = {
  tag: 'directory',
  fixed: [],
  things: [
    {
      highest: highestKey('company'),
      async between(db, { from, to }) {
        const rows = await db
          .selectFrom('company')
          .select(['id', 'kind'])
          .where('id', '>=', from)
          .where('id', '<=', to)
          .where(({ exists, selectFrom }) =>
            exists(selectFrom('company_text').select('name').whereRef('company_text.company_id', '=', 'company.id')),
          )
          .orderBy('id')
          .execute();
        return rows.flatMap(({ id, kind }) => {
          const own = { path: companyHref(kind, id) };
          return kind === 'exhibitor' ? [own, { path: catalogueHref(id) }] : [own];
        });
      },
    },
  ],
};
