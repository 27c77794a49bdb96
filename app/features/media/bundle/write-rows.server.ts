import { numberingOf } from '#platform/content/numbering.server.ts';
import type { Tx } from '#platform/db/database.ts';
import { arrived } from '#platform/storage/files-on-their-way.server.ts';
import { filmTypes } from '../films/film-kinds.ts';
import type { FilmFormat } from '../media.ts';
import { writeTexts } from '../pictures/import-picture.server.ts';
import { filesOfRow, type MediaRow } from './media-row.ts';

const numbering = numberingOf('media');

/** Enters pictures and films whose files lie in the storage, each under its number. @param sizes in bytes, in the order of the rows */
export async function writeRows(tx: Tx, rows: readonly MediaRow[], sizes: readonly number[]): Promise<void> {
  for (const [i, row] of rows.entries()) await writeRow(tx, row, sizes[i] ?? 0);
  // A still may have a higher number than its film.
  for (const { key, still } of rows) {
    if (still === undefined) continue;
    await tx
      .updateTable('media')
      .set({ poster_id: Number(still) })
      .where('id', '=', Number(key))
      .execute();
  }
  await numbering.goOn(tx);
}

async function writeRow(tx: Tx, row: MediaRow, bytes: number): Promise<void> {
  const { key, kind, stored, width, height, focus, seconds, silent, addedAt, alts = {}, captions = {} } = row;
  await numbering.next(tx, Number(key));
  const { id } = await tx
    .insertInto('media')
    .values({
      ...{ kind, width, height, bytes },
      storage_key: stored,
      mime: kind === 'picture' ? 'image/webp' : filmTypes[formatOf(stored)],
      seconds: seconds ?? null,
      created_at: new Date(addedAt),
      focus_x: focus?.x ?? 50,
      focus_y: focus?.y ?? 50,
      is_silent: silent ?? false,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (String(id) !== key) throw new Error(`Picture or film ${key} became ${id}`);
  await arrived(tx, filesOfRow(row));
  await writeTexts(tx, id, alts, captions);
}

/** How the film under a key in the storage is written. */
export function formatOf(stored: string): FilmFormat {
  return stored.endsWith('.mp4') ? 'mp4' : 'webm';
}
