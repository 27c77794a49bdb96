import { noteShown, type Staff, staffById } from '#features/staff/index.server.ts';
import { venueIso } from '#platform/clock/clock.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import { partyName, reasonWords } from './report-words.server.ts';
import { readReport } from './reports.server.ts';

/** A report as its page shows it; undefined where there is none. That somebody read what the two had written is noted. */
export async function readForStaff(site: SiteContext, staff: Staff, id: number) {
  const report = await readReport(site, id);
  if (!report) return undefined;
  const what = 'a report of a talk, with its last messages';
  await noteShown(site, staff, { act: 'report.read', about: `report ${id}`, what, ids: [id] });
  const { resolution, resolvedAt, resolvedBy, reason, at, entries, reporterSide, reporter, reported, ...rest } = report;
  const i18n = i18nFor(site.locale);
  const names = { from: partyName(i18n, reporter), about: partyName(i18n, reported) };
  const by = resolvedBy === null ? undefined : (await staffById(site.db, resolvedBy))?.name;
  return {
    ...rest,
    ...names,
    since: at,
    at: venueIso(at),
    reason: i18n._(reasonWords[reason]),
    entries: entries.map(({ at: written, side, ...entry }) => ({
      ...entry,
      at: venueIso(written),
      by: side === null ? undefined : side === reporterSide ? names.from : names.about,
    })),
    decision: resolution && resolvedAt ? { is: resolution, by, at: venueIso(resolvedAt) } : undefined,
  };
}
