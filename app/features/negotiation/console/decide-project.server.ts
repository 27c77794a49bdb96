import { data } from 'react-router';
import { staffPage } from '#features/staff/index.server.ts';
import { goOnHref } from '#platform/feature/inbox-line.server.ts';
import { formOf } from '#platform/http/body/read-form.server.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { seeOther } from '#platform/http/see-other.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import { asSent, problemOfText, unitsFor } from '#platform/i18n/graphemes.ts';
import { readProjectId } from '../negotiation.ts';
import { handedInOf } from '../review/handed-in.server.ts';
import { projectsQueue } from '../review/inbox-queue.server.ts';
import { noteMost } from '../review/note.ts';
import { noteWords } from '../review/note-words.server.ts';
import { readForStaff } from '../review/read-for-staff.server.ts';
import { reviewProject } from '../review/review-project.server.ts';

/** What waits of the project that an address names, for whoever may decide on it. @throws 404 */
export async function projectOf(request: Request, site: SiteContext, param: string | undefined) {
  const { staff } = await staffPage(request, site, 'moderate');
  const id = readProjectId(param);
  const read = id === undefined ? undefined : await readForStaff(site, staff, id);
  if (id === undefined || !read) throw new Refusal(404);
  return { id, ...read };
}

/** Approves what was read of a project, or sends it back. */
export async function decideProject(request: Request, site: SiteContext, param: string | undefined) {
  const { staff } = await staffPage(request, site, 'moderate');
  const projectId = readProjectId(param);
  if (projectId === undefined) throw new Refusal(404);
  const form = await formOf(request);
  const decision = form.get('act');
  if (decision !== 'approve' && decision !== 'return') throw new Refusal(400);
  // One more than can fit: what is cut is still too long.
  const typed = String(form.get('note') ?? '').slice(0, unitsFor(noteMost) + 1);
  const note = decision === 'return' ? asSent(typed) : '';
  const problem = decision === 'return' ? problemOfText(note, noteMost) : undefined;
  if (problem) {
    const errors = { note: noteWords(i18nFor(site.locale), problem) };
    return data({ typed, errors, notTaken: undefined }, { status: 422 });
  }
  const { db, settings } = site;
  const here = await handedInOf(db, settings, projectId);
  const version = String(form.get('version') ?? '');
  const reviewed = await reviewProject(site, staff, { projectId, decision, version, note });
  switch (reviewed) {
    case 'reviewed':
      return seeOther(
        site,
        await goOnHref(site, projectsQueue, here, decision === 'approve' ? 'approved' : 'returned'),
      );
    case 'forbidden':
      throw new Refusal(403);
    case 'missing':
      throw new Refusal(404);
    case 'not-now':
      return notTaken(typed, (await handedInOf(db, settings, projectId)) ? 'unfit' : 'decided');
    default:
      return notTaken(typed, 'changed');
  }
}

function notTaken(typed: string, why: 'changed' | 'decided' | 'unfit') {
  return data({ typed, errors: {}, notTaken: why }, { status: 409 });
}
