import type { ShuttleDepartureTable } from '#db/schema/tables.gen.ts';
import { nextId } from '#platform/content/next-id.server.ts';
import type { Tx } from '#platform/db/database.ts';
import { textsOf } from '#platform/i18n/texts.ts';
import type { ReadyLine } from './drafts.server.ts';

/** Writes a line that has been validated. @param id that it has; without it, it is a new one @returns its id */
export async function writeShuttleLine(tx: Tx, line: ReadyLine, id?: number): Promise<number> {
  const own = id ?? (await nextId(tx, 'shuttle_line'));
  const { position, minutes, texts } = line;
  await tx
    .insertInto('shuttle_line')
    .values({ id: own, position, minutes })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ position, minutes }))
    .execute();
  await emptyShuttleLine(tx, String(own));
  await tx
    .insertInto('shuttle_line_text')
    .values(textsOf(texts).map(([locale, text]) => ({ line_id: own, locale, ...text })))
    .execute();
  await tx.insertInto('shuttle_departure').values(departureRows(own, line)).execute();
  return own;
}

/** Has a line say nothing in any language: nobody sees it or that a hotel lies on it, and its id stays its own. */
export async function emptyShuttleLine(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('shuttle_line_text').where('line_id', '=', Number(id)).execute();
  await tx.deleteFrom('shuttle_departure').where('line_id', '=', Number(id)).execute();
}

function departureRows(id: number, { toVenue, toTown }: ReadyLine) {
  const rows = (direction: ShuttleDepartureTable['direction'], times: string[]) =>
    times.map((leaves) => ({ line_id: id, direction, leaves }));
  return [...rows('venue', toVenue), ...rows('town', toTown)];
}
