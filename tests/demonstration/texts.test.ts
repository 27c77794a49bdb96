import { expect, test } from 'vitest';
import { africanRegions } from '#features/editions/african-regions.ts';
import { countriesIn } from '#features/editions/bundle.server.ts';
import { articlesIn } from '#features/news/bundle.server.ts';
import { type Locale, locales } from '#platform/i18n/locale.ts';
import { frenchSpaces } from '#platform/i18n/typesetting/french-spaces.ts';
import { demonstration } from '#server/demonstration/demonstration.ts';
import { writtenTexts } from './written.ts';

const articles = await articlesIn(demonstration);
const written = writtenTexts();

function withoutTags(html: string): string {
  return html.replace(/<[^>]*>/g, ' ');
}

/** What a run is counted in: words in English and French, characters in Chinese; punctuation counts for nothing. */
function units(html: string, locale: Locale): string[] {
  const text = withoutTags(html).toLowerCase();
  if (locale === 'zh-CN') return [...text.replace(/[^\p{L}\p{N}]/gu, '')];
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}

test('no two texts share a run of 12 words or 20 Chinese characters', () => {
  const seen = new Map<string, string>();
  const shared = new Set<string>();
  // Hours are told the same way for every edition.
  for (const { where, locale, html } of written.filter(({ where }) => !where.endsWith(' openingHours'))) {
    const all = units(html, locale);
    const length = locale === 'zh-CN' ? 20 : 12;
    for (let i = 0; i + length <= all.length; i += 1) {
      const run = all.slice(i, i + length).join(' ');
      const other = seen.get(run);
      if (other !== undefined && other !== where) shared.add(`${other} / ${where}: ${run}`);
      seen.set(run, where);
    }
  }
  expect([...shared]).toEqual([]);
});

test('there are at least 48 articles over the six categories, six albums and six clips among them', () => {
  const count = Map.groupBy(articles, ({ category }) => category);
  expect(articles.length).toBeGreaterThanOrEqual(48);
  expect([...count.keys()].toSorted()).toEqual(['exhi', 'news', 'notic', 'photo', 'teamwork', 'video']);
  expect(count.get('photo')?.filter(({ album = [] }) => album.length >= 5).length).toBeGreaterThanOrEqual(6);
  const clips = count.get('video')?.flatMap(({ video }) => video ?? []) ?? [];
  expect(clips.length).toBeGreaterThanOrEqual(6);
  expect(clips.filter(({ seconds }) => seconds < 20 || seconds > 40)).toEqual([]);
});

const lengths = {
  text: { words: [150, 500], characters: [300, 900] },
  media: { words: [80, 500], characters: [150, 900] },
  country: { words: [250, 400], characters: [400, 750] },
};

/** How long a text is: words in English and French, characters in Chinese; marks count for nothing. */
function lengthOf(html: string, locale: Locale): number {
  const counted = locale === 'zh-CN' ? /\p{Script=Han}/gu : /\S*[\p{L}\p{N}]\S*/gu;
  return withoutTags(html).match(counted)?.length ?? 0;
}

test.each(articles)('$category/$key is of real length in three languages', ({ category, texts }) => {
  const { words, characters } = lengths[category === 'photo' || category === 'video' ? 'media' : 'text'];
  for (const locale of locales) {
    const [least, most] = locale === 'zh-CN' ? characters : words;
    const length = lengthOf(texts[locale]?.body ?? '', locale);
    expect(length, `${locale}: at least`).toBeGreaterThanOrEqual(least ?? 0);
    expect(length, `${locale}: at most`).toBeLessThanOrEqual(most ?? 0);
  }
});

test('each of the 54 countries has a text of its own in three languages, of a length to be read', async () => {
  const countries = await countriesIn(demonstration);
  expect(countries.map(({ code }) => code).toSorted()).toEqual(Object.values(africanRegions).flat().toSorted());
  const { words, characters } = lengths.country;
  const wrong = countries.flatMap(({ code, texts }) =>
    locales.flatMap((locale) => {
      const [least = 0, most = 0] = locale === 'zh-CN' ? characters : words;
      const length = lengthOf(texts[locale]?.body ?? '', locale);
      return length >= least && length <= most ? [] : [`${code} ${locale}: ${length}`];
    }),
  );
  expect(wrong).toEqual([]);
});

test('articles lie in folders of their category, and no two appear at the same minute or later than 2025', () => {
  for (const { file, category, key } of articles) expect(file).toBe(`news/${category}/${key}`);
  const minutes = articles.map(({ publishedAt }) => publishedAt.toISOString().slice(0, 16));
  expect(new Set(minutes).size).toBe(minutes.length);
  expect(minutes.filter((minute) => minute < '2019' || minute >= '2025-12-31T16:00')).toEqual([]);
});

const tags = /^(p|h2|h3|ul|ol|li|blockquote|strong|em|a|table|caption|thead|tbody|tr|th|td)$/;
const sections =
  /^\/(news|forum|exhibition|service|about|brand|previous|reservation|negotiation|finance|countries|search)\/[\w?=&/-]*$/;

test('bodies are made of the tags that publishing lets through, and link to sections of the site only', () => {
  for (const { where, html } of written) {
    const open: string[] = [];
    for (const [, slash, tag = '', rest = ''] of html.matchAll(/<(\/?)(\w+)([^>]*)>/g)) {
      expect(tag, where).toMatch(tags);
      if (slash) expect(open.pop(), where).toBe(tag);
      else open.push(tag);
      if (tag === 'a' && !slash) expect(/^ href="([^"]*)"$/.exec(rest)?.[1], where).toMatch(sections);
      else expect(rest, where).toBe('');
    }
    expect(open, where).toEqual([]);
  }
});

test('nothing is left to be written', () => {
  const unfinished = written.filter(
    ({ html }) => html.trim() === '' || /lorem|\bTODO\b|coming soon|敬请期待/i.test(html),
  );
  expect(unfinished.map(({ where }) => where)).toEqual([]);
});

const french = written.filter(({ locale }) => locale === 'fr-FR');
const wrongSpace = /.{0,12}(?:(?<!\u202f)[;!?»](?![!?])|(?<![\u202f\d]):|«(?!\u202f)|\w'\w).{0,8}/gu;

test('French has its narrow no-break spaces and its own apostrophe', () => {
  const wrong = french.flatMap(({ where, html }) => {
    const text = html.replace(/<[^>]*>/g, '');
    const found = [...(text.match(wrongSpace) ?? []), ...(frenchSpaces(text) === text ? [] : ['a wide space'])];
    return found.map((words) => `${where}: ${words}`);
  });
  expect(wrong).toEqual([]);
});

test('Chinese has full-width punctuation', () => {
  const halfWidth = /.{0,8}\p{Script=Han}[,;:!?()].{0,6}/gu;
  const wrong = written
    .filter(({ locale }) => locale === 'zh-CN')
    .flatMap(
      ({ where, html }) =>
        withoutTags(html)
          .match(halfWidth)
          ?.map((words) => `${where}: ${words}`) ?? [],
    );
  expect(wrong).toEqual([]);
});
