import { msg } from '@lingui/core/macro';
import { editionOnDays } from '#features/editions/index.server.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';

type Needs = Pick<SiteContext, 'db' | 'locale'>;

/** Where a visit is: on the days of an edition at its venue, also once the site has gone on to the next one; on all others in the sub-hall. */
export async function placeOf(site: Needs, date: string): Promise<string> {
  const { ofEdition, hall } = await placesOf(site, [date]);
  return ofEdition?.venue ?? hall;
}

/** Days parted by where they are visited. */
export interface Places {
  /** Those of the edition; left out where there are none among them. */
  ofEdition?: { dates: string[]; venue: string };
  /** Where all others are. */
  hall: string;
}

/** Which of some days are an edition's own, of the newest that has any, and where that is. */
export async function placesOf({ db, locale }: Needs, dates: readonly string[]): Promise<Places> {
  const edition = await editionOnDays(db, dates, locale);
  const own = dates.filter((date) => edition && edition.startDate <= date && date <= edition.endDate);
  const hall = i18nFor(locale)._(msg`Sub-hall, Gaoqiao Grand Market, Changsha`);
  return edition && own.length > 0 ? { ofEdition: { dates: own, venue: edition.venue }, hall } : { hall };
}
