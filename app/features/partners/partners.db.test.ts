import { beforeAll, expect, test } from 'vitest';
import { pagesChannel } from '#platform/db/page-tags.ts';
import { demonstration } from '#server/demonstration/demonstration.ts';
import { testDatabase } from '#tests/support/database.ts';
import type { BrandArticleDraft, PartnerDraft } from './drafts.server.ts';
import { publishBrandArticle } from './publish-brand-article.server.ts';
import { publishPartner } from './publish-partner.server.ts';
import { activities, activityRows, partnerRows, partners, readActivity, readPartner } from './queries.server.ts';
import { seedPartners } from './seed.server.ts';

const { db, database } = testDatabase();
const editor = { roles: ['editor'] } as const;
const now = new Date('2026-01-01T00:00:00Z');

beforeAll(async () => {
  const days = { start_date: '2025-06-12', end_date: '2025-06-15' };
  const rows = [1, 2, 3, 4].map((id) => ({ id, is_current: id === 4, ...days }));
  await db().insertInto('edition').values(rows).execute();
});

function text(name: string) {
  return { name, support: `${name} helps`, profile: 'First.\n\nSecond.' };
}

function partnerDraft(overrides: Partial<PartnerDraft> = {}): PartnerDraft {
  return {
    key: 'loom',
    tier: 'global',
    position: 0,
    country: 'KE',
    website: 'https://loom.example/',
    since: 2,
    texts: { 'zh-CN': text('织机'), 'en-US': text('Loom'), 'fr-FR': text('Métier : un') },
    ...overrides,
  };
}

async function publish(overrides: Partial<PartnerDraft> = {}): Promise<number> {
  const publication = await publishPartner(db(), editor, partnerDraft(overrides));
  if (publication.outcome !== 'published') throw new Error(publication.outcome);
  return publication.id;
}

function articleDraft(partnerId: number, overrides: Partial<BrandArticleDraft> = {}): BrandArticleDraft {
  return {
    partnerId,
    publishedAt: new Date('2025-06-12T01:30:00Z'),
    texts: {
      'en-US': { title: 'Tea', summary: 'A tasting', body: '<p onclick="x()">Hot <a href="/brand/">tea</a></p>' },
    },
    ...overrides,
  };
}

test('a partner is read in the best language there is, and replaced under its key', async () => {
  const id = await publish();
  expect(await readPartner(db(), id, 'fr-FR')).toMatchObject({
    name: 'Métier\u202f: un',
    lang: 'fr-FR',
    tierName: 'Partenaire mondial',
    country: { code: 'KE', name: 'Kenya' },
    profile: ['First.', 'Second.'],
    since: 2,
    href: `/brand/more?id=${id}`,
  });
  expect(await publish({ country: 'CN', texts: { 'en-US': text('New loom') } })).toBe(id);
  expect(await readPartner(db(), id, 'zh-CN')).toMatchObject({
    name: 'New loom',
    lang: 'en-US',
    country: { name: '中国' },
  });
  expect(await readPartner(db(), id + 1000, 'zh-CN')).toBeUndefined();
});

test('an activity is sanitised, linked to its partner, and not read before its day', async () => {
  const partnerId = await publish({ key: 'kettle' });
  const published = await publishBrandArticle(db(), editor, articleDraft(partnerId));
  const later = await publishBrandArticle(
    db(),
    editor,
    articleDraft(partnerId, { publishedAt: new Date('2030-01-01T00:00:00Z') }),
  );
  if (published.outcome !== 'published' || later.outcome !== 'published') throw new Error('not published');
  expect(await readActivity(db(), published.id, { locale: 'fr-FR', now })).toMatchObject({
    title: 'Tea',
    lang: 'en-US',
    body: '<p>Hot <a href="/fr-FR/brand/">tea</a></p>',
    publishedAt: '2025-06-12T09:30:00+08:00',
    partner: { id: partnerId, key: 'kettle' },
  });
  expect(await readActivity(db(), later.id, { locale: 'fr-FR', now })).toBeUndefined();
  const own = await activities(db(), { locale: 'en-US', now, partnerId, limit: 10 });
  expect(own.map(({ id }) => id)).toEqual([published.id]);
  expect(await activities(db(), { locale: 'en-US', now, partnerId, except: published.id, limit: 10 })).toEqual([]);
});

test('whoever is no editor publishes nothing', async () => {
  expect(await publishPartner(db(), { roles: [] }, partnerDraft({ key: 'mine' }))).toEqual({ outcome: 'forbidden' });
  expect(await publishBrandArticle(db(), { roles: [] }, articleDraft(1))).toEqual({ outcome: 'forbidden' });
});

test.each<[string, Partial<PartnerDraft>, string]>([
  ['a key that is no key', { key: 'A key' }, 'key'],
  ['an unknown tier', { tier: 'gold' as 'global' }, 'tier'],
  ['a country that takes no part', { country: 'FR' }, 'country'],
  ['a site without encryption', { website: 'http://loom.example/' }, 'website'],
  ['a script for a site', { website: 'javascript:alert(1)' }, 'website'],
  ['an edition that was not', { since: 9 }, 'since'],
  ['no text', { texts: {} }, 'texts'],
  ['NUL in a name', { texts: { 'en-US': { ...text('N'), name: 'N\0' } } }, 'texts.en-US.name'],
])('a partner with %s is refused', async (_, wrong, field) => {
  const publication = await publishPartner(db(), editor, partnerDraft({ key: 'wrong', ...wrong }));
  const fields = publication.outcome === 'invalid' ? publication.error.issues.map(({ path }) => path.join('.')) : [];
  expect([...new Set(fields)]).toEqual([field]);
});

test.each<[string, Partial<BrandArticleDraft>, string]>([
  ['a partner that does not exist', { partnerId: 999_999 }, 'partnerId'],
  ['no moment', { publishedAt: new Date('never') }, 'publishedAt'],
  [
    'a body of which nothing remains',
    { texts: { 'en-US': { title: 'T', summary: 'S', body: '<script>x</script>' } } },
    'texts.en-US.body',
  ],
])('an activity with %s is refused', async (_, wrong, field) => {
  const id = await publish({ key: 'refused' });
  const publication = await publishBrandArticle(db(), editor, articleDraft(id, wrong));
  const fields = publication.outcome === 'invalid' ? publication.error.issues.map(({ path }) => path.join('.')) : [];
  expect(fields).toEqual([field]);
});

test('publishing has the pages of the partners made anew', async () => {
  const listener = await database().connect();
  try {
    // Those of the search are emptied as well.
    const heard = new Promise<void>((resolve) => {
      listener.on('notification', ({ payload }) => payload === 'partners' && resolve());
    });
    await listener.query(`listen ${pagesChannel}`);
    await publish({ key: 'heard' });
    await heard;
  } finally {
    await listener.end();
  }
});

test('the demonstration: 26 partners or more over five tiers, 12 activities or more, in three languages', async () => {
  await db().deleteFrom('partner').execute();
  await db()
    .transaction()
    .execute((tx) => seedPartners(tx, { bundle: demonstration }));
  const all = await partners(db(), { locale: 'fr-FR', limit: 100 });
  const count = Map.groupBy(all, ({ tier }) => tier);
  expect([...count].map(([tier, { length }]) => [tier, length])).toEqual([
    ['principal', 1],
    ['global', 3],
    ['premier', 5],
    ['excellence', 7],
    ['partner', 13],
  ]);
  const done = await activities(db(), { locale: 'zh-CN', now, limit: 100 });
  expect(done.length).toBeGreaterThanOrEqual(12);
  expect([...all, ...done].filter(({ lang }, i) => lang !== (i < all.length ? 'fr-FR' : 'zh-CN'))).toEqual([]);
});

test('lists are read by their indexes', async () => {
  await database().query(`insert into partner (key, tier, position, country_code, website, since_edition)
    select 'p' || i, (array['global', 'premier', 'excellence', 'partner'])[1 + i % 4], 100 + i, 'KE', '', 1
    from generate_series(1, 5000) i`);
  await database().query(`insert into partner_text (partner_id, locale, name, support, profile)
    select id, 'zh-CN', '', '', '' from partner where website = ''`);
  await database().query(`insert into brand_article (partner_id, published_at)
    select id, timestamptz '2010-01-01' + id * interval '1 hour' from partner`);
  await database().query('analyze');
  const planOf = async (query: { explain(format: 'text'): Promise<object[]> }) =>
    (await query.explain('text')).map((line) => Object.values(line).join()).join('\n');
  const locale = 'fr-FR';
  expect(await planOf(partnerRows(db(), { locale, limit: 40 }))).toContain('using partner_order on partner');
  expect(await planOf(partnerRows(db(), { locale, tier: 'premier', limit: 40 }))).toContain('using partner_of_tier');
  expect(await planOf(activityRows(db(), { locale, now, limit: 10 }))).toContain('using brand_article_newest');
  const own = activityRows(db(), { locale, now, partnerId: 9, limit: 10 });
  expect(await planOf(own)).toContain('brand_article_of_partner');
});
