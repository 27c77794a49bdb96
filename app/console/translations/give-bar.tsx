import { useLingui } from '@lingui/react/macro';
import { isLocale, locales } from '#platform/i18n/locale.ts';
import { Button } from '#ui/console/controls/button.tsx';
import { SelectField, TextField } from '#ui/console/controls/field.tsx';
import { BulkBar } from '#ui/console/list/bulk-bar.tsx';
import { useLanguageNames } from '#ui/use-language-names.ts';
import type { showBoard } from './show-board.server.ts';
import { dueId, givenToId } from './use-board-keys.ts';

type GiveBarProps = Pick<Awaited<ReturnType<typeof showBoard>>, 'people' | 'self' | 'view' | 'today'> & {
  count: number | undefined;
};

/** Gives what is picked to somebody, until a day. */
export function GiveBar({ people, self, view, today, count }: GiveBarProps) {
  const { t } = useLingui();
  const languages = useLanguageNames();
  return (
    <BulkBar count={count}>
      <SelectField
        id="language"
        label={t`Language`}
        defaultValue={isLocale(view.tab) ? view.tab : view.reader}
        options={locales.map((locale) => ({ value: locale, label: languages[locale] }))}
      />
      <SelectField
        id={givenToId}
        name="to"
        label={t`Assign to`}
        options={[
          { value: 'same', label: t`No change` },
          { value: 'nobody', label: t`Unassigned` },
          ...people.map(({ id, name, locales: own }) => ({
            value: String(id),
            label: `${id === self ? t`${name} (you)` : name} · ${own.map((locale) => languages[locale]).join(', ')}`,
          })),
        ]}
      />
      <TextField
        id={dueId}
        name="due"
        type="date"
        min={today}
        label={t({ message: 'Due', context: 'of a translation' })}
      />
      <Button look="main">{t({ message: 'Assign', context: 'a translation to somebody' })}</Button>
    </BulkBar>
  );
}
