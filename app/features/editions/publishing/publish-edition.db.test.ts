import { beforeEach, expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { countryText, edition, findCurrentEdition } from '../queries.server.ts';
import type { EditionDraft } from './drafts.server.ts';
import { publishCountryText } from './publish-country-text.server.ts';
import { publishEdition } from './publish-edition.server.ts';

const { db } = testDatabase();
const editor = { roles: ['editor'] } as const;

const text = {
  name: 'Fifth',
  theme: 'Theme',
  summary: 'Summary',
  body: 'First.\n\n- <b>one</b>',
  venue: 'Hall',
  address: 'Changsha',
};

function draft(changes: Partial<EditionDraft> = {}): EditionDraft {
  return { number: 5, startDate: '2027-06-10', endDate: '2027-06-13', texts: { 'en-US': text }, ...changes };
}

beforeEach(async () => {
  await db().deleteFrom('edition_figure').execute();
  await db().deleteFrom('edition').execute();
});

test('an edition is written whole, and read as it was handed in', async () => {
  const figures: EditionDraft['figures'] = [
    { key: 'projects', value: '12', since: 4, texts: { 'en-US': { label: 'Projects (two editions)' } } },
    {
      ...{ key: 'signed', value: '1.5', approximate: true },
      texts: { 'en-US': { label: 'Signed', unit: 'US$ bn' }, 'zh-CN': { label: '签约', unit: '亿美元', value: '15' } },
    },
  ];
  await publishEdition(db(), editor, draft({ number: 4 }));
  const whole = draft({
    ...{ publicFrom: '2027-06-12', publicTo: '2027-06-13', guestCountries: ['KE', 'ZA'], figures },
    texts: { 'en-US': { ...text, provinces: ['Hubei'] }, 'fr-FR': { ...text, name: 'Qui ?' } },
  });
  expect(await publishEdition(db(), editor, whole)).toEqual({ outcome: 'published' });
  expect(await edition(db(), 5, 'en-US')).toMatchObject({
    ...{ number: 5, lang: 'en-US', name: 'Fifth', publicFrom: '2027-06-12', provinces: ['Hubei'], isCurrent: false },
    body: '<p>First.</p>\n<ul>\n<li>&lt;b&gt;one&lt;/b&gt;</li>\n</ul>',
    guestCountries: [{ code: 'KE' }, { code: 'ZA' }],
    figures: [
      { key: 'projects', value: '12', sinceEdition: 4 },
      { key: 'signed', value: '1.5', approximate: true, sinceEdition: null },
    ],
  });
  expect(await edition(db(), 5, 'fr-FR')).toMatchObject({ lang: 'fr-FR', name: 'Qui\u202f?' });
  expect((await edition(db(), 5, 'zh-CN'))?.figures[1]).toMatchObject({ value: '15', lang: 'zh-CN' });
});

test('publishing again takes the place of what was known, and leaves which edition is current', async () => {
  await publishEdition(db(), editor, draft({ guestCountries: ['KE'] }));
  await db().updateTable('edition').set({ is_current: true }).execute();
  await publishEdition(db(), editor, draft({ endDate: '2027-06-14', guestCountries: ['NG'] }));
  expect(await findCurrentEdition(db(), 'en-US')).toMatchObject({
    ...{ number: 5, endDate: '2027-06-14', figures: [] },
    guestCountries: [{ code: 'NG' }],
  });
});

test('whoever is no editor publishes nothing', async () => {
  expect(await publishEdition(db(), { roles: [] }, draft())).toEqual({ outcome: 'forbidden' });
  expect(await publishCountryText(db(), { roles: [] }, { code: 'KE', texts: {} })).toEqual({
    outcome: 'forbidden',
  });
  expect(await edition(db(), 5, 'en-US')).toBeUndefined();
});

test.each<[string, Partial<EditionDraft>, string]>([
  ['no text', { texts: {} }, 'texts'],
  ['an empty body', { texts: { 'en-US': { ...text, body: ' \n\n ' } } }, 'texts.en-US.body'],
  ['NUL in a name', { texts: { 'en-US': { ...text, name: 'A\0' } } }, 'texts.en-US.name'],
  ['an end before its start', { endDate: '2027-06-09' }, 'endDate'],
  ['a day that does not exist', { startDate: '2027-02-30' }, 'startDate'],
  ['public days outside its own', { publicFrom: '2027-06-01', publicTo: '2027-06-13' }, 'publicFrom'],
  ['a first public day without a last', { publicFrom: '2027-06-11' }, 'publicTo'],
  ['a guest that is no country of Africa', { guestCountries: ['FR'] }, 'guestCountries.0'],
  ['a guest twice', { guestCountries: ['KE', 'KE'] }, 'guestCountries'],
  [
    'a figure that is no number',
    { figures: [{ key: 'a', value: '1e5', texts: { 'en-US': { label: 'A' } } }] },
    'figures.0.value',
  ],
  [
    'a figure that adds up from an edition that does not exist',
    { figures: [{ key: 'a', value: '1', since: 3, texts: { 'en-US': { label: 'A' } } }] },
    'figures',
  ],
  [
    'a figure that adds up a later edition',
    { figures: [{ key: 'a', value: '1', since: 6, texts: { 'en-US': { label: 'A' } } }] },
    'figures',
  ],
])('a draft with %s is refused whole', async (_, wrong, field) => {
  const publication = await publishEdition(db(), editor, draft(wrong));
  const fields = publication.outcome === 'invalid' ? publication.error.issues.map(({ path }) => path.join('.')) : [];
  expect(fields).toContain(field);
  expect(await edition(db(), 5, 'en-US')).toBeUndefined();
});

test('a country has one text, the last that was published', async () => {
  const write = (lead: string) =>
    publishCountryText(db(), editor, { code: 'TN', texts: { 'fr-FR': { lead, body: 'Dattes' } } });
  await write('Premier');
  expect(await write('Second !')).toEqual({ outcome: 'published' });
  expect(await countryText(db(), 'TN', 'en-US')).toEqual({
    ...{ lead: 'Second\u202f!', body: '<p>Dattes</p>', lang: 'fr-FR' },
  });
  expect(await publishCountryText(db(), editor, { code: 'FR', texts: {} })).toMatchObject({ outcome: 'invalid' });
});
