import { countryName } from '#features/editions/index.server.ts';
import { type PictureRef, pictureHref, type VideoRef, videoHref } from '#features/media/index.server.ts';
import { venueIso } from '#platform/clock/clock.ts';
import { localHref } from '#platform/i18n/address.ts';
import { byName } from '#platform/i18n/by-name.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { localiseLinks } from '#platform/rich-text/localise-links.ts';
import type { ArticleRow } from './article-rows.server.ts';
import { type AlbumPicture, type Article, type ArticleCard, type ArticleLink, articleHref, weaveSeed } from './news.ts';
import { scenePicture } from './scenes.server.ts';

interface Media {
  pictureOf: Map<number, PictureRef>;
  /** Left out where no article has a video. */
  videoOf?: Map<number, VideoRef>;
}

/** What lists show of an article. */
export function presentCard(row: ArticleRow, { pictureOf, videoOf }: Media): ArticleCard {
  const video = row.videoId === null ? undefined : videoOf?.get(row.videoId);
  const picture = (row.coverId === null ? undefined : pictureOf.get(row.coverId)) ?? video?.poster;
  return {
    id: row.id,
    title: row.title,
    summary: row.summary,
    lang: row.lang,
    category: { id: row.categoryId, hexId: row.hexId, name: row.categoryName },
    publishedAt: venueIso(row.publishedAt),
    href: articleHref(row.hexId, row.id),
    picture,
    scene: picture || row.scene === null ? undefined : scenePicture(row.scene),
    seconds: video?.seconds,
    pictures: row.pictures > 0 ? row.pictures : undefined,
  };
}

/** What a row of an article's page brings beyond that of a list. */
interface WholeRow extends ArticleRow {
  body: string;
  /** ISO 3166 codes. */
  countries: string[];
  /** Pictures, in order. */
  album: number[];
}

interface Surroundings extends Media {
  previous?: ArticleRow;
  next?: ArticleRow;
}

/** Width in pixels of the picture that other sites show with a link. */
const previewWidth = 960;

/** All that an article's page shows, for a page in `locale`. */
export function presentArticle(row: WholeRow, locale: Locale, { previous, next, ...media }: Surroundings): Article {
  const card = presentCard(row, media);
  return {
    ...card,
    preview: card.picture && pictureHref(card.picture, previewWidth, 'webp'),
    body: localiseLinks(row.body, locale),
    countries: row.countries.map((code) => ({ code, name: countryName(code, locale) })).toSorted(byName(locale)),
    album: row.album.flatMap((id) => presentAlbumPicture(media.pictureOf.get(id))),
    video: row.videoId === null ? undefined : media.videoOf?.get(row.videoId),
    previous: previous && presentLink(previous),
    next: next && presentLink(next),
  };
}

function presentAlbumPicture(picture: PictureRef | undefined): AlbumPicture[] {
  return picture ? [{ ...picture, large: pictureHref(picture, picture.width, 'webp') }] : [];
}

function presentLink({ title, lang, hexId, id, publishedAt }: ArticleRow): ArticleLink {
  return { title, lang, href: articleHref(hexId, id), publishedAt: venueIso(publishedAt) };
}

/** Width in pixels of the pictures that the API names. */
const apiPictureWidth = 640;

/** A row of the API's lists (contract, Calls; specification 3): an empty picture is the article's weave. */
export function presentRow(card: ArticleCard, locale: Locale) {
  return {
    id: card.id,
    title: card.title,
    imgUrl: card.picture ? pictureHref(card.picture, apiPictureWidth, 'webp') : `/weave/${weaveSeed(card.id)}.svg`,
    createTime: card.publishedAt.slice(0, 19).replace('T', ' '),
    summary: card.summary,
    lang: card.lang,
    url: localHref(locale, card.href),
    seconds: card.seconds,
    pictures: card.pictures,
  };
}

/** One article as the API gives it. */
export function presentDetail(article: Article, locale: Locale) {
  const { category, video } = article;
  return {
    ...presentRow(article, locale),
    body: article.body,
    category: { id: category.id, name: category.name, hexId: category.hexId },
    countries: article.countries.map(({ code, name }) => ({ code, name })),
    album: article.album.map(({ large, alt, lang }) => ({ url: large, alt, lang })),
    video: video ? { url: videoHref(video), seconds: video.seconds, alt: video.alt, lang: video.lang } : null,
    previous: presentNeighbour(article.previous, locale),
    next: presentNeighbour(article.next, locale),
  };
}

function presentNeighbour(link: ArticleLink | undefined, locale: Locale) {
  return link ? { title: link.title, lang: link.lang, url: localHref(locale, link.href) } : null;
}
