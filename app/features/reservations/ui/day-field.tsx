import { useLingui } from '@lingui/react/macro';
import { Field } from '#ui/form/field.tsx';
import type { Day } from '../reservations.ts';
import { useDayWords } from './use-day-words.ts';

interface DayFieldProps {
  label: string;
  days: Pick<Day, 'date' | 'remaining'>[];
  value: string;
  /** How many places a day must have to be chosen; the day that is chosen already may have fewer. */
  party?: number;
  error?: string | undefined;
}

/** A day of those that can be reserved, each with what is left of it. */
export function DayField({ label, days, value, party = 1, error }: DayFieldProps) {
  const { t } = useLingui();
  const words = useDayWords();
  return (
    <Field id="date" label={label} error={error}>
      {(control) => (
        <select {...control} name="date" defaultValue={value}>
          <option value="">{t`Choose a day`}</option>
          {days.map(({ date, remaining }) => (
            <option key={date} value={date} disabled={remaining < party && date !== value}>
              {words.shortDate(date)} · {words.left(remaining)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
