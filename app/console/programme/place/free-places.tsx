import { useLingui } from '@lingui/react/macro';
import { Button } from '#ui/console/controls/button.tsx';
import page from '#ui/console/page/page.module.css';
import { PostForm } from '#ui/form/post-form.tsx';
import { placeHref } from '../grid-address.ts';
import { clockOf, type Placed } from '../placing.ts';
import { useSpanWords } from '../use-place-words.ts';
import type { OpenedPlace } from './open-place.server.ts';

/** Places that are free for all that an event needs: one press takes one of them. Nothing where there is none. */
export function FreePlaces({ free, place: { grid, event, mayMove } }: { free: readonly Placed[]; place: OpenedPlace }) {
  const { t } = useLingui();
  const { spanOf, roomOf } = useSpanWords(grid);
  if (free.length === 0 || !mayMove) return null;
  return (
    <>
      <p className={page.soft}>{t`Free, also for everyone booked:`}</p>
      {free.map((each) => {
        const { id, day, from, to, room, bookings } = each;
        const values = { base: event.base, books: 'yes', day, from: clockOf(from), to: clockOf(to), room };
        return (
          <PostForm key={`${room} ${from}`} action={placeHref(id)}>
            {Object.entries(values).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            {bookings.map((booked) => (
              <input key={booked} type="hidden" name="bookings" value={booked} />
            ))}
            <Button slim wide>
              {roomOf(each)} {spanOf(each)}
            </Button>
          </PostForm>
        );
      })}
    </>
  );
}
