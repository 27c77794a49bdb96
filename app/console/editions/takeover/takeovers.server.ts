import type { Selectable } from 'kysely';
import type { EditionChangeTable } from '#db/schema/tables.gen.ts';
import type { Database, Tx } from '#platform/db/database.ts';

/** Why an edition could not take over at its time. */
export type RefusedBecause = NonNullable<Selectable<EditionChangeTable>['refused_because']>;

/** How an edition is prepared, and when the site goes on to it. */
export interface EditionChange {
  edition: number;
  /** The edition whose structure it began with; null where it began by itself. */
  from: number | null;
  /** How many plans of halls it began with. */
  halls: number;
  begunAt: Date;
  begunBy: string;
  /** When it takes over, or has; null where nobody has said when. */
  takesOverAt: Date | null;
  /** For whom it is done then. */
  plannedBy: number | null;
  /** The last time that it was to take over and could not; `key`: of the hall or the day. */
  refused: { at: Date; because: RefusedBecause; key: string | null } | undefined;
  doneAt: Date | null;
}

/** The change to an edition; undefined where nothing was ever said of one. */
export async function readChange(db: Database | Tx, edition: number): Promise<EditionChange | undefined> {
  return (await changes(db).where('edition_id', '=', edition).execute()).map(presented)[0];
}

/** The same, held for the transaction: of a plan, its cancelling and the change itself one comes first, and the others see what has become of it. */
export async function holdChange(tx: Tx, edition: number): Promise<EditionChange | undefined> {
  return (await changes(tx).where('edition_id', '=', edition).forUpdate().execute()).map(presented)[0];
}

/** The change that is on its way: an edition has a time and has not taken over yet. There is one at most. */
export async function changeOnItsWay(db: Database | Tx): Promise<EditionChange | undefined> {
  const rows = changes(db).where('takes_over_at', 'is not', null).where('done_at', 'is', null);
  return (await rows.execute()).map(presented)[0];
}

/** Every time at which an edition takes over or has, and whether it has. */
export async function timesOfChange(db: Database): Promise<{ at: Date; isDone: boolean }[]> {
  const rows = await changes(db).where('takes_over_at', 'is not', null).execute();
  return rows.flatMap(({ takes_over_at, done_at }) =>
    takes_over_at ? [{ at: takes_over_at, isDone: done_at !== null }] : [],
  );
}

/** Those that were to take over, could not, and have no other time yet, the last first. */
export async function refusedChanges(db: Database | Tx): Promise<EditionChange[]> {
  const rows = changes(db).where('refused_at', 'is not', null).where('takes_over_at', 'is', null);
  return (await rows.orderBy('refused_at', 'desc').execute()).map(presented);
}

const changes = (db: Database | Tx) => db.selectFrom('edition_change').selectAll();

function presented(row: Selectable<EditionChangeTable>): EditionChange {
  const { refused_at: at, refused_because: because, refused_key: key } = row;
  return {
    edition: row.edition_id,
    from: row.from_id,
    halls: row.halls,
    begunAt: row.begun_at,
    begunBy: row.begun_by,
    takesOverAt: row.takes_over_at,
    plannedBy: row.planned_by,
    refused: at && because ? { at, because, key } : undefined,
    doneAt: row.done_at,
  };
}
