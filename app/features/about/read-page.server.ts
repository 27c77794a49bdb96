import { currentEdition, editionLines, organisers } from '#features/editions/index.server.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { sentOnce } from '#platform/router/data/sent-once.ts';
import { pagesOf } from '#ui/pages/pages-of.ts';
import { type Cursor, identities, readNumber } from './about.ts';
import { aboutArticles, readArticle } from './articles.server.ts';
import { downloads, keptDownloadCount } from './downloads/downloads.server.ts';
import { downloadsPerPage, readFilter } from './downloads/downloads.ts';
import { desks, venues } from './places.server.ts';
import { contact } from './queries.server.ts';
import { questions } from './questions.server.ts';

/** What a page of the section shows, or undefined where its filter or page does not exist. */
export async function readAboutPage(site: SiteContext, cursor: Cursor, query: URLSearchParams) {
  switch (cursor) {
    case 'introduction':
      return readIntroduction(site);
    case 'organisation':
      return readOrganisation(site);
    case 'contact':
      return readContact(site);
    case 'message':
      return readMessage(site);
    case 'previous':
      return readPrevious(site);
    case 'download':
      return readDownload(site, query);
  }
}

async function readIntroduction(site: SiteContext) {
  const { db, locale } = site;
  const [article, articles, edition] = await Promise.all([
    readArticle(db, { key: 'introduction' }, locale),
    aboutArticles(db, locale),
    currentEdition(site),
  ]);
  return {
    cursor: 'introduction' as const,
    article,
    // Those with a page of their own.
    articles: articles.filter(({ href }) => href.startsWith('/about/detail/')),
    edition: edition && {
      number: edition.number,
      name: edition.name,
      theme: edition.theme,
      startDate: edition.startDate,
      endDate: edition.endDate,
      venue: edition.venue,
      lang: edition.lang,
    },
  };
}

export type Introduction = Awaited<ReturnType<typeof readIntroduction>>;

async function readOrganisation({ db, locale, tags }: SiteContext) {
  tags.add('editions');
  const [article, hosts, bearers, units] = await Promise.all([
    readArticle(db, { key: 'organisation' }, locale),
    organisers(db, 'host', locale),
    organisers(db, 'bearer', locale),
    desks(db, locale),
  ]);
  return { cursor: 'organisation' as const, article, hosts, bearers, desks: units };
}

export type Organisation = Awaited<ReturnType<typeof readOrganisation>>;

async function readContact({ db, locale }: SiteContext) {
  const [office, all, places] = await Promise.all([contact(db, locale), desks(db, locale), venues(db, locale)]);
  return { cursor: 'contact' as const, office, desks: all, venues: places };
}

export type ContactData = Awaited<ReturnType<typeof readContact>>;

async function readMessage(site: SiteContext) {
  const { db, locale } = site;
  const [all, office] = await Promise.all([questions(db, locale), contact(db, locale)]);
  const asked = identities.filter((identity) => all.some((question) => question.identity === identity));
  return { cursor: 'message' as const, asked, questions: sentOnce(site, all), office };
}

export type MessageData = Awaited<ReturnType<typeof readMessage>>;

async function readPrevious({ db, locale, tags }: SiteContext) {
  tags.add('editions');
  return { cursor: 'previous' as const, editions: await editionLines(db, locale) };
}

export type PreviousData = Awaited<ReturnType<typeof readPrevious>>;

async function readDownload(site: SiteContext, query: URLSearchParams) {
  const { db, locale } = site;
  const filter = readFilter(query);
  const page = query.get('page') === null ? 1 : readNumber(query.get('page'));
  if (!filter || page === undefined) return undefined;
  const { total } = await keptDownloadCount(site, filter);
  const pages = pagesOf(total, downloadsPerPage);
  if (page > pages) return undefined;
  const found = await downloads(db, locale, { ...filter, offset: (page - 1) * downloadsPerPage });
  return { cursor: 'download' as const, filter, page, pages, total, downloads: sentOnce(site, found) };
}

export type DownloadData = NonNullable<Awaited<ReturnType<typeof readDownload>>>;
