import { useLingui } from '@lingui/react/macro';
import { staffPage } from '#features/staff/index.server.ts';
import { formOf } from '#platform/http/body/read-form.server.ts';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { isLocale, nameAlone } from '#platform/i18n/locale.ts';
import { SiteLink } from '#shell/link.tsx';
import { PageHead } from '#shell/page-head.tsx';
import { ConsoleHead } from '#ui/console/page/console-head.tsx';
import { Note } from '#ui/console/page/note.tsx';
import { useAnswer } from '#ui/form/use-answer.ts';
import { kindOrRefuse } from '../content/kinds.server.ts';
import { kindPath, threadPath } from '../shown/paths.ts';
import type { Route } from './+types/history.ts';
import { Compared } from './compared.tsx';
import { historyPage, restoreFrom } from './history-page.server.ts';
import { RevisionList } from './revision-list.tsx';

export const headers = personalHeaders;

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const site = siteOf(context);
  const { staff } = await staffPage(request, site, 'see');
  return historyPage(site, staff, kindOrRefuse(params.kind), params.id, new URL(request.url).searchParams);
}

/** Has an older revision be the newest again. */
export async function action({ context, request, params }: Route.ActionArgs) {
  const site = siteOf(context);
  const { staff } = await staffPage(request, site, 'see');
  const asked = { kind: kindOrRefuse(params.kind), id: params.id, query: new URL(request.url).searchParams };
  return restoreFrom(site, staff, asked, await formOf(request));
}

/** What a part of a thing has been, two of its revisions side by side, and the way back. */
export default function HistoryPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { kind, thing, thread, fields } = loaderData;
  const answer = useAnswer<typeof action>();
  const part = isLocale(thread) ? nameAlone(thread) : t`Shared by all languages`;
  return (
    <>
      <PageHead title={t`Revisions · ${thing.title}`} unlisted />
      <ConsoleHead
        title={t`Revisions`}
        above={
          <>
            <SiteLink to={kindPath(kind.name)}>{kind.many}</SiteLink> /{' '}
            <SiteLink to={threadPath(kind.name, thing.id, thread)}>
              <span lang={thing.lang}>{thing.title}</span>
            </SiteLink>
          </>
        }
        under={part}
      />
      {answer && (
        <Note kind="stop" title={t`Not restored`}>
          <p>{t`Someone has saved this text in the meantime. Check the latest revision first.`}</p>
        </Note>
      )}
      <RevisionList {...loaderData} />
      {fields && <Compared {...loaderData} fields={fields} />}
    </>
  );
}
