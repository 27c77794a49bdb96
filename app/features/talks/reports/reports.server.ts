import type { SelectQueryBuilder } from 'kysely';
import type { Schema } from '#db/schema/tables.gen.ts';
import { membersById } from '#features/accounts/index.server.ts';
import { projectsForTalks, type TalkProject } from '#features/negotiation/index.server.ts';
import { unsealPersonal } from '#platform/crypto/personal.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { openContent } from '../entry/append-entry.server.ts';
import { reportPurpose } from '../entry/sealed-purposes.ts';
import { type EntryKind, otherSide, type ReportReason, type Side } from '../talks.ts';

/** A report as staff reads it: what is said, of whom, and what the two had written last. */
export interface Report {
  id: number;
  talk: string;
  project: { id: number; name: string; lang: Locale };
  reason: ReportReason;
  content: string;
  reporterSide: Side;
  /** Undefined: has left since. */
  reporter: { side: Side; name: string; company: string } | undefined;
  reported: { side: Side; name: string; company: string } | undefined;
  at: Date;
  resolution: 'dismissed' | 'closed' | null;
  resolvedAt: Date | null;
  /** Id of whoever decided. */
  resolvedBy: number | null;
  entries: { number: number; side: Side | null; kind: EntryKind; content: string | undefined; at: Date }[];
}

/** Entries before a report that come with it. */
const shownEntries = 20;

/** Reports to decide on, oldest first, or those that have been decided, newest first. */
export async function listReports(
  site: SiteContext,
  { resolved, limit, offset }: { resolved: boolean; limit: number; offset: number },
): Promise<{ reports: Report[]; total: number }> {
  const some = site.db.selectFrom('talk_report').where('resolved_at', resolved ? 'is not' : 'is', null);
  const { total } = await some.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await withTalk(some)
    .orderBy('talk_report.id', resolved ? 'desc' : 'asc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { reports: await openReports(site, rows), total };
}

/** One report; undefined where there is none. */
export async function readReport(site: SiteContext, id: number): Promise<Report | undefined> {
  const rows = await withTalk(site.db.selectFrom('talk_report').where('talk_report.id', '=', id)).execute();
  return (await openReports(site, rows))[0];
}

type Reports = SelectQueryBuilder<Schema, 'talk_report', unknown>;

const withTalk = (some: Reports) =>
  some
    .innerJoin('talk', 'talk.id', 'talk_report.talk_id')
    .selectAll('talk_report')
    .select(['talk.key', 'talk.project_id']);

type Row = Awaited<ReturnType<ReturnType<typeof withTalk>['execute']>>[number];

async function openReports({ db, settings, locale }: SiteContext, rows: readonly Row[]): Promise<Report[]> {
  const projects = await projectsForTalks(db, [...new Set(rows.map((row) => row.project_id))], locale);
  return Promise.all(
    rows.map(async (row): Promise<Report> => {
      const [people, entries] = [await peopleOf(db, row.talk_id), await entriesBefore(db, row)];
      return {
        id: row.id,
        talk: row.key,
        project: named(projects.get(row.project_id), row.project_id, locale),
        reason: row.reason,
        content: unsealPersonal(settings, reportPurpose, row.sealed),
        reporterSide: row.side,
        reporter: people(row.side),
        reported: people(otherSide(row.side)),
        at: row.created_at,
        resolution: row.resolution,
        resolvedAt: row.resolved_at,
        resolvedBy: row.staff_id,
        entries: entries.map(({ number, side, kind, sealed, created_at }) => ({
          ...{ number, side, kind: kind as EntryKind, at: created_at },
          content: openContent(settings, sealed),
        })),
      };
    }),
  );
}

const named = (project: TalkProject | undefined, id: number, locale: Locale) => ({
  id,
  name: project?.name ?? '',
  lang: project?.lang ?? locale,
});

async function peopleOf(db: SiteContext['db'], talkId: number) {
  const rows = await db.selectFrom('talk_side').select(['side', 'member_id']).where('talk_id', '=', talkId).execute();
  const members = await membersById(
    db,
    rows.flatMap((row) => row.member_id ?? []),
  );
  return (side: Side) => {
    const member = members.get(rows.find((row) => row.side === side)?.member_id ?? 0);
    return member && { side, name: member.name, company: member.company };
  };
}

async function entriesBefore(db: SiteContext['db'], { talk_id, number }: { talk_id: number; number: number }) {
  const rows = await db
    .selectFrom('talk_entry')
    .select(['number', 'side', 'kind', 'sealed', 'created_at'])
    .where('talk_id', '=', talk_id)
    .where('number', '<=', number)
    .orderBy('number', 'desc')
    .limit(shownEntries)
    .execute();
  return rows.toReversed();
}
