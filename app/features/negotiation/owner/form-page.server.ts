import { data } from 'react-router';
import { type Member, withinLimit } from '#features/accounts/index.server.ts';
import { industries, participants } from '#features/editions/index.server.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { newFormKey } from '#platform/http/request-key.ts';
import { seeOther } from '#platform/http/see-other.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { negotiationLimits } from '../limits.server.ts';
import type { Sheet, SheetProblems } from '../project/sheet.ts';
import { readSheet } from './read-sheet.server.ts';
import { beginning, saveProject } from './save-project.server.ts';
import { submitProject } from './submit-project.server.ts';

/** What the fields of the form offer. */
export function formChoices(locale: Locale) {
  return {
    regions: participants(locale).map(({ code, name }) => ({ value: code, name })),
    industries: industries(locale).map(({ id, name }) => ({ value: String(id), name })),
  };
}

/** What is shown again of a form that was not taken. */
interface Refused {
  /** The draft that was begun meanwhile. */
  id?: number | undefined;
  sheet: Sheet;
  problems: SheetProblems;
  refusal?: 'forbidden' | 'not-now' | 'too-many' | 'too-often' | 'other-body';
  /** Of the form as it is shown again. */
  key: string;
}

/**
 * Takes the form of a project: keeps what was typed, and hands it in where that button was pressed.
 * @returns the form again with 422, 403, 409 or 429; else leads on
 */
export async function takeForm(request: Request, site: SiteContext, member: Member, projectId?: number) {
  const { sheet, submits, key } = await readSheet(request, site.locale);
  const refused = (status: number, rest: Partial<Refused>, headers = new Headers()) =>
    data<Refused>({ id: projectId, sheet, problems: {}, key: newFormKey(), ...rest }, { status, headers });
  const permit = await withinLimit(site, negotiationLimits.project, `member ${member.id}`);
  if (!permit.allowed) {
    return refused(429, { refusal: 'too-often' }, new Headers({ 'Retry-After': String(permit.retryAfter) }));
  }
  const pressed = beginning(member, key || undefined, { sheet, submits });
  const taken = submits
    ? await submitProject(site, member, { projectId, sheet, request: pressed, locale: site.locale, savesWrong: true })
    : await saveProject(site, member, { projectId, sheet, request: pressed });
  switch (taken.outcome) {
    case 'saved':
      return seeOther(site, `/negotiation/edit/${taken.id}?saved`);
    case 'submitted':
      return seeOther(site, `/account/projects?done=${taken.waiting ? 'waiting' : 'published'}`);
    case 'invalid':
      return refused(422, { id: taken.id, problems: taken.problems });
    case 'forbidden':
      throw new Refusal(404);
    default:
      return refused(409, { refusal: taken.outcome });
  }
}
