import { data } from 'react-router';
import { type AskTyped, askForCode, levelOf } from '#features/accounts/index.server.ts';
import { seeOther } from '#platform/http/see-other.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { mayBegin, writeDraft } from '../../draft/draft.server.ts';
import type { Draft } from '../../draft/draft.ts';
import { standingOf } from './step.server.ts';

/**
 * Sends a code to the phone or mail of a form and goes on to the code step, or shows the form again with what is wrong.
 * @param change what the form changes of the draft
 */
export async function askCode(request: Request, site: SiteContext, change: (draft: Draft) => Draft, typed: AskTyped) {
  // Of one network that begins very many, a beginning is kept once its code is on its way.
  const begin = await mayBegin(request, site);
  const before = change((await standingOf(request, site)).draft);
  const asked = await askForCode(request, site, 'reservation', before, typed);
  // The answer to the first of two may never come: the draft says where the code is, whichever of them is seen.
  const isKept = begin.allowed || asked.outcome !== 'refused';
  const headers = isKept ? await writeDraft(request, site, { ...before, ...asked.kept }) : new Headers();
  if (asked.outcome !== 'refused') return seeOther(site, '/reservation/code', headers);
  const { problems, kept } = asked;
  if (problems.waitMinutes) headers.set('Retry-After', String(problems.waitMinutes * 60));
  const { contact = '' } = kept;
  const level = levelOf(site, kept);
  const shown = { problems, human: isKept && kept.pass !== undefined, level, contact };
  return data(shown, { status: problems.waitMinutes ? 429 : 422, headers });
}
