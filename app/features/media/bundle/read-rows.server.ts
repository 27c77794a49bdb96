import type { Database, Tx } from '#platform/db/database.ts';
import { textsOf } from '#platform/i18n/texts.ts';
import type { MediaRow } from './media-row.ts';

/** The library as bundles have it, by number. @param only pictures and films of these numbers, and the stills of these films */
export async function readRows(db: Database | Tx, only?: ReadonlySet<string>): Promise<MediaRow[]> {
  const all = await db.selectFrom('media').selectAll().where('in_library', '=', true).orderBy('id').execute();
  const named = new Set(only);
  for (const { id, poster_id } of all) if (named.has(String(id)) && poster_id !== null) named.add(String(poster_id));
  const texts = Map.groupBy(await db.selectFrom('media_text').selectAll().execute(), ({ media_id }) => media_id);
  return all
    .filter(({ id }) => !only || named.has(String(id)))
    .map(({ id, focus_x: x, focus_y: y, ...row }) => ({
      key: String(id),
      kind: row.kind,
      stored: row.storage_key,
      width: row.width,
      height: row.height,
      addedAt: row.created_at.toISOString(),
      ...((x !== 50 || y !== 50) && { focus: { x, y } }),
      ...(row.seconds !== null && { seconds: row.seconds }),
      ...(row.is_silent && { silent: true as const }),
      ...(row.poster_id !== null && { still: String(row.poster_id) }),
      ...said(texts.get(id) ?? []),
    }));
}

type TextRow = { locale: string; alt: string; captions_key: string | null };

/** Descriptions and captions, in the order of the site's languages. */
function said(rows: readonly TextRow[]): Pick<MediaRow, 'alts' | 'captions'> {
  const alts = textsOf(Object.fromEntries(rows.flatMap(({ locale, alt }) => (alt === '' ? [] : [[locale, alt]]))));
  const captions = textsOf(
    Object.fromEntries(
      rows.flatMap(({ locale, captions_key }) => (captions_key === null ? [] : [[locale, captions_key]])),
    ),
  );
  return {
    ...(alts.length > 0 && { alts: Object.fromEntries(alts) }),
    ...(captions.length > 0 && { captions: Object.fromEntries(captions) }),
  };
}
