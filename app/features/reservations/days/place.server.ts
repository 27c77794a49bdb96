import { msg } from '@lingui/core/macro';
import { findCurrentEdition } from '#features/editions/index.server.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';

/** Where a visit is: on the days of the edition at its venue, on all others in the year-round hall. */
export async function placeOf({ db, locale }: Pick<SiteContext, 'db' | 'locale'>, date: string): Promise<string> {
  const edition = await findCurrentEdition(db, locale);
  if (edition && edition.startDate <= date && date <= edition.endDate) return edition.venue;
  return i18nFor(locale)._(msg`Year-round hall, Gaoqiao Grand Market, Changsha`);
}
