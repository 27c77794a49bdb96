import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { isLocale, type Locale, nameAlone } from '#platform/i18n/locale.ts';
import { Button } from '#ui/console/controls/button.tsx';
import { SelectField, TextField } from '#ui/console/controls/field.tsx';
import { BulkBar } from '#ui/console/list/bulk-bar.tsx';
import type { ThreadName } from '../shown/mark-of.ts';
import type { ListedRow } from './list-page.server.ts';
import { useWillHappen } from './use-will-happen.ts';

interface WithPickedProps {
  rows: readonly ListedRow[];
  /** Ids; undefined while nobody can count. */
  picked: readonly string[] | undefined;
  threads: readonly ThreadName[];
  writers: readonly { id: number; name: string; languages: readonly string[] }[];
  may: { give: boolean; publish: boolean; submit: boolean };
}

/** What can be done with all that is picked: in a language, counted before it is done. */
export function WithPicked({ rows, picked, threads, writers, may }: WithPickedProps) {
  const { t } = useLingui();
  const locales = threads.filter((thread): thread is Locale => isLocale(thread));
  const [language, setLanguage] = useState<string>(locales[0] ?? '');
  const chosen = picked && rows.filter(({ id }) => picked.includes(String(id)));
  const says = useWillHappen(chosen, threads, isLocale(language) ? language : undefined);
  return (
    <BulkBar count={picked?.length} says={says}>
      {locales.length > 0 && (
        <SelectField
          id="bulk-language"
          name="language"
          label={t({ message: 'In', context: 'a language' })}
          value={language}
          onChange={({ currentTarget }) => setLanguage(currentTarget.value)}
          options={[
            ...locales.map((locale) => ({ value: locale, label: nameAlone(locale), lang: locale })),
            { value: 'all', label: t`All languages` },
          ]}
        />
      )}
      {may.publish && <Button look="publish" name="act" value="publish" keys="P">{t`Publish`}</Button>}
      {may.submit && <Button name="act" value="submit">{t`Send for review`}</Button>}
      {may.publish && <Button name="act" value="withdraw">{t`Withdraw`}</Button>}
      {may.give && locales.length > 0 && (
        <>
          <SelectField
            id="bulk-to"
            name="to"
            label={t`Assign to`}
            options={[
              { value: '', label: t({ message: 'Unassigned', context: 'owner of a text' }) },
              ...writers
                .filter(({ languages }) => !isLocale(language) || languages.includes(language))
                .map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
          />
          <TextField id="bulk-due" name="due" type="date" label={t({ message: 'Due', context: 'of a translation' })} />
          <Button name="act" value="give">
            {t({ message: 'Assign', context: 'a text to somebody' })}
          </Button>
        </>
      )}
      <Button type="reset" look="quiet">{t`Clear selection`}</Button>
    </BulkBar>
  );
}
