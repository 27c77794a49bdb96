import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { localHref } from '#platform/i18n/address.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { KeysLine } from '#ui/console/keys/keys-line.tsx';
import page from '#ui/console/page/page.module.css';
import { Beside, Panel } from '#ui/console/page/panel.tsx';
import { CollisionList } from './collision-list.tsx';
import type { DayGrid, ShownEvent } from './day-grid.server.ts';
import { DayList } from './day-list.tsx';
import { placeHref } from './grid-address.ts';
import css from './programme.module.css';
import { ProgrammeGrid } from './programme-grid.tsx';
import { useSpanWords } from './use-place-words.ts';

interface DayViewProps {
  grid: DayGrid;
  mayMove: boolean;
  /** The event whose form is open. */
  current?: number;
  /** What stands first beside the grid. */
  children?: ReactNode;
}

/** A day with what stands beside it: the form of an event, what collides, what has no place yet. */
export function DayView({ grid, mayMove, current, children }: DayViewProps) {
  const { t } = useLingui();
  const colliding = pairsOf(grid);
  const work = (
    <>
      <div className={css.asGrid}>
        <ProgrammeGrid grid={grid} mayMove={mayMove} current={current} />
        {mayMove && (
          <KeysLine
            keys={[
              { keys: ['M'], does: t`pick up` },
              { keys: ['↑', '↓', '←', '→'], does: t`move by 15 min or a room` },
              { keys: ['Enter'], does: t`put down` },
              { keys: ['Esc'], does: t`back` },
            ]}
          />
        )}
      </div>
      {/* A phone shows the day, or the form of one event. */}
      {current === undefined && (
        <div className={css.asList}>
          <DayList grid={grid} />
        </div>
      )}
    </>
  );
  if (!children && colliding.length === 0 && grid.unplaced.length === 0) return work;
  return (
    <Beside
      label={t`Beside the grid`}
      aside={
        <>
          {children}
          <Colliding grid={grid} colliding={colliding} />
          <Unplaced grid={grid} />
        </>
      }
    >
      {work}
    </Beside>
  );
}

/** Events that have something at the same time as another one, each pair once. */
function pairsOf({ events }: DayGrid): ShownEvent[] {
  const isHere = (id: number) => events.some((event) => event.id === id);
  return events
    .map((event) => ({ ...event, collisions: event.collisions.filter(({ id }) => event.id < id || !isHere(id)) }))
    .filter(({ collisions }) => collisions.length > 0);
}

function Colliding({ grid, colliding }: { grid: DayGrid; colliding: readonly ShownEvent[] }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { spanOf } = useSpanWords(grid);
  if (colliding.length === 0) return null;
  return (
    <Panel title={t`Collisions on this day`}>
      <ul role="list" className={page.stack}>
        {colliding.map((event) => (
          <li key={event.id}>
            <a href={localHref(locale, placeHref(event.id))} lang={event.lang}>
              {event.title}
            </a>{' '}
            {spanOf(event)}
            <CollisionList collisions={event.collisions} rooms={grid.rooms} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Unplaced({ grid: { unplaced } }: { grid: DayGrid }) {
  const { t } = useLingui();
  const locale = useLocale();
  if (unplaced.length === 0) return null;
  return (
    <Panel title={t`No place yet`}>
      <ul role="list" className={css.tray}>
        {unplaced.map(({ id, title, lang, kind, kindName }) => (
          <li key={id} data-kind={kind}>
            <a href={localHref(locale, placeHref(id))} lang={lang}>
              {title}
            </a>{' '}
            <span className={page.soft}>{kindName}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
