import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { localHref } from '#platform/i18n/address.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { Button } from '#ui/console/controls/button.tsx';
import { Check, Choices } from '#ui/console/controls/check.tsx';
import { SelectField, TextField } from '#ui/console/controls/field.tsx';
import page from '#ui/console/page/page.module.css';
import { Panel } from '#ui/console/page/panel.tsx';
import { formatWeekday } from '#ui/dates/dates.ts';
import { ErrorSummary, wrongOf } from '#ui/form/error-summary.tsx';
import { PostForm } from '#ui/form/post-form.tsx';
import { threadPath } from '../../shown/paths.ts';
import { CollisionList } from '../collision-list.tsx';
import type { DayGrid } from '../day-grid.server.ts';
import { placeHref } from '../grid-address.ts';
import type { Occupied } from '../placing.ts';
import css from '../programme.module.css';
import { useOccupiedNames } from '../use-place-words.ts';
import { FreePlaces } from './free-places.tsx';
import type { Asked, OpenedPlace } from './open-place.server.ts';
import type { TypedPlace } from './typed-place.server.ts';

interface PlaceFormProps {
  place: OpenedPlace;
  typed: TypedPlace;
  /** What was found, where it was asked first. */
  asked: Asked | undefined;
  errors: Record<string, string>;
  mayMove: boolean;
}

/** Where and when an event is, and whom and what it needs. What would collide is asked first, or the event is moved at once. */
export function PlaceForm({ place, typed, asked, errors, mayMove }: PlaceFormProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const { event } = place;
  const { isOut, isPending, base } = event;
  return (
    <Panel title={event.title} boxed>
      <p className={page.small}>
        {event.kindName} ·{' '}
        {isOut
          ? t({ message: 'Published', context: 'state of a text' })
          : t({ message: 'Draft', context: 'state of a text' })}{' '}
        · <a href={localHref(locale, threadPath('event', event.id))}>{t`Open the event`}</a>
      </p>
      {isPending && (
        <p className={page.late}>{t`It has changes that are not published: publish or restore them first.`}</p>
      )}
      <ErrorSummary wrong={wrongOf(errors, { bookings: 'bookings-0' })} />
      <AskedFirst asked={asked} place={place} />
      {mayMove ? (
        <PostForm action={placeHref(event.id)}>
          <input type="hidden" name="base" value={base} />
          <input type="hidden" name="books" value="yes" />
          <Fields place={place} typed={typed} errors={errors} />
          <p className={page.line}>
            <Button name="check" value="yes" formMethod="get" slim>
              {t`Check for collisions`}
            </Button>
            <Button look={isOut ? 'publish' : 'main'} slim>
              {isOut ? t`Move and publish` : t`Move`}
            </Button>
          </p>
        </PostForm>
      ) : (
        <p className={page.soft}>{t`You may look at the programme, and not change it.`}</p>
      )}
    </Panel>
  );
}

/** What was found, where it was asked. */
function AskedFirst({ asked, place }: { asked: Asked | undefined; place: OpenedPlace }): ReactNode {
  const { t } = useLingui();
  if (!asked?.collisions) return null;
  if (asked.collisions.length === 0) return <p role="status">{t`Nothing collides there.`}</p>;
  return (
    <div role="status">
      <p className={page.late}>{t`This would collide:`}</p>
      <CollisionList collisions={asked.collisions} rooms={place.grid.rooms} />
      <FreePlaces free={asked.free} place={place} />
    </div>
  );
}

interface FieldsProps {
  place: OpenedPlace;
  typed: TypedPlace;
  errors: Record<string, string>;
}

function Fields({ place: { grid }, typed, errors }: FieldsProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const days = [...new Set([...grid.days.map(({ day }) => day), ...(typed.day ? [typed.day] : [])])].sort();
  const rooms = grid.rooms.map(({ key, name, venue, lang }) => ({ value: key, label: t`${name}, ${venue}`, lang }));
  return (
    <>
      <SelectField
        id="day"
        label={t`Day`}
        error={errors.day}
        defaultValue={typed.day}
        options={days.map((day) => ({ value: day, label: formatWeekday(day, locale) }))}
      />
      <SelectField
        id="room"
        label={t`Room`}
        error={errors.room}
        defaultValue={typed.room}
        options={
          rooms.some(({ value }) => value === typed.room) ? rooms : [{ value: '', label: '–', lang: locale }, ...rooms]
        }
      />
      <div className={css.two}>
        <TextField id="from" label={t`Begins`} type="time" step={900} error={errors.from} defaultValue={typed.from} />
        <TextField id="to" label={t`Ends`} type="time" step={900} error={errors.to} defaultValue={typed.to} />
      </div>
      <Bookings grid={grid} typed={typed} error={errors.bookings} />
    </>
  );
}

const sorts = ['speaker', 'interpreter', 'booth'] as const satisfies Occupied[];

/** Who and what is booked, by sort: who is withdrawn is offered no more, and stays where they are booked. Nothing where there is nobody to book. */
function Bookings({ grid, typed, error }: { grid: DayGrid; typed: TypedPlace; error: string | undefined }) {
  const { t } = useLingui();
  const names = useOccupiedNames();
  const offered = grid.bookables.filter(({ key, isWithdrawn }) => !isWithdrawn || typed.bookings.includes(key));
  const all = sorts.flatMap((sort) => offered.filter((each) => each.sort === sort));
  return sorts.map((sort) => {
    const own = all.filter((each) => each.sort === sort);
    if (own.length === 0) return null;
    return (
      <div key={sort} className={css.booked}>
        <Choices legend={names[sort]}>
          {error && all[0]?.sort === sort && <p className={page.late}>{error}</p>}
          {own.map((each) => {
            const room = grid.rooms.find(({ key }) => key === each.room)?.name;
            const withdrawn = each.isWithdrawn && t({ message: 'Withdrawn', context: 'state of a text' });
            const more = [each.languages.join(t`, `), room, withdrawn].filter(Boolean).join(' · ');
            return (
              <Check
                key={each.key}
                id={`bookings-${all.indexOf(each)}`}
                name="bookings"
                value={each.key}
                defaultChecked={typed.bookings.includes(each.key)}
              >
                {each.name}
                {more && <small className={page.soft}> {more}</small>}
              </Check>
            );
          })}
        </Choices>
      </div>
    );
  });
}
