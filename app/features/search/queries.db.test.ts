import { expect, test } from 'vitest';
import type { Locale } from '#platform/i18n/locale.ts';
import type { FindableType } from '#platform/search-index/findable.ts';
import { testDatabase } from '#tests/support/database.ts';
import { find, findPage, helpWith, suggest } from './queries.server.ts';
import { thing, write } from './search.fixture.ts';

const { db } = testDatabase();
const now = new Date('2026-01-01T00:00:00Z');
const first = { offset: 0, limit: 10 };

async function ids(
  keyword: string,
  { locale = 'en-US' as Locale, type }: { locale?: Locale; type?: FindableType } = {},
) {
  const { results } = await find(db(), { keyword, locale, type, now }, first);
  return results.map(({ id }) => id);
}

test('titles come before texts, phrases before words apart, newer before older', async () => {
  await write(
    db(),
    thing('text', { title: 'Report', body: 'Much about cashew kernels' }),
    thing('apart', { title: 'Cashew: the best of kernels', body: '' }),
    thing('phrase', { title: 'All cashew kernels', body: '' }),
    thing('exact', { title: 'Cashew kernels', body: '' }),
    thing('old', { title: 'Report', body: 'cashew kernels' }, { date: new Date('2019-06-01') }),
    thing('new', { title: 'Report', body: 'cashew kernels' }, { date: new Date('2025-06-01') }),
  );
  const order = await ids('cashew kernels');
  expect(order.slice(0, 3)).toEqual(['exact', 'phrase', 'apart']);
  expect(order.indexOf('new')).toBeLessThan(order.indexOf('old'));
});

test('Chinese words stand before the same characters by chance', async () => {
  const chinese = (body: string) => ({ 'zh-CN': { title: '报告', body } });
  await write(
    db(),
    thing('chance', { title: '', body: '' }, { texts: chinese('扩大学习范围') }),
    thing('word', { title: '', body: '' }, { texts: chinese('湖南的大学很多') }),
  );
  expect(await ids('大学', { locale: 'zh-CN' })).toEqual(['word', 'chance']);
});

test('a country is found by any of its names, and by its code, in every language', async () => {
  await write(
    db(),
    thing(
      'named',
      { title: 'Cobalt of DR Congo', body: '' },
      {
        texts: {
          'en-US': { title: 'Cobalt of DR Congo', body: '' },
          'fr-FR': { title: 'Le cobalt de RD Congo', body: '' },
          'zh-CN': { title: '刚果（金）的钴', body: '' },
        },
      },
    ),
    thing('coded', { title: 'Cobalt works', body: '' }, { countries: ['CD'] }),
    thing('other', { title: 'Cobalt elsewhere', body: '' }, { countries: ['ZM'] }),
  );
  for (const name of ['DRC', 'RDC', '刚果（金）', '刚果金', 'democratic republic of the congo', 'zaïre']) {
    expect((await ids(`${name} cobalt`)).toSorted(), name).toEqual(['coded', 'named']);
  }
  expect(await ids('刚果金', { locale: 'zh-CN' })).toContain('coded');
  expect(await ids('DRC', { locale: 'zh-CN' })).toContain('named');
});

test('an industry is found by its name in another language', async () => {
  await write(db(), thing('trade', { title: 'Bluewater', body: 'Nets' }, { type: 'exhibitor', industries: [5] }));
  expect(await ids('渔业')).toEqual(['trade']);
  expect(await ids('Pêche')).toEqual(['trade']);
});

test('kinds are counted, and one of them can be chosen', async () => {
  await write(
    db(),
    ...['1', '2', '3'].map((id) => thing(`count${id}`, { title: 'Sisal', body: '' })),
    thing('count4', { title: 'Sisal', body: '' }, { type: 'project' }),
  );
  const found = await findPage(db(), { keyword: 'sisal', locale: 'en-US', type: 'project', now }, first);
  expect(found.types).toEqual([
    { type: 'news', total: 3 },
    { type: 'project', total: 1 },
  ]);
  expect(found).toMatchObject({ total: 1, results: [{ id: 'count4' }] });
});

test('pages follow each other without gap or repetition, beyond what is ranked finely too', async () => {
  await write(
    db(),
    ...Array.from({ length: 95 }, (_, i) => thing(`page${i}`, { title: i % 2 ? 'Teff' : 'Grain', body: 'teff' })),
  );
  const seen: string[] = [];
  for (let offset = 0; offset < 100; offset += 10) {
    const { results } = await find(db(), { keyword: 'teff', locale: 'en-US', now }, { offset, limit: 10 });
    seen.push(...results.map(({ id }) => id));
  }
  expect(new Set(seen).size).toBe(95);
  expect(seen).toHaveLength(95);
});

test('a phrase is found as it stands, whatever its accents', async () => {
  await write(
    db(),
    thing('stands', { title: 'Marché', body: 'Le café vert lavé de Sidama' }),
    thing('falls', { title: 'Marché', body: 'Un mur vert, un café, lavé' }),
  );
  for (const keyword of ['"cafe vert"', '"CAFÉ VERT"', '"Lavé de Sidama"'])
    expect(await ids(keyword)).toEqual(['stands']);
  expect((await ids('cafe vert')).toSorted()).toEqual(['falls', 'stands']);
});

test('of what holds a phrase, that comes first whose title does, in whichever language', async () => {
  const title = { 'en-US': { title: 'Shore', body: '' }, 'fr-FR': { title: 'Sisal twine', body: '' } };
  await write(
    db(),
    thing('told', { title: 'Shore', body: 'The best sisal twine of the coast' }),
    thing('titled', { title: '', body: '' }, { texts: title, date: new Date('2019-06-01') }),
    thing(
      'apart',
      { title: 'Sisal', body: 'twine' },
      { texts: { ...title, 'fr-FR': { title: 'Sisal', body: 'twine' } } },
    ),
  );
  expect(await ids('"sisal twine"')).toEqual(['titled', 'told']);
});

test('excerpts show where it was found', async () => {
  await write(
    db(),
    thing('excerpt', { title: 'Plain', body: `${'Other words here. '.repeat(60)}The <b>okapi</b> sleeps.` }),
  );
  const { results } = await find(db(), { keyword: 'okapis', locale: 'en-US', now }, first);
  const marked = results[0]?.excerpt.filter((segment) => segment.marked);
  expect(marked).toEqual([{ text: 'okapi', marked: true }]);
  expect(results[0]?.excerpt.map(({ text }) => text).join('').length).toBeLessThan(260);
});

test('a misspelt word is replaced by the closest that is held', async () => {
  await write(db(), thing('spelt', { title: 'Hibiscus and moringa', body: '' }));
  const help = (keyword: string) => helpWith(db(), { keyword, locale: 'en-US', now });
  expect((await help('hibiscsu')).meant).toEqual({ keyword: 'hibiscus', total: 1 });
  expect((await help('hibiskus moringo')).meant).toEqual({ keyword: 'hibiscus moringa', total: 1 });
  expect((await help('qqqqqqqq')).meant).toBeUndefined();
});

test('where all words together find nothing, each that finds something is offered', async () => {
  await write(
    db(),
    thing(
      'alone',
      { title: 'Tantalum', body: '' },
      {
        texts: {
          'en-US': { title: 'Tantalum', body: '' },
          'fr-FR': { title: 'Tantale', body: '' },
        },
      },
    ),
  );
  const search = { keyword: 'tantale xylophone', locale: 'fr-FR' as const, now };
  expect((await helpWith(db(), search)).parts).toEqual([{ keyword: 'tantale', total: 1 }]);
  const typed = await helpWith(db(), { ...search, keyword: 'tantale', type: 'project' });
  expect(typed.anyType).toEqual({ total: 1 });
});

test('what stands in another language is found behind one’s own, and shown as it stands there', async () => {
  const beans = { title: 'Beans of Sidama', body: 'Arabica beans, washed and graded.' };
  await write(
    db(),
    thing('own', beans, { texts: { 'zh-CN': { title: '产区', body: 'arabica 与水洗' } } }),
    thing('name', beans, {
      texts: { 'zh-CN': { title: '阿达努', body: '' }, 'en-US': { title: 'Arabica House', body: '' } },
    }),
    thing('elsewhere', beans, { texts: { 'zh-CN': { title: '锡达莫', body: '出口商' }, 'en-US': beans } }),
  );
  const { results, total } = await find(db(), { keyword: 'arabica', locale: 'zh-CN', now }, first);
  expect(total).toBe(3);
  expect(results.map(({ id, lang, foundIn }) => [id, lang, foundIn])).toEqual([
    ['name', 'zh-CN', undefined],
    ['own', 'zh-CN', undefined],
    ['elsewhere', 'zh-CN', 'en-US'],
  ]);
  const text = (segments: { text: string }[] = []) => segments.map((each) => each.text).join('');
  expect([text(results[2]?.title), text(results[2]?.excerpt)]).toEqual(['锡达莫', 'Arabica beans, washed and graded.']);
  expect(results[2]?.excerpt.find(({ marked }) => marked)?.text).toBe('Arabica');
  expect(await ids('"washed and graded"', { locale: 'zh-CN' })).toEqual(['elsewhere']);
  expect(await ids('出口商')).toEqual(['elsewhere']);
});

test('suggestions are titles that begin so, of a kind together', async () => {
  await write(
    db(),
    thing('s1', { title: 'Kapok pillows', body: '' }),
    thing('s2', { title: 'Soft kapok', body: '' }, { type: 'project' }),
    thing('s3', { title: 'Kapok seeds', body: '' }),
    thing('s4', { title: 'Nothing', body: 'kapok' }),
  );
  const suggested = await suggest(db(), { keyword: 'kap', locale: 'en-US', now });
  expect(suggested.map(({ title }) => title).toSorted()).toEqual(['Kapok pillows', 'Kapok seeds', 'Soft kapok']);
  expect(suggested.at(-1)).toEqual({ type: 'project', title: 'Soft kapok', href: '/x/s2', lang: 'en-US' });
  expect(await suggest(db(), { keyword: 'pillows ka', locale: 'en-US', now })).toHaveLength(1);
});

test('what is dated later is not found before', async () => {
  const from = new Date('2026-02-01T00:00:00Z');
  await write(db(), thing('later', { title: 'Embargoed zebrawood', body: '' }, { from }));
  expect(await ids('zebrawood')).toEqual([]);
  expect(await suggest(db(), { keyword: 'zebra', locale: 'en-US', now })).toEqual([]);
  const { total } = await find(db(), { keyword: 'zebrawood', locale: 'en-US', now: from }, first);
  expect(total).toBe(1);
});

test.each(['\0', '\uD800', "' | 'x", '!&|()<->:*', 'x'.repeat(10_000), '"', '""', '\\', '%', '_', '𠮷'.repeat(500)])(
  'anything may be asked: %j',
  async (keyword) => {
    for (const locale of ['zh-CN', 'en-US', 'fr-FR'] as const) {
      const found = await find(db(), { keyword, locale, now }, first);
      expect(found.total).toBe(0);
      await helpWith(db(), { keyword, locale, now });
      await suggest(db(), { keyword, locale, now });
    }
  },
);
