import { useLingui } from '@lingui/react/macro';
import { data } from 'react-router';
import { staffPage } from '#features/staff/index.server.ts';
import { uploadRetryAfter } from '#platform/http/body/uploads.ts';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { seeOther } from '#platform/http/see-other.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import { SiteLink } from '#shell/link.tsx';
import { PageHead } from '#shell/page-head.tsx';
import { Button } from '#ui/console/controls/button.tsx';
import { Field } from '#ui/console/controls/field.tsx';
import { ConsoleHead } from '#ui/console/page/console-head.tsx';
import { Note } from '#ui/console/page/note.tsx';
import page from '#ui/console/page/page.module.css';
import { PostForm } from '#ui/form/post-form.tsx';
import type { Route } from './+types/import.ts';
import { importPath } from './agency.ts';
import { lookAtWaiting, type Received, receive } from './receive.server.ts';
import { ReportList } from './report-list.tsx';
import { shownReport } from './show-report.server.ts';
import { outcomes, outcomesAhead } from './xliff-words.ts';

export const headers = personalHeaders;

export async function loader({ context, request }: Route.LoaderArgs) {
  const site = siteOf(context);
  const { staff } = await staffPage(request, site, 'translate');
  const waiting = await lookAtWaiting(site, staff);
  return waiting && { ...waiting, report: waiting.report && shownReport(waiting.report, site.locale) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const site = siteOf(context);
  const { staff } = await staffPage(request, site, 'translate');
  const received = await receive(site, staff, request);
  if (received.is === 'waiting' || received.is === 'dropped') return seeOther(site, importPath);
  if (received.is === 'taken') return data({ taken: shownReport(received.report, site.locale), refused: undefined });
  const refused = i18nFor(site.locale)._(received.words);
  return data({ taken: undefined, refused }, answerTo(received));
}

function answerTo({ why }: Extract<Received, { is: 'no' }>) {
  if (why === 'busy') return { status: 503, headers: { 'Retry-After': String(uploadRetryAfter) } };
  return { status: why === 'gone' ? 409 : why === 'bytes' ? 413 : 422 };
}

/** What an agency has sent back: first what it would change, then it is taken. */
export default function ImportPage({ loaderData: waiting, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  const title = t`Import translations`;
  return (
    <>
      <PageHead title={title} unlisted />
      <ConsoleHead title={title} above={<SiteLink to="/console/translations/">{t`Translations`}</SiteLink>} />
      <div className={page.stack}>
        {actionData?.taken && (
          <>
            <p role="status" className={page.done}>{t`Items imported: ${actionData.taken.counts.taken}.`}</p>
            <ReportList report={actionData.taken} words={outcomes} />
          </>
        )}
        <SendFile refused={actionData?.refused} />
        {waiting && <Waiting waiting={waiting} />}
      </div>
    </>
  );
}

function SendFile({ refused }: { refused: string | undefined }) {
  const { t } = useLingui();
  return (
    <PostForm action={importPath} files>
      <div className={page.line}>
        <Field
          id="file"
          label={t`XLIFF file`}
          hint={t`XLIFF 2.0 or 2.1, as it came back from the agency, up to 10 MB. Nothing is imported yet: first you see what would change.`}
          error={refused}
        >
          {(control) => <input {...control} type="file" name="file" accept=".xlf,.xliff,.xml,application/xliff+xml" />}
        </Field>
        <Button look="main">{t`Check the file`}</Button>
      </div>
    </PostForm>
  );
}

type WaitingProps = { waiting: NonNullable<Route.ComponentProps['loaderData']> };

/** The file that was sent last, what it would change, and whether it is taken. */
function Waiting({ waiting: { name, sent, report } }: WaitingProps) {
  const { t } = useLingui();
  const taken = report?.counts.taken ?? 0;
  const title = name || t`XLIFF file`;
  return (
    <section aria-label={title} className={page.stack}>
      <h2>{title}</h2>
      {report ? (
        <ReportList report={report} words={outcomesAhead} />
      ) : (
        <Note kind="stop" title={t`You can no longer import this file`} />
      )}
      <PostForm action={importPath}>
        <input type="hidden" name="sent" value={sent} />
        <div className={page.line}>
          {taken > 0 && <Button look="main" name="act" value="take">{t`Import: ${taken}`}</Button>}
          <Button look="quiet" name="act" value="drop">{t`Discard the file`}</Button>
        </div>
      </PostForm>
    </section>
  );
}
