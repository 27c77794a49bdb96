import { useLingui } from '@lingui/react/macro';
import { data } from 'react-router';
import { staffPage } from '#features/staff/index.server.ts';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { seeOther } from '#platform/http/see-other.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { localHref } from '#platform/i18n/address.ts';
import { inEach } from '#platform/i18n/texts.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { PageHead } from '#shell/page-head.tsx';
import { Button, ButtonLink } from '#ui/console/controls/button.tsx';
import { ConsoleForm } from '#ui/console/controls/console-form.tsx';
import { ConsoleHead } from '#ui/console/page/console-head.tsx';
import { Note } from '#ui/console/page/note.tsx';
import page from '#ui/console/page/page.module.css';
import { formatWeekday } from '#ui/dates/dates.ts';
import { ErrorSummary, wrongOf } from '#ui/form/error-summary.tsx';
import { useAnswer } from '#ui/form/use-answer.ts';
import { readStand } from '../board/read-board.server.ts';
import { noteMost } from '../closing/closing.ts';
import { listDays } from '../days/days.server.ts';
import type { Route } from './+types/close.ts';
import { closeAsTyped } from './close-as-typed.server.ts';
import { ClosingFields } from './closing-fields.tsx';
import { useLiveDays } from './use-live-days.ts';

export const headers = personalHeaders;

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const site = siteOf(context);
  await staffPage(request, site, 'register');
  const now = site.clock.now();
  const day = params.date && (await readStand(site.db, now, params.date));
  if (!day) throw new Refusal(404);
  if (day.state === 'closed' || day.state === 'over') throw seeOther(site, `/console/reservations/${day.date}`);
  const others = (await listDays(site.db, now)).filter(({ date }) => date !== day.date);
  return { days: [day], noteMost, others: others.map(({ date, remaining }) => ({ date, remaining })) };
}

/** Closes the day, as the form says. */
export async function action({ context, request, params }: Route.ActionArgs) {
  const site = siteOf(context);
  const { staff } = await staffPage(request, site, 'register');
  const { closed, typed, errors } = await closeAsTyped(request, site, staff, params.date ?? '');
  switch (closed.outcome) {
    case 'closed':
      return seeOther(site, `/console/reservations/${params.date}?done=closed`);
    case 'wrong-fields':
      return data({ typed, errors }, { status: 422 });
    default:
      return seeOther(site, `/console/reservations/${params.date}`);
  }
}

/** Closes a day to visitors: why, what is offered instead, and what will happen before it does. */
export default function CloseDayPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const answer = useAnswer<typeof action>();
  const { days, others, noteMost: most } = loaderData;
  const [first] = days;
  const day = useLiveDays(days).days.find(({ date }) => date === first?.date) ?? first;
  if (!day) return null;
  const { date } = day;
  const name = formatWeekday(date, locale);
  const title = t`Close ${name}`;
  const errors: Record<string, string | undefined> = answer?.errors ?? {};
  const wrong = wrongOf(errors);
  const typed = answer?.typed ?? { reason: '', notes: inEach(() => ''), offered: [] };
  const [bookings, sold, waiting] = [day.bookings, day.sold, day.waiting].map((count) => count.toLocaleString(locale));
  return (
    <>
      <PageHead title={wrong.length > 0 ? t`Error: ${title}` : title} unlisted />
      <ConsoleHead title={title} above={<a href={localHref(locale, `/console/reservations/${date}`)}>{name}</a>} />
      <ErrorSummary wrong={wrong} />
      <ConsoleForm action={`/console/reservations/${date}/close`} className={page.stack}>
        <ClosingFields typed={typed} errors={errors} others={others} noteMost={most} />
        <Note kind="look" title={t`What will happen`}>
          <ul>
            <li>{t`Booking for this day stops at once.`}</li>
            <li>{t`Reserved now: ${sold} places in ${bookings} bookings. Those made here are told once each, in their language, with a link to another day.`}</li>
            <li>{t`Groups on the waiting list: ${waiting}. They are told that it has ended.`}</li>
            <li>{t`Tickets for this day let nobody in, even if their holder does not answer.`}</li>
            <li>{t`Once the first message has gone out, the day cannot be reopened.`}</li>
          </ul>
        </Note>
        <div className={page.line}>
          <ButtonLink to={`/console/reservations/${date}`}>{t`Keep it open`}</ButtonLink>
          <Button look="publish">{t`Close the day and send messages`}</Button>
        </div>
      </ConsoleForm>
    </>
  );
}
