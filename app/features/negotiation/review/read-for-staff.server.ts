import { membersById } from '#features/accounts/index.server.ts';
import { countryName } from '#features/editions/index.server.ts';
import { noteShown, type Staff, staffById } from '#features/staff/index.server.ts';
import { venueIso } from '#platform/clock/clock.ts';
import type { Database } from '#platform/db/database.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import { isOpenStatus, projectHref } from '../negotiation.ts';
import { nameOf } from '../project/own-projects.server.ts';
import { comparedFields } from './changed-fields.server.ts';
import { handedInOf } from './handed-in.server.ts';
import { kindOf } from './inbox-queue.server.ts';

/** What waits of a project as its page shows it. */
export type ReadProject = Awaited<ReturnType<typeof readWaitingProject>>;

/**
 * What waits of a project, in full: how its owner is reached is part of what is approved, so staff reads it, and that they did is
 * noted. Where nothing waits, what was decided last; undefined where there is no such project.
 */
export async function readForStaff(site: SiteContext, staff: Staff, id: number) {
  const { db, settings } = site;
  const waiting = await handedInOf(db, settings, id);
  if (!waiting) {
    const decision = await lastDecision(db, id);
    return decision && { ...decision, here: undefined, waiting: undefined };
  }
  const { since, version } = waiting;
  const what = 'a project that waits for approval';
  await noteShown(site, staff, { act: 'project.read', about: `project ${id}`, after: { version }, what, ids: [id] });
  return { here: { id, since }, decision: undefined, waiting: await readWaitingProject(site, waiting) };
}

async function readWaitingProject(
  { db, locale }: SiteContext,
  handedIn: NonNullable<Awaited<ReturnType<typeof handedInOf>>>,
) {
  const { id, status, before, sheet, files, version, since, ownerId } = handedIn;
  const fields = comparedFields(before, sheet, locale);
  const owner = (await membersById(db, ownerId === null ? [] : [ownerId])).get(ownerId ?? 0);
  return {
    ...{ id, version, ...nameOf(sheet, locale) },
    kind: i18nFor(locale)._(kindOf(handedIn)),
    since: venueIso(since),
    changes: fields.filter(({ is }) => is !== 'same'),
    rest: fields.filter(({ is }) => is === 'same'),
    files: files.map(({ key, name, kind, bytes, approved }) => ({
      ...{ key, name, kind, bytes, approved },
      href: `/api/project/waiting/attachment?key=${key}`,
    })),
    owner: owner && {
      name: owner.name,
      company: owner.company,
      country: owner.country ? countryName(owner.country, locale) : '',
      reads: owner.locale,
    },
    seen: isOpenStatus(status) ? projectHref(id) : undefined,
  };
}

/** What staff decided last about a project, and who. */
async function lastDecision(db: Database, projectId: number) {
  const project = await db.selectFrom('project').select('id').where('id', '=', projectId).executeTakeFirst();
  if (!project) return undefined;
  const event = await db
    .selectFrom('project_event')
    .select(['at', 'from_status', 'to_status', 'staff_id', 'note'])
    .where('project_id', '=', projectId)
    .where('done_by', '=', 'staff')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!event) return { decision: undefined };
  const { at, from_status, to_status, staff_id, note } = event;
  const by = staff_id === null ? undefined : (await staffById(db, staff_id))?.name;
  // Of changes to an open project it is written down that they were decided on, not how.
  const moved = from_status !== to_status;
  const is = moved && to_status === 'published' ? 'approved' : moved && to_status === 'draft' ? 'returned' : 'decided';
  return { decision: { is, by, at: venueIso(at), note } };
}
