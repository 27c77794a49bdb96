import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { Button } from '#ui/console/controls/button.tsx';
import { ConsoleForm } from '#ui/console/controls/console-form.tsx';
import { TextField } from '#ui/console/controls/field.tsx';
import page from '#ui/console/page/page.module.css';
import { Panel } from '#ui/console/page/panel.tsx';
import { formatMoment } from '#ui/dates/dates.ts';
import type { DayStand } from '../board/board.ts';

interface FormProps {
  /** As the page was made: what is typed does not change under the hand. */
  day: DayStand;
  /** What was typed before, where it was refused. */
  typed: { act: string; capacity: string; opensAt: string } | undefined;
  errors: Record<string, string | undefined>;
}

const hereOf = ({ date }: DayStand) => `/console/reservations/${date}`;

/** How many places the day has. */
export function CapacityForm({ day, typed, errors }: FormProps) {
  const { t } = useLingui();
  return (
    <Panel title={t`Places`} boxed>
      <ConsoleForm action={hereOf(day)} className={page.stack}>
        <input type="hidden" name="act" value="capacity" />
        <TextField
          id="capacity"
          label={t`Places on this day`}
          hint={t`Never fewer than are reserved or held. Added places go to the waiting list at once.`}
          error={errors.capacity}
          defaultValue={typed?.act === 'capacity' ? typed.capacity : String(day.capacity)}
          inputMode="numeric"
          autoComplete="off"
        />
        <div>
          <Button look="publish">{t`Change places`}</Button>
        </div>
      </ConsoleForm>
    </Panel>
  );
}

/** From when the day can be booked, and whether just now. */
export function BookingForms({ day, typed, errors }: FormProps) {
  const { t } = useLingui();
  const isPaused = day.state === 'paused';
  return (
    <Panel title={t`Booking`} boxed>
      {day.state === 'later' && (
        <ConsoleForm action={hereOf(day)} className={page.stack}>
          <p>{t`Not open yet: nobody can reserve this day.`}</p>
          <div>
            <Button name="act" value="open-now" look="publish">{t`Open booking now`}</Button>
          </div>
        </ConsoleForm>
      )}
      <OpeningForm day={day} typed={typed} errors={errors} />
      <ConsoleForm action={hereOf(day)} className={page.stack}>
        <p>
          {isPaused
            ? t`Booking is paused: nobody can reserve this day. Existing tickets stay valid.`
            : t`A pause stops new reservations at once. Existing tickets stay valid, and the waiting list keeps its order.`}
        </p>
        <div>
          <Button name="act" value={isPaused ? 'resume' : 'pause'}>
            {isPaused ? t`Resume booking` : t`Pause booking`}
          </Button>
        </div>
      </ConsoleForm>
    </Panel>
  );
}

function OpeningForm({ day, typed, errors }: FormProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const { opensAt = '' } = day;
  const planned = typed?.act === 'open' ? typed.opensAt : opensAt.slice(0, 16);
  const [moment, setMoment] = useState(planned);
  const isMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(moment);
  return (
    <ConsoleForm action={hereOf(day)} className={page.stack}>
      <input type="hidden" name="act" value="open" />
      <TextField
        id="opensAt"
        label={t`Booking opens at`}
        type="datetime-local"
        // A browser shows such a field in its own way: a sentence repeats it.
        hint={isMoment ? `${formatMoment(moment, locale)} · ${t`Beijing time (UTC+8)`}` : t`Beijing time (UTC+8)`}
        error={errors.opensAt}
        defaultValue={planned}
        onInput={({ currentTarget }) => setMoment(currentTarget.value)}
      />
      <div>
        <Button look="publish">{t`Save opening time`}</Button>
      </div>
    </ConsoleForm>
  );
}
