import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { isLocale, type Locale, nameAlone } from '#platform/i18n/locale.ts';
import { Button } from '#ui/console/controls/button.tsx';
import { Check } from '#ui/console/controls/check.tsx';
import { type Option, SelectField, TextField } from '#ui/console/controls/field.tsx';
import { BulkBar } from '#ui/console/list/bulk-bar.tsx';
import page from '#ui/console/page/page.module.css';
import type { ThreadName } from '../shown/mark-of.ts';
import { mostPicked } from './bulk.ts';
import type { ListedRow } from './list-page.server.ts';
import { useWillHappen } from './use-will-happen.ts';

interface WithPickedProps {
  rows: readonly ListedRow[];
  /** Ids; undefined while nobody can count. */
  picked: readonly string[] | undefined;
  threads: readonly ThreadName[];
  writers: readonly { id: number; name: string; languages: readonly string[]; mayOwn: boolean }[];
  may: { give: boolean; publish: boolean; submit: boolean };
  /** How many the list has, on all its pages. */
  total: number;
  /** The editions to which things of the list can be brought; none where they are of none. */
  editions: readonly Option[];
}

/** What can be done with all that is picked: in a language, counted before it is done. */
export function WithPicked({ rows, picked, threads, writers, may, total, editions }: WithPickedProps) {
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
      <More rows={rows} threads={threads} writers={writers} may={may} total={total} editions={editions} />
      <Button type="reset" look="quiet">{t`Clear selection`}</Button>
    </BulkBar>
  );
}

/** What is done less often: with each thing as a whole, with what is shared by all languages, with all pages of the list. */
function More({ rows, threads, writers, may, total, editions }: Omit<WithPickedProps, 'picked'>) {
  const { t } = useLingui();
  const hasMorePages = total > rows.length && total <= mostPicked;
  const sharesFacts = may.publish && threads.length > 1;
  return (
    <details>
      <summary>{t`More actions`}</summary>
      <div className={page.line}>
        {sharesFacts && (
          <Check name="shared" value="yes">
            {t`Publish what is shared by all languages as well`}
          </Check>
        )}
        {hasMorePages && (
          <Check name="all" value="yes">
            {t`Not only the selected ones: all ${total} on all pages`}
          </Check>
        )}
        {may.give && (
          <>
            <SelectField
              id="bulk-owner"
              name="owner"
              label={t({ message: 'Owner', context: 'of a text' })}
              options={[
                { value: '', label: t({ message: 'Unassigned', context: 'owner of a text' }) },
                ...writers.filter(({ mayOwn }) => mayOwn).map(({ id, name }) => ({ value: String(id), label: name })),
              ]}
            />
            <Button name="act" value="own">{t`Set the owner`}</Button>
          </>
        )}
        {may.give && editions.length > 0 && (
          <>
            <SelectField id="bulk-edition" name="edition" label={t`Edition`} options={editions} />
            <Button name="act" value="bring">{t`Bring to the edition`}</Button>
          </>
        )}
      </div>
    </details>
  );
}
