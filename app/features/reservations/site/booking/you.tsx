import { useLingui } from '@lingui/react/macro';
import { data } from 'react-router';
import { readArticle } from '#features/about/index.server.ts';
import { fieldsOf } from '#platform/http/body/form-fields.ts';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { seeOther } from '#platform/http/see-other.ts';
import { siteOf } from '#platform/http/site-context.ts';
import button from '#ui/button.module.css';
import type { Wrong } from '#ui/form/error-summary.tsx';
import { PostForm } from '#ui/form/post-form.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useAnswer } from '#ui/form/use-answer.ts';
import { type ConsentName, consentNames } from '../../draft/consent.ts';
import { writeDraft } from '../../draft/draft.server.ts';
import { type Draft, type DraftConsent, hasConsent, nextHref, withUnfinished } from '../../draft/draft.ts';
import { checkContact } from '../../order/check-order.server.ts';
import { problemMessages } from '../../order/document-messages.ts';
import type { OrderProblem } from '../../order/order-problems.ts';
import { consentVersion } from '../../reservations.ts';
import { Consent } from '../../ui/consent.tsx';
import { StepPage } from '../../ui/step-page.tsx';
import type { Route } from './+types/you.ts';
import { openStep } from './step.server.ts';

export const headers = personalHeaders;

interface ContactProblems {
  contactName?: OrderProblem;
  contactPhone?: OrderProblem;
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const site = siteOf(context);
  const { draft, to } = await openStep(request, site, 'you');
  const refused = draft.unfinished?.you;
  const typed = refused ?? {
    contactName: draft.contactName ?? draft.visitors[0]?.name ?? '',
    contactPhone: draft.contactPhone ?? to.address,
  };
  const agreed: readonly ConsentName[] = refused?.agreed ?? (hasConsent(draft) ? consentNames : []);
  const missing = refused ? consentNames.filter((name) => !agreed.includes(name)) : noneMissing;
  const privacy = await readArticle(site.db, { key: 'privacy' }, site.locale);
  const mail = to.channel === 'email';
  const read = refused || draft.problem?.kind === 'wrong-fields' ? checkContact(typed, to) : undefined;
  const problems: ContactProblems = read && 'problems' in read ? read.problems : {};
  return { typed, agreed, mail, privacy: privacy?.href, problems, missing };
}

const noneMissing: readonly ConsentName[] = [];

export async function action({ context, request }: Route.ActionArgs) {
  const site = siteOf(context);
  const { draft, to } = await openStep(request, site, 'you');
  const { contactName, contactPhone, ...boxes } = await fieldsOf(request, [
    'contactName',
    'contactPhone',
    ...consentNames,
  ]);
  const typed = { contactName, contactPhone };
  const read = checkContact(typed, to);
  const problems: ContactProblems = 'problems' in read ? read.problems : {};
  const missing = consentNames.filter((name) => !boxes[name]);
  const agreed = consentNames.filter((name) => boxes[name]);
  if ('problems' in read || missing.length > 0) {
    const kept = withUnfinished(draft, 'you', { ...typed, agreed });
    const consent = missing.length > 0 ? undefined : draft.consent;
    const headers = await writeDraft(request, site, { ...kept, consent });
    return data({ typed, agreed, problems, missing }, { status: 422, headers });
  }
  const { problem: _, ...rest } = withUnfinished(draft, 'you', undefined);
  const next: Draft = { ...rest, ...typed, consent: consentOf(draft, site.clock.now()) };
  return seeOther(site, nextHref(next, true), await writeDraft(request, site, next));
}

/** When the boxes were ticked first, as long as the texts are the same. */
function consentOf(draft: Draft, now: Date): DraftConsent {
  if (draft.consent && hasConsent(draft)) return draft.consent;
  return { version: consentVersion, at: now.getTime(), documentsAt: now.getTime() };
}

/** The fifth step: whom to ask for, and what is agreed to. */
export default function YouPage({ loaderData: loaded }: Route.ComponentProps) {
  const { t, i18n } = useLingui();
  const { typed, agreed, problems, missing } = useAnswer<typeof action>() ?? loaded;
  const nameError = problems.contactName && i18n._(problemMessages[problems.contactName]);
  const phoneError = problems.contactPhone && i18n._(problemMessages[problems.contactPhone]);
  const boxErrors: Record<ConsentName, string> = {
    data: t`To reserve, we need your consent to the use of your data.`,
    documents: t`To reserve, we need your consent to the use of the document numbers.`,
    entry: t`To reserve, please accept the entry rules.`,
  };
  const wrong: Wrong[] = [
    ...(nameError ? [{ id: 'contactName', text: nameError }] : []),
    ...(phoneError ? [{ id: 'contactPhone', text: phoneError }] : []),
    ...missing.map((name) => ({ id: name, text: boxErrors[name] })),
  ];
  return (
    <StepPage step="you" title={t`Contact and consent`} wrong={wrong}>
      <PostForm action="/reservation/you">
        <TextField
          id="contactName"
          label={t`Contact name`}
          hint={t`The person to contact if anything about the visit changes.`}
          error={nameError}
          defaultValue={typed.contactName}
          autoComplete="name"
          maxLength={200}
          spellCheck={false}
        />
        <TextField
          id="contactPhone"
          label={loaded.mail ? t`Contact phone number, or your e-mail address` : t`Contact phone`}
          hint={t`With the country code, except for mainland China mobiles.`}
          error={phoneError}
          defaultValue={typed.contactPhone}
          autoComplete="tel"
          maxLength={200}
          spellCheck={false}
        />
        <Consent agreed={agreed} missing={missing} errors={boxErrors} privacy={loaded.privacy} />
        <button type="submit" className={button.primary}>{t`Continue`}</button>
      </PostForm>
    </StepPage>
  );
}
