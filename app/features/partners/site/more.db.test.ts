import { expect, test } from 'vitest';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { pageArguments, siteFor } from '#tests/support/site-for.ts';
import { writeContent } from '#tests/support/write-content.ts';
import { partnerKind } from '../publishing/partner-kind.server.ts';
import { loader } from './more.tsx';

const platform = emptyPlatform();

test('the list of partners shows one that the kept count does not know of yet', async () => {
  const site = siteFor(platform());
  const read = () => loader(pageArguments(site, new Request('http://localhost/brand/more'), {}));
  expect(await read()).toMatchObject({ isEmpty: true });
  await site.db
    .insertInto('edition')
    .values({ id: 1, is_current: true, start_date: '2025-06-12', end_date: '2025-06-15' })
    .execute();
  await writeContent(site.db, partnerKind, {
    key: 'loom',
    tier: 'global',
    position: 0,
    country: 'KE',
    since: 1,
    texts: { 'en-US': { name: 'Loom', support: 'Cloth', profile: 'Weaves.' } },
  });
  expect(await read()).toMatchObject({ isEmpty: false, partners: { value: [{ name: 'Loom' }] } });
});
