import type { Settings } from '#platform/config/settings.ts';
import type { Database } from '#platform/db/database.ts';
import { openContent } from '../entry/append-entry.server.ts';
import { openFileName } from '../files/store-files.server.ts';
import type { EntryKind, MeetingState, Side } from '../talks.ts';

/** An entry of a talk as it is kept. */
export interface Entry {
  number: number;
  /** Null: the site's. */
  side: Side | null;
  kind: EntryKind;
  /** What a message says; empty where it is a file alone. */
  content: string | undefined;
  at: Date;
  files: TalkFile[];
  /** The meeting that it proposes or is about, as it stands now. */
  meeting: Meeting | undefined;
}

export interface TalkFile {
  key: string;
  name: string;
  mime: string;
  bytes: number;
}

export interface Meeting {
  id: number;
  proposedBy: Side;
  startsAt: Date;
  minutes: number;
  timeZone: string;
  state: MeetingState;
}

/** Which entries: the last ones, those before a number, or the next ones after it. */
export interface Range {
  before?: number | undefined;
  after?: number | undefined;
  limit: number;
}

/** Entries of a talk, the oldest first. */
export async function readEntries(
  db: Database,
  settings: Pick<Settings, 'PII_KEY'>,
  talkId: number,
  { before, after, limit }: Range,
): Promise<Entry[]> {
  const rows = await db
    .selectFrom('talk_entry')
    .selectAll()
    .where('talk_id', '=', talkId)
    .$if(before !== undefined, (query) => query.where('number', '<', before ?? 0))
    .$if(after !== undefined, (query) => query.where('number', '>', after ?? 0))
    .orderBy('number', after === undefined ? 'desc' : 'asc')
    .limit(limit)
    .execute();
  const inOrder = after === undefined ? rows.toReversed() : rows;
  const files = await filesOf(
    db,
    settings,
    rows.filter(({ kind }) => kind === 'message').map(({ id }) => id),
  );
  const meetings = await meetingsOf(
    db,
    rows.flatMap(({ meeting_id }) => meeting_id ?? []),
  );
  return inOrder.map((row) => ({
    number: row.number,
    side: row.side,
    kind: row.kind as EntryKind,
    content: openContent(settings, row.sealed),
    at: row.created_at,
    files: files.get(row.id) ?? [],
    meeting: meetings.get(row.meeting_id ?? 0),
  }));
}

async function filesOf(
  db: Database,
  settings: Pick<Settings, 'PII_KEY'>,
  entryIds: readonly number[],
): Promise<Map<number, TalkFile[]>> {
  if (entryIds.length === 0) return new Map();
  const rows = await db.selectFrom('talk_file').selectAll().where('entry_id', 'in', entryIds).orderBy('key').execute();
  const files = rows.map(({ entry_id, key, mime, bytes, sealed }) => ({
    entry_id,
    file: { key, mime, bytes, name: openFileName(settings, sealed) },
  }));
  return new Map(
    [...Map.groupBy(files, ({ entry_id }) => entry_id)].map(([id, own]) => [id, own.map(({ file }) => file)]),
  );
}

async function meetingsOf(db: Database, ids: readonly number[]): Promise<Map<number, Meeting>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('talk_meeting').selectAll().where('id', 'in', ids).execute();
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        proposedBy: row.side,
        startsAt: row.starts_at,
        minutes: row.minutes,
        timeZone: row.time_zone,
        state: row.state,
      },
    ]),
  );
}
