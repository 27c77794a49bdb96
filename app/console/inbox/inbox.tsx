import { useLingui } from '@lingui/react/macro';
import { staffPage } from '#features/staff/index.server.ts';
import { formOf } from '#platform/http/body/read-form.server.ts';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { localHref } from '#platform/i18n/address.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { PageHead } from '#shell/page-head.tsx';
import { ButtonLink } from '#ui/console/controls/button.tsx';
import { itemOf, JustDecided } from '#ui/console/inbox/decide-desk.tsx';
import { Desk } from '#ui/console/inbox/item.tsx';
import { Queue } from '#ui/console/inbox/queue.tsx';
import { KeysLine } from '#ui/console/keys/keys-line.tsx';
import { useKeys } from '#ui/console/keys/use-keys.ts';
import { ListFoot } from '#ui/console/list/list-foot.tsx';
import { ConsoleHead } from '#ui/console/page/console-head.tsx';
import { Empty } from '#ui/console/page/empty.tsx';
import page from '#ui/console/page/page.module.css';
import { Panel } from '#ui/console/page/panel.tsx';
import { Tabs } from '#ui/console/page/tabs.tsx';
import { formatMoment } from '#ui/dates/dates.ts';
import type { Route } from './+types/inbox.ts';
import { takeHanding } from './hand-on.server.ts';
import { inboxPath, type Whose } from './inbox-address.ts';
import { type Inbox, readInbox } from './read-inbox.server.ts';

export const headers = personalHeaders;

export async function loader({ context, request }: Route.LoaderArgs) {
  const site = siteOf(context);
  const { staff } = await staffPage(request, site, 'moderate');
  return readInbox(site, staff, new URL(request.url).searchParams);
}

/** Who is to deal with something that waits: the form stands beside it. */
export async function action({ context, request }: Route.ActionArgs) {
  const site = siteOf(context);
  const { staff } = await staffPage(request, site, 'moderate');
  return takeHanding(site, staff, await formOf(request));
}

/** What waits for a decision, the longest waiting first. */
export default function InboxPage({ loaderData: inbox }: Route.ComponentProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const { chosen, theirs, views, lines, more } = inbox;
  const names = useWhoseNames();
  const total = views.find(({ whose }) => whose === 'all')?.count ?? 0;
  const waiting = total.toLocaleString(locale);
  return (
    <>
      <PageHead title={t`Inbox`} unlisted />
      <ConsoleHead title={t`Inbox`} under={total === 0 ? t`Nothing is waiting.` : t`Waiting: ${waiting}`}>
        <ButtonLink to="/console/inbox/messages">{t`On the board`}</ButtonLink>
      </ConsoleHead>
      <JustDecided />
      <Tabs
        label={t`Views`}
        tabs={views.map(({ whose, count }) => ({
          name: names[whose],
          to: inboxPath({ queue: chosen, whose }),
          count,
          current: whose === theirs,
        }))}
      />
      <Tabs label={t`Queues`} tabs={tabsOf(inbox, t`All`)} />
      {lines.length === 0 ? (
        <Empty id="inbox" title={t`Nothing is waiting for you`}>
          <p>{t`Projects, messages and reports arrive here as they are sent. Past decisions are in the log.`}</p>
        </Empty>
      ) : (
        <Desk>
          <Queue label={t`Waiting, longest first`} items={lines.map((line) => itemOf(line, locale))} />
          <ToDo lines={lines} key={`${chosen} ${theirs}`} />
        </Desk>
      )}
      {more && <ListFoot older={{ to: more, name: t`Next page` }} />}
      <KeysLine keys={[{ keys: ['W'], does: t`waiting for me` }]} />
    </>
  );
}

/** `W` shows what waits for whoever works here. */
function useWhoseNames(): Record<Whose, string> {
  const { t } = useLingui();
  const locale = useLocale();
  const mine = localHref(locale, inboxPath({ whose: 'mine' }));
  useKeys([{ keys: 'W', does: t`Waiting for me`, run: () => location.assign(mine), offered: true }]);
  return { all: t`Everyone’s`, mine: t`Mine`, nobodys: t`Nobody’s` };
}

function tabsOf({ queues, chosen, theirs }: Inbox, all: string) {
  const total = queues.reduce((sum, { count }) => sum + count, 0);
  return [
    { name: all, to: inboxPath({ whose: theirs }), count: total, current: chosen === undefined },
    ...queues.map(({ name, title, count }) => ({
      name: title,
      to: inboxPath({ queue: name, whose: theirs }),
      count,
      current: name === chosen,
    })),
  ];
}

function ToDo({ lines: [first] }: Pick<Inbox, 'lines'>) {
  const { t } = useLingui();
  const locale = useLocale();
  if (!first) return null;
  const { to, title, lang, kind, since } = first;
  const moment = formatMoment(since, locale);
  return (
    <Panel title={t`Next step`} boxed>
      <div>
        <p className={page.small}>{kind}</p>
        <p>
          <b lang={lang}>{title}</b>
        </p>
      </div>
      <p className={page.soft}>{t`Waiting longest: since ${moment}, Beijing time.`}</p>
      <p>
        <ButtonLink to={to} look="main" keys="N">
          {t`Open`}
        </ButtonLink>
      </p>
    </Panel>
  );
}
