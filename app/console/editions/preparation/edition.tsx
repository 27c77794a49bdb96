import { useLingui } from '@lingui/react/macro';
import { staffPage } from '#features/staff/index.server.ts';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { SiteLink } from '#shell/link.tsx';
import { PageHead } from '#shell/page-head.tsx';
import { ConsoleHead } from '#ui/console/page/console-head.tsx';
import { Note } from '#ui/console/page/note.tsx';
import page from '#ui/console/page/page.module.css';
import { Beside } from '#ui/console/page/panel.tsx';
import { formatDays } from '#ui/dates/dates.ts';
import { ErrorSummary, wrongOf } from '#ui/form/error-summary.tsx';
import { useAnswer } from '#ui/form/use-answer.ts';
import { editionsPath } from '../edition-address.ts';
import { useStandWords } from '../use-stand-words.ts';
import type { Route } from './+types/edition.ts';
import { actOnEdition } from './act-on-edition.server.ts';
import { Checklist } from './checklist.tsx';
import { EditionLinks } from './edition-links.tsx';
import { GiveUpForm } from './give-up-form.tsx';
import { Previews } from './previews.tsx';
import { openEdition, readEditionPage, type EditionPage as Shown } from './read-edition-page.server.ts';
import { TakeoverForms } from './takeover-forms.tsx';
import { useDoneWords, useRefusedWords } from './use-edition-words.ts';

export const headers = personalHeaders;

export function loader({ context, request, params }: Route.LoaderArgs) {
  return readEditionPage(request, siteOf(context), params.id);
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const site = siteOf(context);
  const { staff } = await staffPage(request, site, 'write');
  const { edition } = await openEdition(site, params.id);
  return actOnEdition(request, site, staff, edition);
}

/** An edition: what is ready before it takes over, what lacks, and when that is. */
export default function EditionPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const answer = useAnswer<typeof action>();
  const { edition, checks, change, may } = loaderData;
  const { number, name, lang, startDate, endDate, isComing } = edition;
  const stand = useStandWords();
  const errors: Record<string, string | undefined> = answer?.errors ?? {};
  const { main, ...atFields } = errors;
  const wrong = wrongOf(atFields);
  // Its name may be in another language than the page.
  const title = t`Edition ${number}`;
  return (
    <>
      <PageHead title={wrong.length > 0 ? t`Error: ${title}` : title} unlisted />
      <ConsoleHead
        title={name}
        lang={lang}
        above={<SiteLink to={editionsPath()}>{t`Editions and takeover`}</SiteLink>}
        under={
          <>
            {formatDays(startDate, endDate, locale)} · {stand(edition, change?.planned?.words)}
          </>
        }
      />
      <Said page={loaderData} main={main} hasAnswer={answer !== undefined} />
      <ErrorSummary wrong={wrong} />
      {isComing ? (
        <Beside
          label={t`Forms`}
          aside={
            <div className={page.stack}>
              <TakeoverForms page={loaderData} typed={answer?.takesOverAt} errors={errors} />
              {may.preview && <Previews page={loaderData} link={answer?.link} />}
              {may.giveUp && !change?.planned && <GiveUpForm number={number} />}
            </div>
          }
        >
          <Checklist checks={checks} change={change} current={loaderData.current} />
        </Beside>
      ) : (
        <EditionLinks edition={edition} done={change?.done} />
      )}
    </>
  );
}

/** What became of the form that was sent; and of the last takeover, where it could not be done. */
function Said({ page: own, main, hasAnswer }: { page: Shown; main: string | undefined; hasAnswer: boolean }) {
  const { t } = useLingui();
  const done = useDoneWords();
  const refusedWords = useRefusedWords();
  const { change } = own;
  const refused = change?.planned ? undefined : change?.refused;
  if (main) {
    return (
      <div role="alert">
        <Note kind="stop" title={t`Nothing was changed`}>
          <p>{main}</p>
        </Note>
      </div>
    );
  }
  return (
    <>
      {own.done && !hasAnswer && (
        <p role="status" className={page.done}>
          {done[own.done]}
        </p>
      )}
      {refused && (
        <Note kind="stop" title={t`This edition could not take over`}>
          <p>{t`Visitors still see the current edition: nothing was changed.`}</p>
          <p>{refusedWords(refused)}</p>
        </Note>
      )}
    </>
  );
}
