import { useLingui } from '@lingui/react/macro';
import { Fragment, type ReactNode } from 'react';
import { localHref } from '#platform/i18n/address.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { formatClock, formatWeekday } from '#ui/dates/dates.ts';
import { ScrollRegion } from '#ui/scroll-region.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { DayGrid } from './day-grid.server.ts';
import { EventCell } from './event-cell.tsx';
import { placeHref } from './grid-address.ts';
import { useMoving } from './moving/use-moving.ts';
import { useMovingWords } from './moving/use-moving-words.ts';
import { type Block, blocksOf, clockOf, slot } from './placing.ts';
import css from './programme.module.css';

interface ProgrammeGridProps {
  grid: DayGrid;
  mayMove: boolean;
  current: number | undefined;
}

type Cell = Block<DayGrid['events'][number]>;

/**
 * A day as a table of rooms and quarter hours. It scrolls within itself, with its head kept. Awake, an event is moved by keys or by
 * dragging; putting it down sends what its form would send.
 */
export function ProgrammeGrid({ grid, mayMove, current }: ProgrammeGridProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const { day, rooms, rows } = grid;
  const { moving, table, form, handlers } = useMoving(grid, { mayMove });
  const said = useMovingWords(grid, moving?.event);
  const columns = rooms.map(({ key }) => cellsOf(grid, key));
  return (
    <>
      <ScrollRegion label={t`Grid of rooms and hours`} className={css.scroll} {...handlers}>
        <table ref={table} className={css.grid}>
          <caption>
            <VisuallyHidden>{formatWeekday(day, locale)}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col">{t`Hour`}</th>
              {rooms.map(({ key, name, venue, lang }) => (
                <th key={key} scope="col" lang={lang}>
                  {name}
                  <small>{venue}</small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: rows.to - rows.from }, (_, i) => rows.from + i).map((row) => (
              <tr key={row}>
                {(row * slot) % 60 === 0 && (
                  <th scope="row" rowSpan={60 / slot}>
                    {formatClock(clockOf(row * slot), locale)}
                  </th>
                )}
                {columns.map((cells, at) => (
                  <Fragment key={rooms[at]?.key}>
                    {cellAt(cells, row, (cell) => showCell(grid, cell, current))}
                  </Fragment>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {moving && (
          <div className={css.ghost} style={moving.box} aria-hidden="true">
            {said}
          </div>
        )}
      </ScrollRegion>
      <p role="status" className={css.said}>
        {said}
      </p>
      {mayMove && (
        <form ref={form} method="post" action={localHref(locale, placeHref(0))} hidden>
          {['base', 'day', 'from', 'to', 'room'].map((name) => (
            <input key={name} type="hidden" name={name} />
          ))}
        </form>
      )}
    </>
  );
}

/** The cells of a room from above to below: those with events, and what is free between them. */
function cellsOf({ events, rows }: DayGrid, room: string): Cell[] {
  const cells: Cell[] = [];
  let row = rows.from;
  for (const block of blocksOf(events.filter((event) => event.room === room))) {
    if (block.from > row) cells.push({ from: row, to: block.from, events: [] });
    cells.push(block);
    row = block.to;
  }
  if (row < rows.to) cells.push({ from: row, to: rows.to, events: [] });
  return cells;
}

function cellAt(cells: readonly Cell[], row: number, show: (cell: Cell) => ReactNode): ReactNode {
  const cell = cells.find(({ from }) => from === row);
  return cell && show(cell);
}

function showCell(grid: DayGrid, { from, to, events }: Cell, current: number | undefined): ReactNode {
  return (
    <td rowSpan={to - from}>
      {events.map((event) => (
        <EventCell key={event.id} event={event} rooms={grid.rooms} isCurrent={event.id === current} />
      ))}
    </td>
  );
}
