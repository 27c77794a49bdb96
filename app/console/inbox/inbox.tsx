import { useLingui } from '@lingui/react/macro';
import { staffPage } from '#features/staff/index.server.ts';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { PageHead } from '#shell/page-head.tsx';
import { ButtonLink } from '#ui/console/controls/button.tsx';
import { itemOf, JustDecided } from '#ui/console/inbox/decide-desk.tsx';
import { Desk } from '#ui/console/inbox/item.tsx';
import { Queue } from '#ui/console/inbox/queue.tsx';
import { ListFoot } from '#ui/console/list/list-foot.tsx';
import { ConsoleHead } from '#ui/console/page/console-head.tsx';
import { Empty } from '#ui/console/page/empty.tsx';
import page from '#ui/console/page/page.module.css';
import { Panel } from '#ui/console/page/panel.tsx';
import { Tabs } from '#ui/console/page/tabs.tsx';
import { formatMoment } from '#ui/dates/dates.ts';
import type { Route } from './+types/inbox.ts';
import { type Inbox, readInbox } from './read-inbox.server.ts';

export const headers = personalHeaders;

export async function loader({ context, request }: Route.LoaderArgs) {
  const site = siteOf(context);
  const { staff } = await staffPage(request, site, 'moderate');
  return readInbox(site, staff, new URL(request.url).searchParams);
}

/** What waits for a decision, the longest waiting first. */
export default function InboxPage({ loaderData: inbox }: Route.ComponentProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const { queues, chosen, lines, more } = inbox;
  const total = queues.reduce((all, { count }) => all + count, 0);
  const waiting = total.toLocaleString(locale);
  return (
    <>
      <PageHead title={t`Inbox`} unlisted />
      <ConsoleHead title={t`Inbox`} under={total === 0 ? t`Nothing is waiting.` : t`Waiting: ${waiting}`}>
        <ButtonLink to="/console/inbox/messages">{t`On the board`}</ButtonLink>
      </ConsoleHead>
      <JustDecided />
      <Tabs label={t`Queues`} tabs={tabsOf(inbox, t`All`)} />
      {lines.length === 0 ? (
        <Empty id="inbox" title={t`Nothing is waiting for you`}>
          <p>{t`Projects, messages and reports arrive here as they are sent. Past decisions are in the log.`}</p>
        </Empty>
      ) : (
        <Desk>
          <Queue label={t`Waiting, longest first`} items={lines.map((line) => itemOf(line, locale))} />
          <ToDo lines={lines} key={chosen} />
        </Desk>
      )}
      {more && <ListFoot older={{ to: more, name: t`Next page` }} />}
    </>
  );
}

function tabsOf({ queues, chosen }: Inbox, all: string) {
  const total = queues.reduce((sum, { count }) => sum + count, 0);
  return [
    { name: all, to: '/console/inbox/', count: total, current: chosen === undefined },
    ...queues.map(({ name, title, count }) => ({
      name: title,
      to: `/console/inbox/?queue=${name}`,
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
