import { data } from 'react-router';
import type { ReadChange } from '#features/directory/index.server.ts';
import type { Staff } from '#features/staff/index.server.ts';
import { inboxHref } from '#platform/feature/inbox.ts';
import { goOnHref } from '#platform/feature/inbox-line.server.ts';
import { valuesIn } from '#platform/http/body/form-fields.ts';
import { formOf } from '#platform/http/body/read-form.server.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { seeOther } from '#platform/http/see-other.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import { kindOrRefuse } from '../../content/kinds.server.ts';
import type { Published } from '../../content/publishing/published.server.ts';
import { unfittingLinks } from '../../editor/unmet/unfitting.server.ts';
import { faultLinks } from '../../editor/unmet/unmet.server.ts';
import { queuesFor } from '../../inbox/queues.server.ts';
import { changeWords } from './change-words.server.ts';
import { type ChangeDecision, decideChange } from './decide-change.server.ts';
import { changeAsked, thingOfCompany } from './read-change-page.server.ts';

/** What is shown again of a decision that was not taken. */
export interface DecisionRefused {
  typed: { taken: string[]; reason: string; because: string };
  /** By the names of controls. */
  errors: Record<string, string>;
  notTaken: 'changed' | 'decided' | undefined;
  /** Why it cannot go out, a line each. */
  unfit: string[];
  /** A reason would do: it does not agree with its source. */
  asksWhy: boolean;
}

const longest = 20_000;

/** Does what the pressed button says: approves what is ticked, or refuses. @throws 403, 404; 400 for a button that there is not */
export async function takeDecision(request: Request, site: SiteContext, id: string | undefined) {
  const { staff, change } = await changeAsked(request, site, id);
  const form = await formOf(request);
  const act = form.get('act');
  if (act !== 'approve' && act !== 'keep' && act !== 'refuse') throw new Refusal(400);
  const text = (name: string) => String(form.get(name) ?? '').slice(0, longest);
  const deciding: ChangeDecision = {
    ...{ id: change.id, decision: act === 'refuse' ? 'refuse' : 'approve', goesOut: act !== 'keep' },
    ...{ version: Number(text('version')) || 0, seen: text('seen') },
    ...{ taken: valuesIn(form, 'take').slice(0, 100), reason: text('reason'), because: text('because').trim() },
  };
  return settle(site, staff, change, deciding);
}

async function settle(site: SiteContext, staff: Staff, change: ReadChange, deciding: ChangeDecision) {
  const decided = await decideChange(site, staff, deciding);
  const { taken, reason, because } = deciding;
  const refused = (status: number, answer: Partial<DecisionRefused>) =>
    data<DecisionRefused>(
      {
        typed: { taken: [...taken], reason, because },
        errors: {},
        notTaken: undefined,
        unfit: [],
        // Whoever has said why is not to say it again.
        asksWhy: because !== '',
        ...answer,
      },
      { status },
    );
  const words = changeWords(i18nFor(site.locale));
  switch (decided.outcome) {
    case 'decided':
      return seeOther(site, await goOn(site, staff, change, decided.state));
    case 'wrong-reason':
      return refused(422, { errors: { reason: words[decided.problem] } });
    case 'nothing':
      return refused(422, { errors: { fields: words.nothing } });
    case 'unfit':
      return refused(409, await whyUnfit(site, change, decided.answer));
    case 'gone':
      return refused(409, { unfit: [words.gone] });
    case 'changed':
      return refused(409, { notTaken: 'changed' });
    case 'not-now':
      return refused(409, { notTaken: 'decided' });
    case 'forbidden':
      throw new Refusal(403);
    case 'missing':
      throw new Refusal(404);
  }
}

/** On to what waits next. */
async function goOn(site: SiteContext, staff: Staff, change: ReadChange, state: 'approved' | 'partly' | 'refused') {
  const said = { approved: 'approved', partly: 'decided', refused: 'refused' }[state];
  const queue = queuesFor(staff).find(({ name }) => name === 'changes');
  return queue ? goOnHref(site, queue, change, said) : `${inboxHref('changes', change.id)}?decided=${said}`;
}

/** Why what was approved cannot go out, in words; what does not agree may go out for a reason. */
async function whyUnfit(site: SiteContext, change: ReadChange, answer: Published): Promise<Partial<DecisionRefused>> {
  const kind = kindOrRefuse(change.kind);
  const { locale } = site;
  if (answer.outcome === 'disagrees') {
    const links = unfittingLinks({ kind, thread: answer.locale }, answer.found, locale);
    return { unfit: links.map(({ text }) => text), asksWhy: true };
  }
  const thing = await thingOfCompany(site.db, kind, change.companyId);
  if (answer.outcome === 'invalid' && thing) {
    return { unfit: faultLinks(kind, { thing, thread: 'shared' }, answer.wrong, locale).map(({ text }) => text) };
  }
  return { unfit: [changeWords(i18nFor(locale)).stuck] };
}
