import type { MessageDescriptor } from '@lingui/core';
import type { Staff } from '#features/staff/index.server.ts';
import { readForm } from '#platform/http/body/read-form.server.ts';
import { asUpload } from '#platform/http/body/uploads.ts';
import { Refusal } from '#platform/http/refusal.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { checkXliff, directionOf, importXliff, type Report } from './import-xliff.server.ts';
import { readXliff, UnreadableXliff, xliffText } from './read-xliff.server.ts';
import { dropWaiting, keepWaiting, waitingFile } from './waiting-file.server.ts';
import { type FileFault, fileWords } from './xliff-words.ts';

/** Why a file was not taken, in words. */
export interface NotReceived {
  why: FileFault;
  words: MessageDescriptor;
}

/** What came of a form of the page: a file waits, was given up, was taken, or was refused. */
export type Received =
  | { is: 'waiting' }
  | { is: 'dropped' }
  | { is: 'taken'; report: Report }
  | ({ is: 'no' } & NotReceived);

const no = (why: FileFault, line?: number): Received => ({ is: 'no', why, words: fileWords(why, line) });

/** Does what a form of the page says: a file that is sent waits until its sender has seen what it changes, and takes it or not. */
export async function receive(site: SiteContext, staff: Staff, request: Request): Promise<Received> {
  // Members are counted by the numbers above none: one of staff is never taken for one.
  const received = await asUpload(-staff.id, async () => {
    const { form, isCut } = await readForm(request);
    if (isCut) return no('bytes');
    const act = form.get('act');
    if (act === 'take') return takeWaiting(site, staff, String(form.get('sent') ?? ''));
    if (act === 'drop') {
      await dropWaiting(site, staff);
      return { is: 'dropped' } satisfies Received;
    }
    const file = form.get('file');
    return file instanceof File && file.size > 0 ? keepFile(site, staff, file) : no('missing');
  });
  return received === 'busy' ? no('busy') : received;
}

async function keepFile(site: SiteContext, staff: Staff, file: File): Promise<Received> {
  try {
    const xml = xliffText(new Uint8Array(await file.arrayBuffer()));
    directionOf(staff, readXliff(xml));
    await keepWaiting(site, staff, { name: file.name, xml });
    return { is: 'waiting' };
  } catch (error) {
    return refusalOf(error);
  }
}

/** @param sent when the file came of which they have seen what it changes: another one is not taken for it */
async function takeWaiting(site: SiteContext, staff: Staff, sent: string): Promise<Received> {
  const file = await waitingFile(site, staff);
  if (file?.sentAt.toISOString() !== sent) return no('gone');
  try {
    const report = await importXliff(site, staff, readXliff(file.xml));
    await dropWaiting(site, staff);
    return { is: 'taken', report };
  } catch (error) {
    return refusalOf(error);
  }
}

/** The file that waits, and what it would change; `report` is undefined where they may no longer write in its language. */
export async function lookAtWaiting(site: SiteContext, staff: Staff) {
  const file = await waitingFile(site, staff);
  if (!file) return undefined;
  try {
    const report = await checkXliff(site, staff, readXliff(file.xml));
    return { name: file.name, sent: file.sentAt.toISOString(), report };
  } catch (error) {
    refusalOf(error);
    return { name: file.name, sent: file.sentAt.toISOString(), report: undefined };
  }
}

function refusalOf(error: unknown): Received {
  if (error instanceof UnreadableXliff) return no(error.why, error.line);
  if (error instanceof Refusal && error.status === 403) return no('notYours');
  throw error;
}
