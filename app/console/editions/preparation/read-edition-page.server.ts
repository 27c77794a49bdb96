import { type Staff, staffPage } from '#features/staff/index.server.ts';
import { venueIso, venueMinute } from '#platform/clock/clock.ts';
import { Refusal } from '#platform/http/refusal.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { formatMoment } from '#ui/dates/dates.ts';
import { mayBeginEdition, mayTakeOver } from '../../policy/edition-policy.server.ts';
import { linksOf } from '../../preview/preview-links.server.ts';
import { shortTime } from '../../shown/short-time.server.ts';
import { editionDeeds } from '../edition-address.ts';
import { editionsOfStaff, type StaffEdition } from '../staff-editions.server.ts';
import { changeOnItsWay, type EditionChange, readChange } from '../takeover/takeovers.server.ts';
import { readChecklist } from './read-checklist.server.ts';

/** What an address of an edition names. @throws 404 where there is no such edition */
export async function openEdition(
  site: Pick<SiteContext, 'db' | 'locale'>,
  id: string | undefined,
): Promise<{ edition: StaffEdition; current: StaffEdition | undefined }> {
  const all = await editionsOfStaff(site);
  const edition = all.find(({ number }) => String(number) === id);
  if (!edition) throw new Refusal(404);
  return { edition, current: all.find(({ isCurrent }) => isCurrent) };
}

/** The page of an edition: `?done=` stands there after an act. */
export async function readEditionPage(request: Request, site: SiteContext, id: string | undefined) {
  const { staff } = await staffPage(request, site, 'see');
  const { edition, current } = await openEdition(site, id);
  const { isComing } = edition;
  const change = await readChange(site.db, edition.number);
  const other = await changeOnItsWay(site.db);
  const done = new URL(request.url).searchParams.get('done');
  return {
    edition,
    current: current && { number: current.number, name: current.name, lang: current.lang },
    checks: isComing ? await readChecklist(site.db, edition, current) : [],
    change: change && shownChange(site, change),
    /** Another edition that is on its way. */
    other: other && other.edition !== edition.number ? other.edition : undefined,
    links: isComing ? await shownLinks(site, edition) : [],
    may: mayOf(staff, edition),
    done: editionDeeds.find((deed) => deed === done),
  };
}

/** What the page of an edition is given. */
export type EditionPage = Awaited<ReturnType<typeof readEditionPage>>;

/** How the change to an edition stands, written for whoever reads it. */
function shownChange(
  { clock, locale }: SiteContext,
  { from, begunAt, begunBy, takesOverAt, refused, doneAt }: EditionChange,
) {
  const moment = (at: Date) => formatMoment(venueIso(at), locale);
  return {
    from,
    begun: { at: shortTime(begunAt, clock.now(), locale), by: begunBy },
    /** When it takes over, to the second, as the field for date and time holds it, and in words; undefined where nobody has said when, or it is done. */
    planned:
      takesOverAt && !doneAt
        ? { at: venueIso(takesOverAt).slice(0, 19), minute: venueMinute(takesOverAt), words: moment(takesOverAt) }
        : undefined,
    refused: refused && { at: moment(refused.at), because: refused.because, key: refused.key ?? '' },
    done: doneAt ? moment(doneAt) : undefined,
  };
}

/** The links that show the site as it will be. */
async function shownLinks(site: SiteContext, { thingId }: StaffEdition) {
  const links = thingId === undefined ? [] : await linksOf(site, thingId, true);
  return links.map(({ id, thread, expiresAt, opened }) => ({
    ...{ id, thread, opened },
    until: formatMoment(venueIso(expiresAt), site.locale),
  }));
}

function mayOf(staff: Staff, { isComing, thingId }: StaffEdition) {
  return {
    plan: isComing && mayTakeOver(staff),
    giveUp: isComing && mayBeginEdition(staff),
    preview: isComing && thingId !== undefined && mayTakeOver(staff),
  };
}
