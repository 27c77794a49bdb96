import { sql } from 'kysely';
import type { Settings } from '#platform/config/settings.ts';
import { keyedHash } from '#platform/crypto/keyed.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import type { Among, Cut, WaitingKey } from '#platform/feature/inbox.ts';
import { isAmong } from '#platform/feature/inbox-given.server.ts';
import { readAttachmentsOf, type StoredFile } from '../files/attachments.server.ts';
import type { Attachment } from '../files/attachments.ts';
import type { ProjectStatus } from '../negotiation.ts';
import { presentOwn } from '../project/own-projects.server.ts';
import type { Sheet } from '../project/sheet.ts';

/** A project of which something waits for approval. */
export interface HandedIn {
  id: number;
  status: ProjectStatus;
  /** What was handed in; where files alone wait, what everybody sees. What its owner is writing is not in it. */
  sheet: Sheet;
  /** Whether `sheet` is yet to be written where everybody reads it. */
  isUnseen: boolean;
  /** What everybody sees, or saw before it was withdrawn; undefined where it was never published. */
  before: Sheet | undefined;
  ownerId: number | null;
  /** All but those that were given back. */
  files: Attachment[];
  /** Names what is in it: who approves a version approves nothing that came later. */
  version: string;
}

type Secrets = Pick<Settings, 'PII_KEY' | 'SESSION_SECRET'>;

/** What waits for approval, the longest waiting first. @param page of all there is */
export async function readQueue(
  db: Database,
  settings: Secrets,
  { pageNum, pageSize }: { pageNum: number; pageSize: number },
): Promise<{ total: number; rows: HandedIn[] }> {
  const { total } = await waiting(db)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await waiting(db)
    .select('p.id')
    .orderBy(handedInAt, (order) => order.asc().nullsFirst())
    .orderBy('p.id')
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize)
    .execute();
  const ids = rows.map(({ id }) => id);
  return { total, rows: await readHandedIn(db, settings, ids) };
}

/** What waits of a project; undefined where nothing does. */
export async function handedInOf(
  db: Database | Tx,
  settings: Secrets,
  projectId: number,
): Promise<(HandedIn & WaitingKey) | undefined> {
  const row = await withSince(db).where('p.id', '=', projectId).executeTakeFirst();
  const [handedIn] = row ? await readHandedIn(db, settings, [row.id]) : [];
  return row && handedIn && { ...handedIn, since: row.since };
}

export async function countHandedIn(db: Database, among?: Among): Promise<number> {
  const { count } = await waiting(db)
    .where(isAmong('projects', 'p.id', among))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** What waits, the longest waiting first. @param after what it comes after */
export async function handedInAfter(
  db: Database,
  settings: Secrets,
  { after, limit, among }: Cut,
): Promise<(HandedIn & WaitingKey)[]> {
  const rows = await withSince(db)
    .where(isAmong('projects', 'p.id', among))
    .$if(after !== undefined, (query) => query.where(sql<boolean>`(${since}, p.id) > (${after?.since}, ${after?.id})`))
    .orderBy(since)
    .orderBy('p.id')
    .limit(limit)
    .execute();
  const read = await readHandedIn(
    db,
    settings,
    rows.map(({ id }) => id),
  );
  const sinceOf = new Map(rows.map((row) => [row.id, row.since]));
  return read.flatMap((each) => {
    const at = sinceOf.get(each.id);
    return at ? [{ ...each, since: at }] : [];
  });
}

/** Where a file lies whose project waits: for staff, who approves it. */
export async function waitingFile(db: Database, key: string): Promise<StoredFile | undefined> {
  return waiting(db)
    .innerJoin('project_attachment as asked', 'asked.project_id', 'p.id')
    .select(['asked.storage_key as storageKey', 'asked.name', 'asked.kind'])
    .where('asked.key', '=', key)
    .where('asked.returned', '=', false)
    .executeTakeFirst();
}

/** Projects of which texts or files wait. What is signed stays as it was signed; what is nobody's any more waits for nothing. */
function waiting(db: Database | Tx) {
  return db
    .selectFrom('project as p')
    .leftJoin('project_sheet as sheet', 'sheet.project_id', 'p.id')
    .where('p.owner_id', 'is not', null)
    .where((eb) =>
      eb.or([
        eb('p.status', '=', 'submitted'),
        eb.and([
          eb.ref('p.listed'),
          eb('p.status', 'not in', ['signed', 'fulfilled']),
          eb.or([
            eb('sheet.submitted_at', 'is not', null),
            eb.exists(
              eb
                .selectFrom('project_attachment as file')
                .select('file.id')
                .whereRef('file.project_id', '=', 'p.id')
                .where((file) => file.and([file.not('file.approved'), file.not('file.returned')])),
            ),
          ]),
        ]),
      ]),
    );
}

/** Since when a project waits: it was submitted; or changes to it were, or its first file came. */
const handedInAt = sql`case
  when p.status = 'submitted'
  then (select max(at) from project_event where project_id = p.id and to_status = 'submitted')
  else least(sheet.submitted_at, (
    select min(created_at) from project_attachment where project_id = p.id and not approved and not returned
  ))
end`;

/** The same where it is asked for by it: of what nobody wrote down when, that is for ever. */
const since = sql<Date>`coalesce(${handedInAt}, to_timestamp(0))`;

const withSince = (db: Database | Tx) => waiting(db).select('p.id').select(since.as('since'));

async function readHandedIn(db: Database | Tx, settings: Secrets, ids: readonly number[]): Promise<HandedIn[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('project').selectAll().where('id', 'in', ids).execute();
  const own = new Map((await presentOwn(db, settings, rows)).map((each) => [each.id, each]));
  const filesOf = await readAttachmentsOf(db, ids);
  return ids.flatMap((id) => {
    const project = own.get(id);
    if (!project) return [];
    const { status, handedIn: sheet, changes, ownerId } = project;
    const before = project.publishedAt ? project.written : undefined;
    const files = (filesOf.get(id) ?? []).filter(({ returned }) => !returned);
    const version = versionOf(settings, { id, sheet, files });
    return [{ id, status, sheet, isUnseen: changes === 'waiting', before, ownerId, files, version }];
  });
}

/** Keyed: of how an owner is reached, which is in it, nothing can be tried out. */
function versionOf(
  { SESSION_SECRET }: Secrets,
  { id, sheet, files }: Pick<HandedIn, 'id' | 'sheet' | 'files'>,
): string {
  const said = JSON.stringify([id, sheet, files.map(({ key }) => key)]);
  return keyedHash(SESSION_SECRET, 'project version', said).toString('base64url');
}
