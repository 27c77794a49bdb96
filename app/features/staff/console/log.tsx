import { useLingui } from '@lingui/react/macro';
import { venueIso } from '#platform/clock/clock.ts';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { SiteLink } from '#shell/link.tsx';
import button from '#ui/button.module.css';
import { DateText } from '#ui/dates/date-text.tsx';
import { actNames } from '../log/act-names.ts';
import { changesOf, logQuery, readLogFilter } from '../log/log-filter.ts';
import { pageOfLog, readLog, whoAndWhat } from '../log/read-log.server.ts';
import { verifyLog } from '../log/verify-log.server.ts';
import { staffPage } from '../sessions/who-asks.server.ts';
import css from '../ui/console-page.module.css';
import { ConsolePage } from '../ui/console-page.tsx';
import table from '../ui/table.module.css';
import { useActName } from '../ui/use-act-name.ts';
import type { Route } from './+types/log.ts';
import { LogFilterForm } from './log-filter-form.tsx';

export const headers = personalHeaders;

/** So many rows are looked through as the page is opened; all of them where somebody asks for it (`?check`). */
const latestChecked = 1000;

export async function loader({ context, request }: Route.LoaderArgs) {
  const site = siteOf(context);
  await staffPage(request, site, 'audit');
  const { searchParams } = new URL(request.url);
  const filter = readLogFilter(searchParams);
  const checksAll = searchParams.has('check');
  const before = Number(/^\d{1,15}$/.exec(searchParams.get('before') ?? '')?.[0] ?? 0) || undefined;
  const acts = await readLog(site.db, filter, pageOfLog + 1, before);
  return {
    filter,
    ...(await whoAndWhat(site.db)),
    chain: await verifyLog(site.db, checksAll ? undefined : latestChecked),
    checksAll,
    older: acts.length > pageOfLog ? acts[pageOfLog - 1]?.id : undefined,
    rows: acts.slice(0, pageOfLog).map(({ id, at, who, act, about, reason, before: was, after }) => {
      return { id, at: venueIso(at), who, act, about, reason, changes: changesOf(was, after) };
    }),
  };
}

/** What staff have done, newest first. */
export default function Log({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { filter, people, acts, rows, older } = loaderData;
  return (
    <ConsolePage title={t`Log`}>
      <ChainState {...loaderData} />
      <LogFilterForm filter={filter} people={people} acts={acts} />
      <p>
        <a href={`/console/log/csv${logQuery(filter)}`} className={button.secondary} download>{t`Download as CSV`}</a>
      </p>
      {rows.length === 0 ? (
        <p>
          {t`No entries match this filter.`} <SiteLink to="/console/log/">{t`Show everything`}</SiteLink>
        </p>
      ) : (
        <LogTable rows={rows} />
      )}
      <p className={css.soft}>{t`Times are Beijing time (UTC+8).`}</p>
      {older !== undefined && (
        <SiteLink to={`/console/log/${logQuery(filter, { before: String(older) })}`} className={button.secondary}>
          {t`Older`}
        </SiteLink>
      )}
    </ConsolePage>
  );
}

function ChainState({ chain, checksAll }: Route.ComponentProps['loaderData']) {
  const { t } = useLingui();
  const { rows, broken, last = '' } = chain;
  const print = last.slice(0, 16);
  if (broken !== undefined) {
    return (
      <p role="alert">
        <b>{t`Entry ${broken} does not match the one before it: the log was changed outside the site.`}</b>
      </p>
    );
  }
  return (
    <p role="status">
      {checksAll ? t`All ${rows} entries are intact.` : t`The latest ${rows} entries are intact.`}{' '}
      {print && (
        <>
          {t`Fingerprint of the last entry:`} <code lang="">{print}</code>{' '}
        </>
      )}
      {!checksAll && <SiteLink to="/console/log/?check">{t`Check all`}</SiteLink>}
    </p>
  );
}

function LogTable({ rows }: Pick<Route.ComponentProps['loaderData'], 'rows'>) {
  const { t } = useLingui();
  const nameOf = useActName();
  return (
    <table className={table.table}>
      <thead>
        <tr>
          <th scope="col">{t`When`}</th>
          <th scope="col">{t`Who`}</th>
          <th scope="col">{t`Action`}</th>
          <th scope="col">{t`Subject`}</th>
          <th scope="col">{t`What changed`}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, at, who, act, about, changes, reason }) => (
          <tr key={id}>
            <td>
              <DateText iso={at} time />
            </td>
            <td>{who === 'site' ? t`The site` : <span lang="">{who}</span>}</td>
            <td>{actNames[act] ? nameOf(act) : <code lang="">{act}</code>}</td>
            <td lang="">{about}</td>
            <td lang="">
              {changes.map((change) => (
                <div key={change.field}>
                  {change.field}: {change.before !== undefined && <del>{change.before}</del>}{' '}
                  {change.after !== undefined && <ins>{change.after}</ins>}
                </div>
              ))}
              {reason}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
