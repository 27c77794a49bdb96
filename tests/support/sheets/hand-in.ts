import { checkSheet } from '#console/sheets/checking/check-sheet.server.ts';
import type { Staff } from '#features/staff/index.server.ts';
import type { ContentKind } from '#platform/content/content-kind.ts';
import type { SiteContext } from '#platform/http/site-context.ts';

/** Hands in a sheet as its page does. @returns the number of the import */
export function handIn(
  site: SiteContext,
  staff: Staff,
  kind: ContentKind,
  content: string | Uint8Array,
  name = 'sheet.csv',
): Promise<number> {
  return checkSheet(site, staff, { kind, name, bytes: piecesOf(content) });
}

async function* piecesOf(content: string | Uint8Array): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(content);
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536);
}
