import { data } from 'react-router';
import { type AskProblems, type AskTyped, askForCode, contactMost } from '#features/accounts/index.server.ts';
import { seeOther } from '#platform/http/see-other.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { mayBegin, writeDraft } from '../draft.server.ts';
import type { Draft } from '../draft.ts';
import { standingOf } from './step.server.ts';

/**
 * Sends a code to the phone or mail of a form and goes on to the code step, or shows the form again with what is wrong.
 * @param change what the form changes of the draft
 */
export async function askCode(request: Request, site: SiteContext, change: (draft: Draft) => Draft, typed: AskTyped) {
  const contact = typed.contact.slice(0, contactMost);
  const begin = await mayBegin(request, site);
  if (!begin.allowed) return data(tooOften(begin.retryAfter, contact), { status: 429 });
  const draft = change((await standingOf(request, site)).draft);
  const asked = await askForCode(site, 'reservation', draft, typed);
  // The answer to the first of two may never come: the draft says where the code is, whichever of them is seen.
  const headers = await writeDraft(request, site, { ...draft, ...asked.kept });
  if (asked.outcome !== 'refused') return seeOther(site, '/reservation/code', headers);
  const { problems, kept } = asked;
  if (problems.waitMinutes) headers.set('Retry-After', String(problems.waitMinutes * 60));
  const shown = { problems, human: kept.pass !== undefined, contact };
  return data(shown, { status: problems.waitMinutes ? 429 : 422, headers });
}

function tooOften(retryAfter: number, contact: string) {
  const problems: AskProblems = { waitMinutes: Math.ceil(retryAfter / 60) };
  return { problems, human: false, contact };
}
