import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { InboxBeside, InboxLine } from '#platform/feature/inbox-line.server.ts';
import { localHref, readAddress } from '#platform/i18n/address.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { formatDay } from '#ui/dates/dates.ts';
import { ButtonLink } from '../controls/button.tsx';
import { ConsoleHead } from '../page/console-head.tsx';
import page from '../page/page.module.css';
import { useDecidedWords } from './decided.tsx';
import { HandOn } from './hand-on.tsx';
import { Desk } from './item.tsx';
import { Queue, type QueueItem } from './queue.tsx';

/** A page on which one thing is decided: its queue beside it, and the ways to the next one. @param children `Item` and what decides on it */
export function DecideDesk({ beside, children }: { beside: InboxBeside; children: ReactNode }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { pathname } = useLocation();
  const here = readAddress(pathname).path;
  const { title, count, lines, next, previous } = beside;
  const waiting = count.toLocaleString(locale);
  return (
    <>
      <ConsoleHead
        title={title}
        above={<a href={localHref(locale, '/console/inbox/')}>{t`Inbox`}</a>}
        under={count === 0 ? t`Nothing is waiting.` : t`Waiting: ${waiting}`}
      >
        {previous && (
          <ButtonLink slim to={previous} keys="K" rel="prev">
            {t`Previous item`}
          </ButtonLink>
        )}
        {next && (
          <ButtonLink slim to={next} keys="J" rel="next">
            {t`Next item`}
          </ButtonLink>
        )}
      </ConsoleHead>
      <JustDecided />
      {beside.handing && <HandOn key={here} {...beside.handing} />}
      <Desk>
        <Queue label={t`Waiting, longest first`} items={lines.map((line) => itemOf(line, locale, here))} />
        {children}
      </Desk>
    </>
  );
}

/** A line as the queue shows it. @param here the path of the thing that is open */
export function itemOf({ since, who, ...line }: InboxLine, locale: Locale, here?: string): QueueItem {
  const holder = who ? { id: String(who.id), name: who.name } : '';
  return { ...line, due: formatDay(since, locale), who: holder, current: line.to === here };
}

/** What was decided on the page before. */
export function JustDecided() {
  const words = useDecidedWords();
  const said = words[new URLSearchParams(useLocation().search).get('decided') ?? ''];
  return said ? (
    <p role="status" className={page.done}>
      {said}
    </p>
  ) : null;
}
