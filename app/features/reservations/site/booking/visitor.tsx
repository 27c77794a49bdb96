import { useLingui } from '@lingui/react/macro';
import { data } from 'react-router';
import { venueDay } from '#platform/clock/clock.ts';
import { fieldsOf } from '#platform/http/body/form-fields.ts';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { seeOther } from '#platform/http/see-other.ts';
import { siteOf } from '#platform/http/site-context.ts';
import button from '#ui/button.module.css';
import { Choices } from '#ui/form/choices.tsx';
import type { Wrong } from '#ui/form/error-summary.tsx';
import form from '#ui/form/form.module.css';
import { PostForm } from '#ui/form/post-form.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useAnswer } from '#ui/form/use-answer.ts';
import { writeDraft } from '../../draft/draft.server.ts';
import { type Draft, nextHref, stepHref, withoutVisitor, withUnfinished, withVisitor } from '../../draft/draft.ts';
import { problemsInDraft, type VisitorProblems, visitorProblems } from '../../draft/draft-problems.server.ts';
import { problemMessages } from '../../order/document-messages.ts';
import type { OrderProblem } from '../../order/order-problems.ts';
import { idTypes, isIdType, type Visitor } from '../../reservations.ts';
import { StepPage } from '../../ui/step-page.tsx';
import { useDocumentWords } from '../../ui/use-document-words.ts';
import type { Route } from './+types/visitor.ts';
import { openStep } from './step.server.ts';

export const headers = personalHeaders;

export async function loader({ context, request }: Route.LoaderArgs) {
  const site = siteOf(context);
  const { draft } = await openStep(request, site, 'visitor');
  const i = visitorAsked(request, draft);
  if (i === undefined) throw seeOther(site, nextHref(draft, true));
  const today = venueDay(site.clock.now());
  const { visitor: typed } = draft.unfinished ?? {};
  const problems = typed?.i === i ? problemsOf(draft, i, typed, today) : problemsInDraft(draft, i, today);
  const { name = '', idType = '', idNumber = '' } = (typed?.i === i ? typed : draft.visitors[i]) ?? {};
  return { n: i + 1, party: draft.party ?? 1, typed: { name, idType: idType as string, idNumber }, problems };
}

export async function action({ context, request }: Route.ActionArgs) {
  const site = siteOf(context);
  const { draft } = await openStep(request, site, 'visitor');
  const i = visitorAsked(request, draft);
  if (i === undefined) return seeOther(site, nextHref(draft, true));
  const { leave, ...typed } = await fieldsOf(request, ['name', 'idType', 'idNumber', 'leave']);
  if (leave && (draft.party ?? 1) > 1) {
    const fewer = withoutVisitor(draft, i);
    return seeOther(site, nextHref(fewer, true), await writeDraft(request, site, fewer));
  }
  const { idType } = typed;
  const problems = problemsOf(draft, i, typed, venueDay(site.clock.now()));
  if (!isIdType(idType) || Object.keys(problems).length > 0) {
    const kept = withUnfinished(draft, 'visitor', { ...typed, i });
    return data({ typed, problems }, { status: 422, headers: await writeDraft(request, site, kept) });
  }
  const next = withUnfinished(withVisitor(draft, i, { ...typed, idType }), 'visitor', undefined);
  return seeOther(site, nextHref(next, true), await writeDraft(request, site, next));
}

function problemsOf(draft: Draft, i: number, typed: Record<keyof Visitor, string>, today: string): VisitorProblems {
  const idType = isIdType(typed.idType) ? typed.idType : undefined;
  return visitorProblems(draft, i, { ...typed, idType }, today);
}

/** The visitor that the address names, from 0. */
function visitorAsked(request: Request, { party = 0 }: Draft): number | undefined {
  const n = new URL(request.url).searchParams.get('n') ?? '1';
  return /^[1-9]$/.test(n) && Number(n) <= party ? Number(n) - 1 : undefined;
}

/** The fourth step, once for each visitor: name and document. */
export default function VisitorPage({ loaderData }: Route.ComponentProps) {
  const { t, i18n } = useLingui();
  const { n, party, ...loaded } = loaderData;
  const { typed, problems } = useAnswer<typeof action>() ?? loaded;
  const documents = useDocumentWords();
  const words = (problem: OrderProblem | undefined) => problem && i18n._(problemMessages[problem]);
  const errors = { name: words(problems.name), idType: words(problems.idType), idNumber: words(problems.idNumber) };
  const wrong: Wrong[] = [
    ...(errors.name ? [{ id: 'name', text: errors.name }] : []),
    ...(errors.idType ? [{ id: 'idType-0', text: errors.idType }] : []),
    ...(errors.idNumber ? [{ id: 'idNumber', text: errors.idNumber }] : []),
  ];
  const title = party === 1 ? t`The visitor` : t`Visitor ${n} of ${party}`;
  return (
    <StepPage step="visitor" title={title} wrong={wrong}>
      <PostForm key={n} action={stepHref('visitor', n)}>
        <TextField
          id="name"
          label={t`Full name`}
          hint={t`As shown on the document.`}
          error={errors.name}
          defaultValue={typed.name}
          autoComplete={n === 1 ? 'name' : 'off'}
          maxLength={200}
          spellCheck={false}
        />
        <Choices
          name="idType"
          legend={t`Identity document`}
          hint={t`The one the visitor will show at the gate.`}
          value={typed.idType}
          error={errors.idType}
          options={idTypes.map((value) => ({ value, label: documents.names[value], note: documents.notes[value] }))}
        />
        <TextField
          id="idNumber"
          label={t`Document number`}
          error={errors.idNumber}
          defaultValue={typed.idNumber}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={40}
          spellCheck={false}
        />
        <div className={form.actions}>
          <button type="submit" className={button.primary}>{t`Continue`}</button>
          {party > 1 && (
            <button type="submit" name="leave" value="yes" className={button.quiet}>
              {t`Remove this visitor`}
            </button>
          )}
        </div>
      </PostForm>
    </StepPage>
  );
}
