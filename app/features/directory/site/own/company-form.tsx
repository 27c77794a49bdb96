import { useLingui } from '@lingui/react/macro';
import { type Locale, locales, nameAlone } from '#platform/i18n/locale.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import button from '#ui/button.module.css';
import type { Wrong } from '#ui/form/error-summary.tsx';
import { Field } from '#ui/form/field.tsx';
import form from '#ui/form/form.module.css';
import part from '#ui/form/form-part.module.css';
import { PostForm } from '#ui/form/post-form.tsx';
import type { FormField } from '../../changes/changeable.server.ts';
import type { TypedCompany } from '../../changes/typed-company.server.ts';
import { editCompanyHref } from '../../claims/claims.ts';

interface Fields {
  shared: readonly FormField[];
  texts: readonly FormField[];
}

interface CompanyFormProps {
  id: number;
  fields: Fields;
  typed: TypedCompany;
  /** What is wrong, by the names of controls. */
  errors: Record<string, string>;
  /** Of the request that waits; 0 where none does. */
  version: number;
  isWaiting: boolean;
}

/** What is wrong with the fields, for the summary above the form. */
export function useCompanyWrong({ shared, texts }: Fields, errors: Record<string, string>): Wrong[] {
  const { t } = useLingui();
  const ofShared = shared.flatMap(({ name, label }) => {
    const error = errors[name];
    return error ? [{ id: name, text: t`${label}: ${error}` }] : [];
  });
  const ofTexts = locales.flatMap((locale) =>
    texts.flatMap(({ name, label }) => {
      const id = controlOf(locale, name);
      const error = errors[id];
      const place = t`${label} (${nameAlone(locale)})`;
      return error ? [{ id, text: t`${place}: ${error}` }] : [];
    }),
  );
  return [...ofShared, ...ofTexts];
}

/** The fields of a company: its texts in each language, and how it is reached. */
export function CompanyForm({ id, fields, typed, errors, version, isWaiting }: CompanyFormProps) {
  const { t } = useLingui();
  const page = useLocale();
  const isWritten = (locale: Locale) => Object.values(typed.texts[locale]).some((text) => text !== '');
  const isWrong = (locale: Locale) => fields.texts.some(({ name }) => errors[controlOf(locale, name)]);
  return (
    <PostForm action={editCompanyHref(id)} files>
      <input type="hidden" name="version" value={version} />
      <fieldset className={part.part}>
        <legend>{t`Texts`}</legend>
        <p className={form.hint}>
          {t`If you leave a language empty, its readers see the entry in another language, with a note saying so.`}
        </p>
        {locales.map((locale) => (
          <details
            key={locale}
            open={locale === page || isWritten(locale) || isWrong(locale)}
            className={part.language}
          >
            <summary lang={locale}>{nameAlone(locale)}</summary>
            <div className={form.form}>
              {fields.texts.map((field) => (
                <Typed
                  key={field.name}
                  field={field}
                  name={controlOf(locale, field.name)}
                  value={typed.texts[locale][field.name] ?? ''}
                  error={errors[controlOf(locale, field.name)]}
                  lang={locale}
                />
              ))}
            </div>
          </details>
        ))}
      </fieldset>
      <fieldset className={part.part}>
        <legend>{t`Contact and facts`}</legend>
        <p className={form.hint}>
          {t`Visitors see phone and e-mail masked until they ask. Codes for your colleagues go to this e-mail address too.`}
        </p>
        {fields.shared.map((field) => (
          <Typed
            key={field.name}
            field={field}
            name={field.name}
            value={typed.shared[field.name] ?? ''}
            error={errors[field.name]}
          />
        ))}
      </fieldset>
      <div className={form.actions}>
        <button type="submit" name="do" value="send" className={button.primary}>
          {isWaiting ? t`Send these changes instead` : t`Send for approval`}
        </button>
        {isWaiting && (
          <button type="submit" name="do" value="back" className={button.secondary}>
            {t`Take the changes back`}
          </button>
        )}
      </div>
    </PostForm>
  );
}

/** The control of a field of a language. */
const controlOf = (locale: Locale, name: string) => `${locale}.${name}`;

interface TypedProps {
  field: FormField;
  name: string;
  value: string;
  error: string | undefined;
  lang?: Locale;
}

function Typed({ field: { label, hint, most, isLong, type, isNumber }, name, value, error, lang }: TypedProps) {
  return (
    <Field id={name} label={label} hint={hint} error={error}>
      {(control) => {
        const shared = { ...control, name, defaultValue: value, maxLength: most, lang };
        return isLong ? (
          <textarea {...shared} rows={6} />
        ) : (
          <input {...shared} type={type} inputMode={isNumber ? 'numeric' : undefined} spellCheck={lang !== undefined} />
        );
      }}
    </Field>
  );
}
