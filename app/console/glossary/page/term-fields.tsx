import { useLingui } from '@lingui/react/macro';
import { defaultLocale, locales } from '#platform/i18n/locale.ts';
import { Button } from '#ui/console/controls/button.tsx';
import { ConsoleForm } from '#ui/console/controls/console-form.tsx';
import { AreaField, SelectField, TextField } from '#ui/console/controls/field.tsx';
import page from '#ui/console/page/page.module.css';
import { useLanguageNames } from '#ui/use-language-names.ts';
import type { TermKey } from '../held-terms.ts';
import { termPath } from './glossary-address.ts';
import { usePartNames } from './part-names.ts';
import css from './term.module.css';
import type { TermForm } from './term-form.ts';

interface TermFieldsProps {
  /** Undefined for a term that is new. */
  of: TermKey | undefined;
  form: TermForm;
  parts: readonly string[];
  isRetired: boolean;
  errors: Record<string, string | undefined>;
}

/** The form of a term. */
export function TermFields({ of, form, parts, isRetired, errors }: TermFieldsProps) {
  const { t } = useLingui();
  const partName = usePartNames();
  const { base, part, note, texts } = form;
  return (
    <ConsoleForm action={termPath(of)}>
      <input type="hidden" name="base" value={base} />
      <div className={page.stack}>
        <SelectField
          id="part"
          label={t`Part of the glossary`}
          error={errors.part}
          defaultValue={part}
          options={[{ value: '', label: '—' }, ...parts.map((value) => ({ value, label: partName(value) }))]}
        />
        <div className={css.languages}>
          {locales.map((locale) => (
            <OfLanguage key={locale} locale={locale} texts={texts} errors={errors} />
          ))}
        </div>
        <AreaField
          id="note"
          label={t`Note (optional)`}
          hint={t`When to use it, and when not.`}
          error={errors.note}
          defaultValue={note}
        />
        <div className={page.line}>
          <Button look="main" name="act" value="save" keys="Ctrl S">{t`Save`}</Button>
          {of !== undefined &&
            (isRetired ? (
              <Button name="act" value="restore">{t`Bring back`}</Button>
            ) : (
              <Button look="refuse" name="act" value="retire">{t`Retire this term`}</Button>
            ))}
        </div>
        <p className={page.small}>
          {t`Changes take effect at once: in hints beside fields, when a text is published, and under “Needs attention”.`}
        </p>
      </div>
    </ConsoleForm>
  );
}

interface OfLanguageProps extends Pick<TermFieldsProps, 'errors'> {
  locale: (typeof locales)[number];
  texts: TermForm['texts'];
}

/** What a term is called in a language, and what it is not. */
function OfLanguage({ locale, texts, errors }: OfLanguageProps) {
  const { t } = useLingui();
  const languages = useLanguageNames();
  const language = languages[locale];
  const exception = '(but: …)';
  const [name, unused] = [`name.${locale}`, `unused.${locale}`];
  return (
    <div className={page.stack}>
      <TextField
        id={name}
        lang={locale}
        label={locale === defaultLocale ? t`Term in ${language}` : t`Term in ${language} (optional)`}
        error={errors[name]}
        defaultValue={texts[name]}
      />
      <AreaField
        id={unused}
        lang={locale}
        label={t`Not to be used in ${language}`}
        hint={t`One per line. An asterisk (*) stands for any ending; ${exception} gives a phrase in which it is allowed.`}
        error={errors[unused]}
        defaultValue={texts[unused]}
      />
    </div>
  );
}
