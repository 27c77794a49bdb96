import { listMedia, type RefusalReason } from '#features/media/index.server.ts';
import type { Staff } from '#features/staff/index.server.ts';
import { readForm } from '#platform/http/body/read-form.server.ts';
import { asUpload } from '#platform/http/body/uploads.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import type { AskedMedia } from './asked.ts';
import { takePicture } from './change-media.server.ts';

/** A page of the library as it was asked for. */
export function libraryPage({ db, locale }: Pick<SiteContext, 'db' | 'locale'>, { after, ...filter }: AskedMedia) {
  const { words, kind, missing } = filter;
  return listMedia(db, { words, ...(kind && { kind }), ...(missing && { missing }) }, locale, after);
}

/** What became of each file that was sent, in their order. */
export interface Sent {
  name: string;
  /** Its number in the library, where it was taken. */
  id?: number;
  refused?: RefusalReason | 'missing';
}

const mostFiles = 20;

/** Reads pictures that were sent together, one after the other. @returns 'busy' where too many are under way; nothing was read */
export function takeFiles(site: SiteContext, staff: Staff, request: Request): Promise<Sent[] | 'busy'> {
  // Members are counted by the numbers above none: one of staff is never taken for one.
  return asUpload(-staff.id, async () => {
    const { form, isCut } = await readForm(request);
    const files = form.getAll('files').filter((file) => file instanceof File && file.size > 0);
    const sent: Sent[] = [];
    for (const file of files.slice(0, mostFiles)) {
      if (file instanceof File) sent.push(await takeFile(site, staff, file));
    }
    if (isCut) return [...sent, { name: '…', refused: 'bytes' }];
    return sent.length > 0 ? sent : [{ name: '', refused: 'missing' }];
  });
}

async function takeFile(site: SiteContext, staff: Staff, file: File): Promise<Sent> {
  const taken = await takePicture(site, staff, new Uint8Array(await file.arrayBuffer()));
  return taken.outcome === 'taken' ? { name: file.name, id: taken.id } : { name: file.name, refused: taken.reason };
}
