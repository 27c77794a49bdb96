import { beforeAll, expect, test } from 'vitest';
import { Kept } from '#platform/http/kept.ts';
import { demonstration } from '#server/demonstration/demonstration.ts';
import { testDatabase } from '#tests/support/database.ts';
import { rewriteAll, withdraw, wrongFields } from '#tests/support/rewrite-all.ts';
import { writeContent } from '#tests/support/write-content.ts';
import { partnersAddresses } from './addresses.server.ts';
import { brandArticleKind } from './publishing/activity-kind.server.ts';
import type { ActivityDraft, PartnerDraft } from './publishing/drafts.server.ts';
import { partnerKind } from './publishing/partner-kind.server.ts';
import {
  activities,
  activityRows,
  keptActivityCount,
  keptPartnerCount,
  partnerRows,
  partners,
  readActivity,
  readPartner,
} from './queries.server.ts';
import { seedPartners } from './seed.server.ts';

const { db, database } = testDatabase();
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

async function publish(overrides: Partial<PartnerDraft> = {}, key?: number): Promise<number> {
  const own = key === undefined ? undefined : String(key);
  return Number(await writeContent(db(), partnerKind, partnerDraft(overrides), own));
}

function activityDraft(partner: number, overrides: Partial<ActivityDraft> = {}): ActivityDraft {
  return {
    partner: String(partner),
    publishedAt: new Date('2025-06-12T01:30:00Z'),
    texts: {
      'en-US': { title: 'Tea', summary: 'A tasting', body: '<p onclick="x()">Hot <a href="/brand/">tea</a></p>' },
    },
    ...overrides,
  };
}

async function publishActivity(partner: number, overrides: Partial<ActivityDraft> = {}, key?: string): Promise<number> {
  return Number(await writeContent(db(), brandArticleKind, activityDraft(partner, overrides), key));
}

const entriesOf = async (...ids: string[]) => {
  const rows = db().selectFrom('search_entry').select('thing_id').where('type', '=', 'partner');
  return (await rows.where('thing_id', 'in', ids).orderBy('thing_id').execute()).map(({ thing_id }) => thing_id);
};

const counts = async () => {
  const site = { db: db(), kept: new Kept(), clock: { now: () => now } };
  return [(await keptPartnerCount(site)).total, (await keptActivityCount(site)).total];
};

const listed = async () => {
  const all = partnersAddresses.things.map((things) => things.between(db(), { from: 1, to: 9999, now }));
  return (await Promise.all(all)).flat().map(({ path }) => path);
};

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
  expect(await publish({ country: 'CN', texts: { 'en-US': text('New loom') } }, id)).toBe(id);
  expect(await wrongFields(db(), partnerKind, partnerDraft({ key: 'mill' }), String(id))).toEqual(['key']);
  expect(await wrongFields(db(), partnerKind, partnerDraft())).toEqual(['key']);
  expect(await readPartner(db(), id, 'zh-CN')).toMatchObject({
    name: 'New loom',
    lang: 'en-US',
    country: { name: '中国' },
  });
  expect(await readPartner(db(), id + 1000, 'zh-CN')).toBeUndefined();
});

test('an activity is sanitised, linked to its partner, and not read before its day', async () => {
  const partnerId = await publish({ key: 'kettle' });
  const published = await publishActivity(partnerId);
  const later = await publishActivity(partnerId, { publishedAt: new Date('2030-01-01T00:00:00Z') });
  expect(await readActivity(db(), published, { locale: 'fr-FR', now })).toMatchObject({
    title: 'Tea',
    lang: 'en-US',
    body: '<p>Hot <a href="/fr-FR/brand/">tea</a></p>',
    publishedAt: '2025-06-12T09:30:00+08:00',
    partner: { id: partnerId, key: 'kettle' },
  });
  expect(await readActivity(db(), later, { locale: 'fr-FR', now })).toBeUndefined();
  const own = await activities(db(), { locale: 'en-US', now, partnerId, limit: 10 });
  expect(own.map(({ id }) => id)).toEqual([published]);
  expect(await activities(db(), { locale: 'en-US', now, partnerId, except: published, limit: 10 })).toEqual([]);
});

test('an activity says the new alone, and is nowhere once it is withdrawn', async () => {
  const partnerId = await publish({ key: 'cup' });
  const id = await publishActivity(partnerId);
  const texts = { 'fr-FR': { title: 'Thé', summary: 'Goût', body: '<p>Chaud</p>' } };
  expect(await publishActivity(partnerId, { texts }, String(id))).toBe(id);
  expect(await readActivity(db(), id, { locale: 'en-US', now })).toMatchObject({ title: 'Thé', lang: 'fr-FR' });
  const [partnersBefore = 0, before = 0] = await counts();
  await withdraw(db(), brandArticleKind, String(id));
  expect(await readActivity(db(), id, { locale: 'en-US', now })).toBeUndefined();
  expect(await activities(db(), { locale: 'en-US', now, partnerId, limit: 10 })).toEqual([]);
  expect(await counts()).toEqual([partnersBefore, before - 1]);
  expect(await entriesOf(`activity-${id}`)).toEqual([]);
  expect(await listed()).not.toContain(`/brand/articleDetail/${id}`);
});

test('a partner that is withdrawn is nowhere, nor are its activities; written again, they are all there', async () => {
  const partnerId = await publish({ key: 'saucer' });
  const id = await publishActivity(partnerId);
  const before = await counts();
  await withdraw(db(), partnerKind, String(partnerId));
  expect(await readPartner(db(), partnerId, 'en-US')).toBeUndefined();
  expect(await readActivity(db(), id, { locale: 'en-US', now })).toBeUndefined();
  expect((await partners(db(), { locale: 'en-US', limit: 99 })).map((partner) => partner.id)).not.toContain(partnerId);
  expect(await counts()).toEqual(before.map((count) => count - 1));
  expect(await entriesOf(String(partnerId), `activity-${id}`)).toEqual([]);
  const paths = [`/brand/more?id=${partnerId}`, `/brand/articleDetail/${id}`];
  expect((await listed()).filter((path) => paths.includes(path))).toEqual([]);
  expect(await wrongFields(db(), brandArticleKind, activityDraft(partnerId))).toEqual(['partner']);
  await publish({ key: 'saucer' }, partnerId);
  expect(await readActivity(db(), id, { locale: 'en-US', now })).toMatchObject({ title: 'Tea' });
  expect(await entriesOf(String(partnerId), `activity-${id}`)).toEqual([String(partnerId), `activity-${id}`]);
  expect((await listed()).filter((path) => paths.includes(path))).toEqual(paths);
});

test.each<[string, Partial<PartnerDraft>, string]>([
  ['a key that is no key', { key: 'A key' }, 'key'],
  ['an unknown tier', { tier: 'gold' as 'global' }, 'tier'],
  ['a country that takes no part', { country: 'FR' }, 'country'],
  ['a site without encryption', { website: 'http://loom.example/' }, 'website'],
  ['a script for a site', { website: 'javascript:alert(1)' }, 'website'],
  ['an edition that was not', { since: 9 }, 'since'],
  ['an edition beyond counting', { since: 9_000_000_000 }, 'since'],
  ['NUL in its key', { key: 'a\0' }, 'key'],
  ['no text', { texts: {} }, 'texts'],
  ['NUL in a name', { texts: { 'en-US': { ...text('N'), name: 'N\0' } } }, 'texts.en-US.name'],
])('a partner with %s is refused', async (_, wrong, field) => {
  expect(await wrongFields(db(), partnerKind, partnerDraft({ key: 'wrong', ...wrong }))).toEqual([field]);
});

test.each<[string, Partial<ActivityDraft>, string]>([
  ['a partner that does not exist', { partner: '999999' }, 'partner'],
  ['a partner of no number', { partner: '9'.repeat(40) }, 'partner'],
  ['no moment', { publishedAt: new Date('never') }, 'publishedAt'],
  [
    'a body of which nothing remains',
    { texts: { 'en-US': { title: 'T', summary: 'S', body: '<script>x</script>' } } },
    'texts.en-US.body',
  ],
])('an activity with %s is refused', async (_, wrong, field) => {
  const [seen] = await partners(db(), { locale: 'en-US', limit: 1 });
  expect(await wrongFields(db(), brandArticleKind, activityDraft(seen?.id ?? 0, wrong))).toEqual([field]);
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

test('the demonstration, written as it is read, is what it was', async () => {
  const tables = ['partner', 'partner_text', 'brand_article', 'brand_article_text'] as const;
  for (const kind of [partnerKind, brandArticleKind]) {
    expect((await rewriteAll(db(), kind, tables)).size).toBeGreaterThanOrEqual(12);
  }
});

test('lists are read by their indexes', async () => {
  await database().query(`insert into partner (key, tier, position, country_code, website, since_edition)
    select 'p' || i, (array['global', 'premier', 'excellence', 'partner'])[1 + i % 4], 100 + i, 'KE', '', 1
    from generate_series(1, 5000) i`);
  await database().query(`insert into partner_text (partner_id, locale, name, support, profile)
    select id, 'zh-CN', '', '', '' from partner where website = ''`);
  await database().query(`insert into brand_article (partner_id, published_at)
    select id, timestamptz '2010-01-01' + id * interval '1 hour' from partner`);
  await database().query(`insert into brand_article_text (article_id, locale, title, summary, body)
    select id, 'zh-CN', '', '', '' from brand_article where published_at < '2012-01-01'`);
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
