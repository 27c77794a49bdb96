import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { staffPage } from '#features/staff/index.server.ts';
import { may } from '#platform/http/may.ts';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { type SiteContext, siteOf } from '#platform/http/site-context.ts';
import { localHref } from '#platform/i18n/address.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { PageHead } from '#shell/page-head.tsx';
import { ConsoleHead } from '#ui/console/page/console-head.tsx';
import page from '#ui/console/page/page.module.css';
import { Beside, Panel } from '#ui/console/page/panel.tsx';
import { formatWeekday } from '#ui/dates/dates.ts';
import { ErrorSummary, wrongOf } from '#ui/form/error-summary.tsx';
import { useAnswer } from '#ui/form/use-answer.ts';
import type { DayStand } from '../board/board.ts';
import { readStand } from '../board/read-board.server.ts';
import { readWhy, wordsOfWhy } from '../closing/read-why.server.ts';
import type { Route } from './+types/day.ts';
import { actOnDay, doneOf } from './act-on-day.server.ts';
import { CloseDay, ClosedDay } from './closed-day.tsx';
import { DayFigures } from './day-figures.tsx';
import { BookingForms, CapacityForm } from './day-forms.tsx';
import { LiveNote } from './live-note.tsx';
import { useLiveDays } from './use-live-days.ts';

export const headers = personalHeaders;

/** @throws 404 where there is no such day */
async function standOf(site: SiteContext, date: string | undefined): Promise<DayStand> {
  const day = date && (await readStand(site.db, site.clock.now(), date));
  if (!day) throw new Refusal(404);
  return day;
}

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const site = siteOf(context);
  const { staff } = await staffPage(request, site, 'seeReservations');
  const day = await standOf(site, params.date);
  const why = day.closing && (await readWhy(site.db, day.date));
  return {
    day,
    why: why && wordsOfWhy(why, site.locale),
    mayChange: may(staff, 'register'),
    done: doneOf(new URL(request.url).searchParams.get('done')),
  };
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const site = siteOf(context);
  const { staff } = await staffPage(request, site, 'register');
  return actOnDay(request, site, staff, await standOf(site, params.date));
}

/** One day while visitors reserve it: its figures, and what can be done with it. */
export default function ReservationDayPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const answer = useAnswer<typeof action>();
  const { day: first, why, mayChange, done } = loaderData;
  const { day, isLive } = useLiveDay(first);
  const title = formatWeekday(day.date, locale);
  const errors: Record<string, string | undefined> = answer?.errors ?? {};
  const wrong = wrongOf(errors);
  const doneWords = useDoneWords();
  const isAhead = !['closed', 'over', 'withdrawn'].includes(day.state);
  return (
    <>
      <PageHead title={wrong.length > 0 ? t`Error: ${title}` : title} unlisted />
      <ConsoleHead
        title={title}
        above={
          <a href={localHref(locale, '/console/reservations/')}>
            {t({ message: 'Reservations', context: 'part of the console' })}
          </a>
        }
        under={<LiveNote isLive={isLive} />}
      />
      {done && !answer && (
        <p role="status" className={page.done}>
          {doneWords[done]}
        </p>
      )}
      <ErrorSummary wrong={wrong} />
      <Beside label={t`Figures`} aside={<DayFigures day={day} />}>
        <div className={page.stack}>
          {day.closing && <ClosedDay day={day} why={why ?? ''} mayChange={mayChange} error={errors.reopen} />}
          {mayChange && day.state !== 'over' && <CapacityForm day={first} typed={answer?.typed} errors={errors} />}
          {mayChange && isAhead && <BookingForms day={first} typed={answer?.typed} errors={errors} />}
          {mayChange && day.state !== 'closed' && day.state !== 'over' && <CloseDay day={day} />}
          {day.state === 'withdrawn' && (
            <Panel title={t`Booking`}>
              <p>{t`This day was withdrawn under Content. Publish it there to open booking again.`}</p>
            </Panel>
          )}
        </div>
      </Beside>
    </>
  );
}

/** The day as it stands just now; one that is past is not among those that are asked for anew. */
function useLiveDay(first: DayStand) {
  const { days, isLive } = useLiveDays(useMemo(() => [first], [first]));
  return { day: days.find(({ date }) => date === first.date) ?? first, isLive };
}

function useDoneWords() {
  const { t } = useLingui();
  return {
    capacity: t`Places changed.`,
    opened: t`Saved when booking opens.`,
    paused: t`Booking is paused.`,
    resumed: t`Booking has resumed.`,
    closed: t`The day is closed. Messages are on their way.`,
    reopened: t`The day is open to visitors again. Nobody had been told.`,
    same: t`Nothing to change: it is already so.`,
  };
}
