import type { MessageDescriptor } from '@lingui/core';
import type { Staff } from '#features/staff/index.server.ts';
import type { ContentKind } from '#platform/content/content-kind.ts';
import { BrokenOff, readFile } from '#platform/http/body/read-file.server.ts';
import { asUpload } from '#platform/http/body/uploads.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { checkSheet } from './checking/check-sheet.server.ts';
import { SheetRefused } from './reading/read-file.server.ts';
import { fileWords, type SheetFault } from './sheet-words.ts';

/** What came of a sheet that was sent: it was looked through, or refused. */
export type Received = { is: 'checked'; id: number } | { is: 'no'; why: SheetFault; words: MessageDescriptor };

const no = (why: SheetFault, line?: number): Received => ({ is: 'no', why, words: fileWords(why, line) });

/** Takes in a sheet while it comes, and looks through it. @throws Refusal 403 where they may not write such things */
export async function receiveSheet(
  site: SiteContext,
  staff: Staff,
  kind: ContentKind,
  request: Request,
): Promise<Received> {
  try {
    // Members are counted by the numbers above none: one of staff is never taken for one.
    const id = await asUpload(-staff.id, () =>
      readFile(request, 'file', (bytes, name) => checkSheet(site, staff, { kind, name, bytes })),
    );
    if (id === 'busy') return no('busy');
    return id === undefined ? no('missing') : { is: 'checked', id };
  } catch (error) {
    return refusedBy(error);
  }
}

/** Why a sheet is refused. @throws what is another fault */
export function refusedBy(error: unknown): Extract<Received, { is: 'no' }> {
  if (error instanceof SheetRefused) return { is: 'no', why: error.why, words: fileWords(error.why, error.line) };
  if (error instanceof BrokenOff) return { is: 'no', why: 'missing', words: fileWords('missing') };
  if (error instanceof Error && error.name === 'BodyTooLarge') {
    return { is: 'no', why: 'bytes', words: fileWords('bytes') };
  }
  throw error;
}
