import { useLingui } from '@lingui/react/macro';
import { staffPage } from '#features/staff/index.server.ts';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { PageHead } from '#shell/page-head.tsx';
import { List } from '#ui/console/list/list.tsx';
import { Cell, Row, TitleCell } from '#ui/console/list/row.tsx';
import { ConsoleHead } from '#ui/console/page/console-head.tsx';
import { Empty } from '#ui/console/page/empty.tsx';
import { formatMoment, formatWeekdayOfYear } from '#ui/dates/dates.ts';
import type { DayStand } from '../board/board.ts';
import { readBoard } from '../board/read-board.server.ts';
import { placesOf } from '../days/place.server.ts';
import type { Route } from './+types/days.ts';
import { DayStateWord } from './day-state.tsx';
import { LiveNote } from './live-note.tsx';
import { useLiveDays } from './use-live-days.ts';

export const headers = personalHeaders;

export async function loader({ context, request }: Route.LoaderArgs) {
  const site = siteOf(context);
  await staffPage(request, site, 'seeReservations');
  const days = await readBoard(site.db, site.clock.now());
  const { ofEdition, hall } = await placesOf(
    site,
    days.map(({ date }) => date),
  );
  return { days, ofEdition: ofEdition?.dates ?? [], venue: ofEdition?.venue ?? '', hall };
}

/** How the reservation days stand: each leads to where it is looked after. */
export default function ReservationDaysPage({
  loaderData: { days: first, ofEdition, venue, hall },
}: Route.ComponentProps) {
  const { t } = useLingui();
  const { days, isLive } = useLiveDays(first);
  const title = t({ message: 'Reservations', context: 'part of the console' });
  return (
    <>
      <PageHead title={title} unlisted />
      <ConsoleHead title={title} under={<LiveNote isLive={isLive} />} />
      {days.length === 0 ? (
        <Empty id="reservation-days" title={t`No reservation days`}>
          <p>{t`Editors create them under Content.`}</p>
        </Empty>
      ) : (
        <DayList days={days} placeOf={(date) => (ofEdition.includes(date) ? venue : hall)} />
      )}
    </>
  );
}

function DayList({ days, placeOf }: { days: readonly DayStand[]; placeOf(date: string): string }) {
  const { t } = useLingui();
  const locale = useLocale();
  const count = (figure: number) => figure.toLocaleString(locale);
  const columns = useColumns();
  return (
    <List
      caption={t`Reservation days, the next first`}
      columns={columns.map((name, at) => ({ name, numeric: at > 1 && at < 7 }))}
    >
      {days.map(({ date, state, capacity, sold, held, free, waiting, opensAt }) => (
        <Row key={date}>
          <TitleCell
            title={formatWeekdayOfYear(date, locale)}
            to={`/console/reservations/${date}`}
            under={placeOf(date)}
            wraps
          />
          <Cell short>
            <DayStateWord of={state} />
          </Cell>
          {[capacity, sold, held, free, waiting].map((figure, at) => (
            <Cell key={columns[at + 2]} numeric called={columns[at + 2]}>
              {count(figure)}
            </Cell>
          ))}
          <Cell called={columns.at(-1)}>{opensAt ? formatMoment(opensAt, locale) : '–'}</Cell>
        </Row>
      ))}
    </List>
  );
}

function useColumns(): string[] {
  const { t } = useLingui();
  return [
    t`Day`,
    t({ message: 'State', context: 'column' }),
    t`Places`,
    t`Reserved`,
    t({ message: 'Held', context: 'places' }),
    t({ message: 'Free', context: 'places' }),
    t({ message: 'Waiting', context: 'groups' }),
    t`Booking opens`,
  ];
}
