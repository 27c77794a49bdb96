import { expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { find } from '../queries.server.ts';
import { sitePages } from './site-pages.ts';
import { writeSitePages } from './write-site-pages.server.ts';

const { db } = testDatabase();

async function found(keyword: string): Promise<string[]> {
  const search = { keyword, locale: 'en-US', now: new Date() } as const;
  const { results } = await find(db(), search, { offset: 0, limit: 10 });
  return results.map(({ href }) => href);
}

test('the pages of the site and its countries are found; a page that goes is found no more', async () => {
  await writeSitePages(db());
  expect(await found('floor plan')).toEqual(['/exhibition/?cursor=layout']);
  expect(await found('Tunisia')).toEqual(['/countries/TN']);
  const entries = () => db().selectFrom('search_entry').select(['id', 'thing_id']).orderBy('id').execute();
  const before = await entries();
  await writeSitePages(db());
  expect(await entries()).toEqual(before);
  await writeSitePages(
    db(),
    sitePages.filter(({ id }) => id !== 'layout'),
  );
  expect(await found('floor plan')).toEqual([]);
  expect(await entries()).toHaveLength(before.length - 1);
});
