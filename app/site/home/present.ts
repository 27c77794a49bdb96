import type { Edition, Figure, GuestCountry } from '#features/editions/editions.ts';
import type { ArticleCard } from '#features/news/news.ts';
import { byName } from '#platform/i18n/by-name.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { wovenPicture } from '#ui/woven/woven-pictures.server.ts';

/** What the home page shows of a figure. */
export type ShownFigure = Pick<Figure, 'key' | 'label' | 'lang' | 'parts'>;

/** What the home page shows of an edition: a data request is answered with nothing else. */
export type ShownEdition = Omit<
  Edition,
  'number' | 'body' | 'provinces' | 'isCurrent' | 'shownPhase' | 'figures' | 'guestCountries'
> & {
  figures: ShownFigure[];
  guestCountries: ShownGuest[];
};

/** A guest country with the address of its landscape. */
export type ShownGuest = GuestCountry & { picture?: string | undefined };

/** An edition as the home page shows it. */
export function shownEdition(edition: Edition, locale: Locale): ShownEdition {
  return {
    lang: edition.lang,
    name: edition.name,
    theme: edition.theme,
    summary: edition.summary,
    startDate: edition.startDate,
    endDate: edition.endDate,
    publicFrom: edition.publicFrom,
    publicTo: edition.publicTo,
    venue: edition.venue,
    address: edition.address,
    openingHours: edition.openingHours,
    guestCountries: edition.guestCountries
      .toSorted(byName(locale))
      .map((guest) => ({ ...guest, picture: wovenPicture('countries', guest.code) })),
    figures: edition.figures.map(({ key, label, lang, parts }) => ({ key, label, lang, parts })),
  };
}

/** Articles for a row of pictures, which shows no summaries. */
export function withoutSummaries(articles: ArticleCard[]): ArticleCard[] {
  return articles.map((article) => ({ ...article, summary: '' }));
}
