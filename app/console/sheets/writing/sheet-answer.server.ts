import { noteAct, type Staff } from '#features/staff/index.server.ts';
import { venueDay } from '#platform/clock/clock.ts';
import type { ContentKind } from '#platform/content/content-kind.ts';
import { inTransaction } from '#platform/db/retried.ts';
import { uploadRetryAfter } from '#platform/http/body/uploads.ts';
import { Refusal } from '#platform/http/refusal.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { WorkNotDone } from '#platform/workshop/work-not-done.ts';
import type { ThingFilter } from '../../content/which-things.server.ts';
import { mayWrite } from '../../policy/content-policy.server.ts';
import { type SheetFormat, sheetTypes } from '../sheet-addresses.ts';
import { csvSheet, csvTemplate, xlsxSheet, xlsxTemplate } from './write-sheet.server.ts';

/**
 * What a filter leaves of a kind, as a file to keep. That it went out is in the log: such a sheet has the contacts of many.
 * @throws Refusal 403 where they may not write such things, 503 where too many are being made
 */
export async function sheetAnswer(
  site: SiteContext,
  staff: Staff,
  { kind, filter, format }: { kind: ContentKind; filter: ThingFilter; format: SheetFormat },
): Promise<Response> {
  if (!mayWrite(staff, 'shared', kind)) throw new Refusal(403);
  const body =
    format === 'csv' ? streamOf(csvSheet(site, kind, filter)) : await xlsxSheet(site, kind, filter).catch(busy);
  const after = { format };
  await inTransaction(site.db, (tx) =>
    noteAct(tx, { staff, act: 'content.export', about: kind.name, after }, site.clock.now()),
  );
  return fileAnswer(body, format, `${kind.name}-${venueDay(site.clock.now())}`);
}

/** An empty sheet of a kind, to be filled in. @throws as `sheetAnswer` */
export async function templateAnswer(
  { locale }: SiteContext,
  staff: Staff,
  { kind, format }: { kind: ContentKind; format: SheetFormat },
): Promise<Response> {
  if (!mayWrite(staff, 'shared', kind)) throw new Refusal(403);
  const body = format === 'csv' ? csvTemplate(kind, locale) : await xlsxTemplate(kind, locale).catch(busy);
  return fileAnswer(body, format, `${kind.name}-template`);
}

/** @param name without its ending */
export function fileAnswer(body: BodyInit | Uint8Array, format: SheetFormat, name: string): Response {
  return new Response(body instanceof Uint8Array ? new Uint8Array(body) : body, {
    headers: {
      'Content-Type': sheetTypes[format],
      'Content-Disposition': `attachment; filename="${name}.${format}"`,
      'Cache-Control': 'private, no-store',
    },
  });
}

/** Characters that go out together. */
const atOnce = 64 * 1024;

/** A text as it is made: no more of it than somebody reads. */
function streamOf(text: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      let piece = '';
      for (let next = await text.next(); !next.done; next = await text.next()) {
        piece += next.value;
        if (piece.length >= atOnce) return controller.enqueue(encoder.encode(piece));
      }
      if (piece !== '') controller.enqueue(encoder.encode(piece));
      controller.close();
    },
    async cancel() {
      await text.return(undefined);
    },
  });
}

function busy(error: unknown): never {
  if (error instanceof WorkNotDone) throw new Refusal(503, { retryAfter: uploadRetryAfter });
  throw error;
}
