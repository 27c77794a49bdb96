import { expect, test } from 'vitest';
import { frenchSpaces } from '#platform/i18n/french-spaces.ts';
import { type Locale, locales } from '#platform/i18n/locale.ts';
import { seedAboutArticles } from './about/articles.ts';
import { seedDownloads } from './about/downloads.ts';
import { seedDesks, seedVenues } from './about/places.ts';
import { seedQuestions } from './about/questions.ts';
import { seedBuyers, seedExhibitors } from './directory/index.ts';
import { countryTexts } from './editions/countries.ts';
import { editions } from './editions/editions.ts';
import { seedChapters } from './exhibition/chapters.ts';
import { seedNotices } from './exhibition/notices.ts';
import { seedProviders } from './finance/index.ts';
import { seedMessages } from './messages/messages.ts';
import { seedProjects } from './negotiation/index.ts';
import type { SeedArticle } from './news/article.ts';
import { seedActivities } from './partners/activities.ts';
import { seedPartnerList } from './partners/partners.ts';
import { seedEvents } from './programme/index.ts';
import { serviceTexts } from './services/index.ts';

const articleFiles = import.meta.glob<SeedArticle>('./news/*/*.ts', { eager: true, import: 'default' });
const articles = Object.values(articleFiles);
const captionFiles = import.meta.glob<string>('/content/demonstration/media/videos/*/*.vtt', {
  eager: true,
  import: 'default',
  query: '?raw',
});

/** A text of the seed: one field of one thing in one language. */
interface Text {
  where: string;
  locale: Locale;
  html: string;
}

function fields(where: string, locale: Locale, record: Record<string, unknown>): Text[] {
  return Object.entries(record)
    .filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    .map(([field, html]) => ({ where: `${where} ${field}`, locale, html }));
}

function textsOfArticle({ category, key, texts, album = [], video }: SeedArticle): Text[] {
  const pictures = [...album, ...(video ? [video] : [])];
  return locales.flatMap((locale) => [
    ...fields(`news/${category}/${key} ${locale}`, locale, { ...texts[locale] }),
    ...pictures.map(({ alt }, i) => ({
      where: `news/${category}/${key} ${locale} alt ${i}`,
      locale,
      html: alt[locale],
    })),
  ]);
}

function captions([file, vtt]: [string, string]): Text {
  const [, key, locale] = /([\w-]+)\/(\w+-\w+)\.vtt$/.exec(file) ?? [];
  const words = vtt.split('\n').filter((line) => !/^(WEBVTT|\d+|.*-->.*)$/.test(line.trim()));
  return { where: `captions of ${key} ${locale}`, locale: locale as Locale, html: words.join('\n') };
}

const written: Text[] = [
  ...articles.flatMap(textsOfArticle),
  ...countryTexts.flatMap(({ code, texts }) =>
    locales.flatMap((locale) => fields(`countries/${code} ${locale}`, locale, { ...texts[locale] })),
  ),
  ...editions.flatMap(({ number, texts }) =>
    locales.flatMap((locale) => {
      const { summary, body } = texts[locale];
      return fields(`edition ${number} ${locale}`, locale, { summary, body });
    }),
  ),
  ...[...seedNotices, ...seedChapters].flatMap(({ key, texts }) =>
    locales.flatMap((locale) => fields(`exhibition/${key} ${locale}`, locale, { ...texts[locale] })),
  ),
  ...seedEvents.flatMap(({ key, texts }) =>
    locales.flatMap((locale) => {
      const { agenda, speakers, ...text } = texts[locale];
      return fields(`programme/${key} ${locale}`, locale, { ...text, ...agenda, ...speakers });
    }),
  ),
  ...[...seedExhibitors, ...seedBuyers].flatMap(({ key, texts }) =>
    locales.flatMap((locale) => fields(`directory/${key} ${locale}`, locale, { ...texts[locale] })),
  ),
  ...seedExhibitors.flatMap(({ key, products }) =>
    products.flatMap((product) =>
      locales.flatMap((locale) => fields(`directory/${key}/${product.key} ${locale}`, locale, product.texts[locale])),
    ),
  ),
  ...serviceTexts().flatMap(({ where, locale, texts }) => fields(`services/${where} ${locale}`, locale, texts)),
  ...seedProjects.flatMap(({ key, texts }) =>
    locales.flatMap((locale) => fields(`negotiation/${key} ${locale}`, locale, { ...texts[locale] })),
  ),
  ...seedMessages.flatMap(({ locale, title, content, answer }, i) => [
    ...fields(`messages/${i} ${locale}`, locale, { title, content }),
    ...locales.flatMap((each) => fields(`messages/${i} answer ${each}`, each, { answer: answer[each] })),
  ]),
  ...seedProviders.flatMap(({ key, texts }) =>
    locales.flatMap((locale) => fields(`finance/${key} ${locale}`, locale, { ...texts[locale] })),
  ),
  ...[...seedAboutArticles, ...seedDownloads, ...seedPartnerList].flatMap(({ key, texts }) =>
    locales.flatMap((locale) => fields(`about and partners/${key} ${locale}`, locale, { ...texts[locale] })),
  ),
  ...[...seedDesks, ...seedVenues].flatMap(({ key, texts }) =>
    locales.flatMap((locale) => fields(`about/places/${key} ${locale}`, locale, { ...texts[locale] })),
  ),
  ...seedQuestions.flatMap(({ texts }, i) =>
    locales.flatMap((locale) => fields(`about/questions/${i} ${locale}`, locale, { ...texts[locale] })),
  ),
  ...seedActivities.flatMap(({ partner, publishedAt, texts }) =>
    locales.flatMap((locale) =>
      fields(`partners/activities/${partner} ${publishedAt} ${locale}`, locale, { ...texts[locale] }),
    ),
  ),
  ...Object.entries(captionFiles).map(captions),
];

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
  for (const { where, locale, html } of written) {
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
};

test.each(articles)('$category/$key is of real length in three languages', ({ category, texts }) => {
  const { words, characters } = lengths[category === 'photo' || category === 'video' ? 'media' : 'text'];
  for (const locale of locales) {
    const body = withoutTags(texts[locale].body);
    const [least, most] = locale === 'zh-CN' ? characters : words;
    const length =
      locale === 'zh-CN' ? body.match(/\p{Script=Han}/gu)?.length : body.match(/\S*[\p{L}\p{N}]\S*/gu)?.length;
    expect(length, `${locale}: at least`).toBeGreaterThanOrEqual(least ?? 0);
    expect(length, `${locale}: at most`).toBeLessThanOrEqual(most ?? 0);
  }
});

test('keys are file names, and no two articles appear at the same minute or later than 2025', () => {
  for (const [file, { category, key }] of Object.entries(articleFiles))
    expect(file).toBe(`./news/${category}/${key}.ts`);
  const moments = articles.map(({ publishedAt }) => publishedAt);
  expect(new Set(moments).size).toBe(moments.length);
  expect(moments.filter((moment) => !/^\d{4}-\d\d-\d\dT\d\d:\d\d:00\+08:00$/.test(moment))).toEqual([]);
  expect(moments.filter((moment) => moment < '2019' || moment >= '2026')).toEqual([]);
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
