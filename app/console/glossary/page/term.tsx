import { useLingui } from '@lingui/react/macro';
import { data } from 'react-router';
import { staffPage } from '#features/staff/index.server.ts';
import { formOf } from '#platform/http/body/read-form.server.ts';
import { may } from '#platform/http/may.ts';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { defaultLocale } from '#platform/i18n/locale.ts';
import { SiteLink } from '#shell/link.tsx';
import { PageHead } from '#shell/page-head.tsx';
import { ConsoleHead } from '#ui/console/page/console-head.tsx';
import { Note } from '#ui/console/page/note.tsx';
import page from '#ui/console/page/page.module.css';
import { ErrorSummary, wrongOf } from '#ui/form/error-summary.tsx';
import { useAnswer } from '#ui/form/use-answer.ts';
import { nameOf } from '../entry.ts';
import { parts, readTerms } from '../glossary.server.ts';
import { termOf } from '../held-terms.ts';
import type { Route } from './+types/term.ts';
import { glossaryPath, readTermAddress } from './glossary-address.ts';
import { takeTerm } from './take-term.server.ts';
import { TermFields } from './term-fields.tsx';
import { termForm } from './term-form.ts';
import { TermRead } from './term-read.tsx';

export const headers = personalHeaders;

/** `?of=` is the Chinese name of the term, `?id=` its number once staff have written it; without a name one is added. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const site = siteOf(context);
  const { staff } = await staffPage(request, site, 'see');
  const of = keyIn(request);
  const term = of === undefined ? undefined : termOf(await readTerms(site.db), of);
  if (of !== undefined && !term) throw new Refusal(404);
  return {
    ...{ of, parts, name: term && nameOf(term) },
    form: termForm(term, term?.version ?? 0),
    isRetired: term?.isRetired ?? false,
    mayWrite: may(staff, 'write'),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const site = siteOf(context);
  const { staff } = await staffPage(request, site, 'write');
  const answer = await takeTerm(site, staff, keyIn(request), await formOf(request));
  if (answer instanceof Response) return answer;
  return data(answer, answer.theirs ? 409 : 422);
}

const keyIn = (request: Request) => readTermAddress(new URL(request.url).searchParams);

/** A term of the glossary: what it is called in each language, and what it is not. */
export default function TermPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { name, isRetired, mayWrite } = loaderData;
  const answer = useAnswer<typeof action>();
  const title = name ?? t`New term`;
  const form = answer?.typed ?? loaderData.form;
  return (
    <>
      <PageHead title={`${title} · ${t`Glossary`}`} unlisted />
      <ConsoleHead
        title={title}
        {...(name !== undefined && { lang: defaultLocale })}
        above={<SiteLink to={glossaryPath()}>{t`Glossary`}</SiteLink>}
        under={isRetired ? t`Retired: this term does not apply at present.` : undefined}
      />
      <div className={page.stack}>
        <ErrorSummary wrong={wrongOf(answer?.errors ?? {})} />
        {answer?.theirs && (
          <Note kind="stop" title={t`Someone else changed this term while you were editing`}>
            <p>{t`This is what it says now. What you typed is below: save again to keep yours.`}</p>
            <TermRead form={answer.theirs} />
          </Note>
        )}
        {mayWrite ? (
          <TermFields {...loaderData} form={form} errors={answer?.errors ?? {}} />
        ) : (
          <>
            <p>{t`You can read this but not edit it.`}</p>
            <TermRead form={form} />
          </>
        )}
      </div>
    </>
  );
}
