import { sql } from 'kysely';
import type { ContentKind } from '#platform/content/content-kind.ts';
import type { Control, Fields } from '#platform/content/field.ts';
import type { Tx } from '#platform/db/database.ts';
import { contentKinds } from '../../content/kinds.server.ts';

/** Why an import stays. */
export type Because =
  /** A part of it has been written since, in a language that the import had or another. */
  | 'written'
  /** It has been published, withdrawn, reviewed or scheduled since. */
  | 'moved'
  /** Somebody was asked to write it. */
  | 'given'
  /** Another thing refers to it, or a text leads to its page. */
  | 'referred'
  /** What it was called in somebody's lists is what another thing is called now. */
  | 'named'
  /** Members or visitors hold on to it: places that are reserved, say. */
  | 'used';

/** Something that was built on an import. */
export interface InTheWay {
  /** The thing of the import. */
  id: number;
  because: Because;
  /** The thing that refers to it. */
  by?: { kind: string; id: number };
}

interface Found {
  id: number;
  because: Because;
  by_kind?: string;
  by_id?: number;
}

/** What was built on an import since it was taken; its things are held. */
export async function inTheWay(tx: Tx, kind: ContentKind, importId: number): Promise<InTheWay[]> {
  const found = [
    ...(await writtenSince(tx, importId)),
    ...(await namedSince(tx, kind, importId)),
    ...(await referring(tx, kind, importId)),
    ...(await linking(tx, importId)),
    ...(await inUse(tx, kind, importId)),
  ];
  const seen = new Set<string>();
  return found.flatMap(({ id, because, by_kind, by_id }): InTheWay[] => {
    const place = `${id} ${because}`;
    if (seen.has(place)) return [];
    seen.add(place);
    return [{ id, because, ...(by_kind && by_id && { by: { kind: by_kind, id: by_id } }) }];
  });
}

async function writtenSince(tx: Tx, importId: number): Promise<Found[]> {
  const { rows } = await sql<Found>`
    select change.thing_id as id, case when had.head is distinct from change.number then 'written' else 'moved' end as because
    from sheet_change change
    join sheet_import own on own.id = change.import_id
    left join content_thread had on had.thing_id = change.thing_id and had.thread = change.thread
    where change.import_id = ${importId} and (
      had.head is distinct from change.number
      or had.state <> case when own.is_published then 'published' else 'draft' end
      or not own.is_published and had.published is distinct from (change.was ->> 'published')::integer
      or own.is_published and had.published is distinct from change.number
      or had.publish_at is not null and had.publish_at is distinct from (change.was ->> 'publish_at')::timestamptz
      or had.withdraw_at is distinct from (change.was ->> 'withdraw_at')::timestamptz)
    union all
    select own.thing_id, 'written'
    from sheet_thing own join content_thread had on had.thing_id = own.thing_id
    where own.import_id = ${importId} and own.is_new and not exists (
      select from sheet_change change
      where change.import_id = own.import_id and change.thing_id = own.thing_id and change.thread = had.thread)
    union all
    select own.thing_id, 'given'
    from sheet_thing own join content_given given on given.thing_id = own.thing_id
    where own.import_id = ${importId} and own.is_new
    order by id`.execute(tx);
  return rows;
}

/** Things that the import named, and that another one has named anew since; and those whose old names others have. */
async function namedSince(tx: Tx, { name }: ContentKind, importId: number): Promise<Found[]> {
  const { rows } = await sql<Found>`
    select thing.id, case when other.id is null then 'written' else 'named' end as because, other.kind as by_kind, other.id as by_id
    from sheet_thing own
    join content_thing thing on thing.id = own.thing_id
    left join content_thing other on not own.is_new and other.kind = ${name} and other.external_id = own.was_external_id
      and other.id <> thing.id
    where own.import_id = ${importId} and (own.is_new or own.external_id is distinct from own.was_external_id)
      and (other.id is not null or thing.external_id is distinct from own.external_id)
    order by thing.id`.execute(tx);
  return rows;
}

/** Fields of other kinds, as they are written or seen, that hold the key of a thing that the import made. */
async function referring(tx: Tx, { name }: ContentKind, importId: number): Promise<Found[]> {
  const found: Found[] = [];
  for (const other of contentKinds) {
    for (const { thread, path } of referencesIn(other, name)) {
      const { rows } = await sql<Found>`
        select thing.id, 'referred' as because, other.kind as by_kind, other.thing_id as by_id
        from content_thread other
        join content_revision revision on revision.thing_id = other.thing_id and revision.thread = other.thread
          and revision.number in (other.head, other.published)
        cross join lateral jsonb_path_query(revision.fields, ${path}::jsonpath) as named(value)
        join content_thing thing on thing.kind = ${name} and thing.key = named.value #>> '{}'
        join sheet_thing own on own.thing_id = thing.id and own.import_id = ${importId} and own.is_new
        where other.kind = ${other.name} and ${thread === 'shared' ? sql`other.thread = 'shared'` : sql`other.thread <> 'shared'`}
          and other.thing_id <> thing.id`.execute(tx);
      found.push(...rows);
    }
  }
  return found;
}

/** Where in the parts of a kind the key of a thing of another kind may stand, as JSON paths. */
export function referencesIn(
  { shared, texts }: Pick<ContentKind, 'shared' | 'texts'>,
  kind: string,
): { thread: 'shared' | 'text'; path: string }[] {
  const refers = (control: Control) => (control.type === 'thing' || control.type === 'things') && control.kind === kind;
  const inFields = (fields: Fields, prefix: string): string[] =>
    Object.entries(fields).flatMap(([name, { control }]) => {
      if (control.type === 'rows') return inFields(control.shared, `${prefix}."${name}"[*]`);
      return refers(control) ? [`${prefix}."${name}"${control.type === 'things' ? '[*]' : ''}`] : [];
    });
  return [
    ...inFields(shared, '$').map((path) => ({ thread: 'shared' as const, path })),
    ...inFields(texts, '$').map((path) => ({ thread: 'text' as const, path })),
  ];
}

/** Published texts that lead to the page of a thing that the import made. */
async function linking(tx: Tx, importId: number): Promise<Found[]> {
  const { rows } = await sql<Found>`
    select thing.id, 'referred' as because, other.kind as by_kind, other.id as by_id
    from sheet_thing own
    join content_thing thing on thing.id = own.thing_id and thing.path <> ''
    join content_link link on link.path = thing.path
    join content_thing other on other.id = link.thing_id and other.id <> thing.id
    where own.import_id = ${importId} and own.is_new`.execute(tx);
  return rows;
}

/** What others than staff hold on to, as the kind itself knows it. */
async function inUse(tx: Tx, { inUse: used }: ContentKind, importId: number): Promise<Found[]> {
  if (!used) return [];
  const { rows } = await sql<{ id: number; key: string }>`
    select thing.id, thing.key from sheet_thing own join content_thing thing on thing.id = own.thing_id
    where own.import_id = ${importId} and own.is_new and thing.key is not null`.execute(tx);
  const keys = new Set(
    await used(
      tx,
      rows.map(({ key }) => key),
    ),
  );
  return rows.filter(({ key }) => keys.has(key)).map(({ id }) => ({ id, because: 'used' }));
}
