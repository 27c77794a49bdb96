import { z } from 'zod';
import type { ShuttleDepartureTable } from '#db/schema/tables.gen.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import { emptyPages } from '#platform/db/page-tags.ts';
import type { Actor } from '#platform/http/actor.ts';
import { may } from '#platform/http/may.ts';
import { inLanguages, line } from '#platform/i18n/draft-texts.server.ts';
import { textsOf } from '#platform/i18n/texts.ts';
import { clockTime } from './clock-time.ts';

const departures = z
  .array(clockTime)
  .min(1)
  .max(200)
  .transform((times) => [...new Set(times)].sort());

/** A line of the expo's buses as an editor hands it in. */
export const shuttleLineDraft = z.object({
  id: z.int().positive(),
  position: z.int().min(0).max(1000),
  /** From its first stop to the venue. */
  minutes: z.int().min(1).max(300),
  /** Departures from the first stop, and from the venue: HH:mm, venue time. */
  toVenue: departures,
  toTown: departures,
  texts: inLanguages(z.object({ name: line(80), route: line(300) })),
});

export type ShuttleLineDraft = z.input<typeof shuttleLineDraft>;
type ReadyLine = z.output<typeof shuttleLineDraft>;

/** What became of a line. */
export type ShuttleLineOutcome =
  | { outcome: 'published' | 'forbidden' }
  /** The draft is wrong; `error` names the fields. */
  | { outcome: 'invalid'; error: z.core.$ZodError };

/** Publishes a line of the expo's buses, new or changed, and has every page that shows its times made anew. */
export async function publishShuttleLine(
  db: Database,
  actor: Actor,
  draft: ShuttleLineDraft,
): Promise<ShuttleLineOutcome> {
  if (!may(actor, 'publish')) return { outcome: 'forbidden' };
  const { success, data, error } = shuttleLineDraft.safeParse(draft);
  if (!success) return { outcome: 'invalid', error };
  return db.transaction().execute(async (tx) => {
    await writeShuttleLines(tx, [data]);
    await emptyPages(tx, ['services']);
    return { outcome: 'published' };
  });
}

/** Writes lines that have been validated; of a known one, its texts and times anew. */
export async function writeShuttleLines(tx: Tx, lines: readonly ReadyLine[]): Promise<void> {
  const ids = lines.map(({ id }) => id);
  await tx
    .insertInto('shuttle_line')
    .values(lines.map(({ id, position, minutes }) => ({ id, position, minutes })))
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(({ ref }) => ({
        position: ref('excluded.position'),
        minutes: ref('excluded.minutes'),
      })),
    )
    .execute();
  await tx.deleteFrom('shuttle_line_text').where('line_id', 'in', ids).execute();
  await tx.deleteFrom('shuttle_departure').where('line_id', 'in', ids).execute();
  await tx.insertInto('shuttle_line_text').values(lines.flatMap(textRows)).execute();
  await tx.insertInto('shuttle_departure').values(lines.flatMap(departureRows)).execute();
}

function textRows({ id, texts }: ReadyLine) {
  return textsOf(texts).map(([locale, text]) => ({ line_id: id, locale, ...text }));
}

function departureRows({ id, toVenue, toTown }: ReadyLine) {
  const rows = (direction: ShuttleDepartureTable['direction'], times: string[]) =>
    times.map((leaves) => ({ line_id: id, direction, leaves }));
  return [...rows('venue', toVenue), ...rows('town', toTown)];
}
