import { useLingui } from '@lingui/react/macro';
import { type ComponentProps, useState } from 'react';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { TextField } from '#ui/console/controls/field.tsx';
import { formatMoment } from '#ui/dates/dates.ts';

type MomentFieldProps = Omit<ComponentProps<typeof TextField>, 'type'> & { defaultValue: string };

/** A moment at the venue. A sentence repeats it in words, for each browser shows such a field in its own way. */
export function MomentField({ defaultValue, hint, ...field }: MomentFieldProps) {
  const [value, setValue] = useState(defaultValue);
  return (
    <TextField
      {...field}
      type="datetime-local"
      defaultValue={defaultValue}
      hint={
        <>
          <InWords value={value} /> {hint}
        </>
      }
      onInput={({ currentTarget }) => setValue(currentTarget.value)}
    />
  );
}

/** `17 June 2025, 09:00, Beijing time (UTC+8).` */
export function InWords({ value }: { value: string }) {
  const { t } = useLingui();
  const locale = useLocale();
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value)) return t`Beijing time (UTC+8)`;
  const written = formatMoment(value, locale);
  return t`${written}, Beijing time (UTC+8).`;
}
