import { beforeEach, expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { readContent, withdrawContent, writeContent, wrongFields } from '#tests/support/write-content.ts';
import { editionsAddresses } from '../addresses.server.ts';
import { knownEditions } from '../known-editions.server.ts';
import {
  countryText,
  edition,
  editionLines,
  editionOnDays,
  editionsWithGuest,
  findCurrentEdition,
  organisers,
  supportingLinks,
} from '../queries.server.ts';
import { countryKind } from './country-kind.server.ts';
import type { EditionDraft } from './edition-draft.server.ts';
import { editionKind } from './edition-kind.server.ts';
import { linkKind, organiserKind } from './organisation-kinds.server.ts';

const { db } = testDatabase();

const text = {
  name: 'Fifth',
  theme: 'Theme',
  summary: 'Summary',
  body: '<p>First, at <a href="/news/">length</a>.</p><script>x</script>',
  venue: 'Hall',
  address: 'Changsha',
};

function draft(changes: Partial<EditionDraft> = {}): EditionDraft {
  return { number: 5, startDate: '2027-06-10', endDate: '2027-06-13', texts: { 'en-US': text }, ...changes };
}

beforeEach(async () => {
  await db().deleteFrom('edition_figure').execute();
  await db().deleteFrom('edition').execute();
  await db().deleteFrom('search_entry').where('type', '=', 'edition').execute();
});

test('an edition is written whole, and read as it was handed in', async () => {
  const figures: EditionDraft['figures'] = [
    { key: 'projects', value: '12', since: 4, texts: { 'en-US': { label: 'Projects (two editions)' } } },
    {
      ...{ key: 'signed', value: '1.5', approximate: true },
      texts: { 'en-US': { label: 'Signed', unit: 'US$ bn' }, 'zh-CN': { label: '签约', unit: '亿美元', value: '15' } },
    },
  ];
  await writeContent(db(), editionKind, draft({ number: 4 }));
  const whole = draft({
    ...{ publicFrom: '2027-06-12', publicTo: '2027-06-13', guestCountries: ['KE', 'ZA'], figures },
    texts: { 'en-US': { ...text, provinces: ['Hubei'] }, 'fr-FR': { ...text, name: 'Qui ?' } },
  });
  expect(await writeContent(db(), editionKind, whole)).toBe('5');
  expect(await edition(db(), 5, 'en-US')).toMatchObject({
    ...{ number: 5, lang: 'en-US', name: 'Fifth', publicFrom: '2027-06-12', provinces: ['Hubei'], isCurrent: false },
    body: '<p>First, at <a href="/en-US/news/">length</a>.</p>',
    guestCountries: [{ code: 'KE' }, { code: 'ZA' }],
    figures: [
      { key: 'projects', value: '12', sinceEdition: 4 },
      { key: 'signed', value: '1.5', approximate: true, sinceEdition: null },
    ],
  });
  expect(await edition(db(), 5, 'fr-FR')).toMatchObject({ lang: 'fr-FR', name: 'Qui\u202f?' });
  expect((await edition(db(), 5, 'zh-CN'))?.figures[1]).toMatchObject({ value: '15', lang: 'zh-CN' });
});

test('written anew, an edition says the new and nothing of the old; the moment shown is a field', async () => {
  const figures = [{ key: 'projects', value: '12', texts: { 'en-US': { label: 'Projects' } } }];
  const texts = { 'en-US': text, 'zh-CN': { ...text, name: '第五届' } };
  await writeContent(
    db(),
    editionKind,
    draft({ guestCountries: ['KE'], publicFrom: '2027-06-12', publicTo: '2027-06-12', figures, texts }),
  );
  const change = draft({ endDate: '2027-06-14', guestCountries: ['NG'], current: true, shownPhase: 'during' });
  await writeContent(db(), editionKind, change, '5');
  expect(await findCurrentEdition(db(), 'zh-CN')).toMatchObject({
    ...{ number: 5, endDate: '2027-06-14', publicFrom: null, figures: [], shownPhase: 'during', lang: 'en-US' },
    guestCountries: [{ code: 'NG' }],
  });
  await writeContent(db(), editionKind, draft({ current: true }), '5');
  expect(await findCurrentEdition(db(), 'zh-CN')).toMatchObject({ shownPhase: null });
  expect(await wrongFields(db(), editionKind, draft())).toEqual(['number']);
  expect(await wrongFields(db(), editionKind, draft({ number: 6 }), '5')).toEqual(['number']);
});

test('while the site is about an edition no draft of another one takes its place, newer or older', async () => {
  await writeContent(db(), editionKind, draft({ number: 4, current: true }));
  expect(await wrongFields(db(), editionKind, draft({ current: true }))).toEqual(['current']);
  expect(await wrongFields(db(), editionKind, draft({ number: 3, current: true }))).toEqual(['current']);
  await writeContent(db(), editionKind, draft());
  expect(await findCurrentEdition(db(), 'en-US')).toMatchObject({ number: 4 });
  await writeContent(db(), editionKind, draft({ number: 4 }), '4');
  await writeContent(db(), editionKind, draft({ current: true }), '5');
  expect(await findCurrentEdition(db(), 'en-US')).toMatchObject({ number: 5 });
});

test('what is published of an edition that comes after the current one is seen once that is the current one', async () => {
  const found = async () =>
    (await db().selectFrom('search_entry').select('thing_id').where('type', '=', 'edition').execute()).map(
      ({ thing_id }) => thing_id,
    );
  const listed = () => editionsAddresses.things[0]?.between(db(), { from: 1, to: 9, now: new Date() });
  await writeContent(db(), editionKind, draft({ number: 4, current: true }));
  await writeContent(db(), editionKind, draft({ guestCountries: ['KE'] }));
  expect(await edition(db(), 5, 'en-US')).toBeUndefined();
  expect((await editionLines(db(), 'en-US')).map(({ number }) => number)).toEqual([4]);
  expect(await editionsWithGuest(db(), 'KE', 'en-US')).toEqual([]);
  expect(await editionOnDays(db(), ['2027-06-10'], 'en-US')).toMatchObject({ number: 4 });
  expect(await listed()).toEqual([{ path: '/previous/detail/4' }]);
  expect(await found()).toEqual(['4']);
  expect(await knownEditions(db(), 'fr-FR')).toMatchObject([
    { number: 5, called: { name: 'Fifth', lang: 'en-US' }, isCurrent: false, isComing: true },
    { number: 4, isCurrent: true, isComing: false },
  ]);
  await writeContent(db(), editionKind, draft({ number: 4 }), '4');
  await writeContent(db(), editionKind, draft({ guestCountries: ['KE'], current: true }), '5');
  expect((await editionLines(db(), 'en-US')).map(({ number }) => number)).toEqual([5, 4]);
  expect(await editionsWithGuest(db(), 'KE', 'en-US')).toMatchObject([{ number: 5 }]);
  expect(await listed()).toHaveLength(2);
  expect((await found()).toSorted()).toEqual(['4', '5']);
});

test('withdrawn, an edition is not to be seen and the site is about it no longer; figures that begin with it stay', async () => {
  const figures = [{ key: 'a', value: '1', since: 4, texts: { 'en-US': { label: 'A' } } }];
  await writeContent(db(), editionKind, draft({ number: 4, current: true }));
  await writeContent(db(), editionKind, draft({ figures }));
  const before = await readContent(db(), editionKind, '4');
  await withdrawContent(db(), editionKind, '4');
  expect(await edition(db(), 4, 'en-US')).toBeUndefined();
  expect(await findCurrentEdition(db(), 'en-US')).toBeUndefined();
  expect((await editionLines(db(), 'fr-FR')).map(({ number }) => number)).toEqual([5]);
  expect(await editionsAddresses.things[0]?.between(db(), { from: 4, to: 4, now: new Date() })).toEqual([]);
  expect((await edition(db(), 5, 'en-US'))?.figures).toMatchObject([{ sinceEdition: 4 }]);
  await writeContent(db(), editionKind, before, '4');
  expect(await findCurrentEdition(db(), 'en-US')).toMatchObject({ number: 4 });
});

test.each<[string, Partial<EditionDraft>, string]>([
  ['no text', { texts: {} }, 'texts'],
  ['an empty body', { texts: { 'en-US': { ...text, body: '<p> </p>' } } }, 'texts.en-US.body'],
  ['NUL in a name', { texts: { 'en-US': { ...text, name: 'A\0' } } }, 'texts.en-US.name'],
  ['an end before its start', { endDate: '2027-06-09' }, 'endDate'],
  ['a day that does not exist', { startDate: '2027-02-30' }, 'startDate'],
  ['public days outside its own', { publicFrom: '2027-06-01', publicTo: '2027-06-13' }, 'publicFrom'],
  ['a first public day without a last', { publicFrom: '2027-06-11' }, 'publicTo'],
  ['a guest that is no country of Africa', { guestCountries: ['FR'] }, 'guestCountries.0'],
  [
    'a figure that is no number',
    { figures: [{ key: 'a', value: '1e5', texts: { 'en-US': { label: 'A' } } }] },
    'figures.0.value',
  ],
  [
    'a figure that adds up from an edition that does not exist',
    { figures: [{ key: 'a', value: '1', since: 3, texts: { 'en-US': { label: 'A' } } }] },
    'figures.0.since',
  ],
  [
    'a figure that adds up a later edition',
    { figures: [{ key: 'a', value: '1', since: 6, texts: { 'en-US': { label: 'A' } } }] },
    'figures',
  ],
])('a draft with %s is refused whole', async (_, wrong, field) => {
  expect(await wrongFields(db(), editionKind, draft(wrong))).toContain(field);
  expect(await edition(db(), 5, 'en-US')).toBeUndefined();
});

test('a country has one text, the last that was written, and none once it is withdrawn', async () => {
  const write = (lead: string) => {
    const texts = { 'fr-FR': { lead, body: '<p>Dattes</p>' } };
    return writeContent(db(), countryKind, { code: 'TN', texts }, 'TN');
  };
  await write('Premier');
  await write('Second !');
  expect(await countryText(db(), 'TN', 'en-US')).toEqual({
    ...{ lead: 'Second\u202f!', body: '<p>Dattes</p>', lang: 'fr-FR' },
  });
  const before = await readContent(db(), countryKind, 'TN');
  expect(await wrongFields(db(), countryKind, { ...before, code: 'FR' })).toEqual(['code']);
  expect(await wrongFields(db(), countryKind, { ...before, code: 'KE' }, 'TN')).toEqual(['code']);
  expect(
    await wrongFields(db(), countryKind, { code: 'TN', texts: { 'en-US': { lead: 'L', body: '' } } }, 'TN'),
  ).toEqual(['texts.en-US.body']);
  await withdrawContent(db(), countryKind, 'TN');
  expect(await countryText(db(), 'TN', 'en-US')).toBeUndefined();
  const keys = await countryKind.keys(db(), undefined, 100);
  expect(keys).toHaveLength(54);
  expect(await countryKind.keys(db(), keys[9], 2)).toEqual(keys.slice(10, 12));
});

test('organisers and supporting links are written, put in order and withdrawn', async () => {
  const names = (name: string) => ({ texts: { 'en-US': { name } } });
  const first = await writeContent(db(), organiserKind, { role: 'host', position: 1, ...names('First') });
  await writeContent(db(), organiserKind, { role: 'host', position: 2, ...names('Second') });
  const hosts = async () => (await organisers(db(), 'host', 'fr-FR')).map(({ name, url, lang }) => [name, url, lang]);
  const ministry = {
    role: 'host',
    position: 2,
    url: 'https://ministry.example',
    texts: { 'fr-FR': { name: 'Ministère' } },
  };
  await writeContent(db(), organiserKind, ministry, first);
  expect(await hosts()).toEqual([
    ['Ministère', 'https://ministry.example', 'fr-FR'],
    ['Second', null, 'en-US'],
  ]);
  const link = await writeContent(db(), linkKind, { position: 0, url: 'https://link.example', ...names('Link') });
  expect(await supportingLinks(db(), 'en-US')).toMatchObject([{ name: 'Link', url: 'https://link.example' }]);
  expect(await linkKind.keys(db(), undefined, 9)).toEqual([link]);
  expect(await organiserKind.keys(db(), undefined, 9)).not.toContain(link);
  expect(await readContent(db(), linkKind, link)).toEqual({
    position: 0,
    url: 'https://link.example',
    ...names('Link'),
  });
  await withdrawContent(db(), linkKind, link);
  expect(await supportingLinks(db(), 'en-US')).toHaveLength(5);
  await withdrawContent(db(), organiserKind, first);
  expect(await hosts()).toEqual([['Second', null, 'en-US']]);
  expect(await wrongFields(db(), organiserKind, { role: 'guest', position: 0, texts: {} })).toEqual(['role', 'texts']);
  expect(await wrongFields(db(), linkKind, { position: 0, url: 'gov.cn', ...names('L') })).toEqual(['url']);
});
