import { useLingui } from '@lingui/react/macro';
import type { DayGrid } from '../day-grid.server.ts';
import { collisionsOf, type Placed } from '../placing.ts';
import { useOccupiedNames, useSpanWords } from '../use-place-words.ts';

/** What is said while an event is being moved: where it is just now, and what is taken there. Empty where none is. */
export function useMovingWords(grid: DayGrid, event: (Placed & { title: string }) | undefined): string {
  const { t } = useLingui();
  const { spanOf, roomOf } = useSpanWords(grid);
  const words = useOccupiedNames();
  if (!event) return '';
  const { title } = event;
  const [room, span] = [roomOf(event), spanOf(event)];
  const taken = collisionsOf(event, grid.events, grid).map(
    ({ what, name, with: other }) => `${what === 'room' ? words.room : name} (${other.title})`,
  );
  const names = taken.join(t`, `);
  return taken.length > 0
    ? t`${title}: ${room}, ${span}. Collides: ${names}`
    : t`${title}: ${room}, ${span}. Free. Enter puts it down, Esc takes it back.`;
}
