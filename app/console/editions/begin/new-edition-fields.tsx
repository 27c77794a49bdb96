import { useLingui } from '@lingui/react/macro';
import { defaultLocale, type Locale, locales } from '#platform/i18n/locale.ts';
import { Button } from '#ui/console/controls/button.tsx';
import { ConsoleForm } from '#ui/console/controls/console-form.tsx';
import { CheckField, TextField } from '#ui/console/controls/field.tsx';
import page from '#ui/console/page/page.module.css';
import { Panel } from '#ui/console/page/panel.tsx';
import { useLanguageNames } from '#ui/use-language-names.ts';
import { newEditionPath } from '../edition-address.ts';
import { controlOf, type EditionForm } from './edition-form.ts';
import type { NewEditionPage } from './read-new-edition.server.ts';
import { type CopiedPart, copiedParts, type TextName, textNames } from './wanted-edition.ts';

interface FieldsProps extends Pick<NewEditionPage, 'before' | 'counts'> {
  form: EditionForm;
  /** By the names of controls. */
  errors: Record<string, string | undefined>;
}

/** The form of a new edition. */
export function NewEditionFields({ before, counts, form, errors }: FieldsProps) {
  const { t } = useLingui();
  return (
    <ConsoleForm action={newEditionPath} className={page.stack}>
      <DayFields form={form} errors={errors} />
      {locales.map((locale) => (
        <LanguageFields key={locale} locale={locale} form={form} errors={errors} />
      ))}
      <Panel title={t`Copied from the last edition`}>
        <p className={page.small} lang={before.lang}>
          {before.name}
        </p>
        {copiedParts.map((part) => (
          <PartField key={part} part={part} count={counts[part]} isChosen={form.parts.includes(part)} />
        ))}
      </Panel>
      <p className={page.small}>{t`All of it is created as drafts.`}</p>
      <div>
        <Button look="main">{t`Create the edition`}</Button>
      </div>
    </ConsoleForm>
  );
}

/** Its number and its days. */
function DayFields({ form, errors }: Pick<FieldsProps, 'form' | 'errors'>) {
  const { t } = useLingui();
  const { number } = form;
  return (
    <Panel title={t`Number and days`}>
      <TextField
        id="number"
        label={t`Edition number`}
        hint={t`Part of its address: /previous/detail/${number}. It cannot be changed later.`}
        error={errors.number}
        defaultValue={number}
        inputMode="numeric"
        autoComplete="off"
      />
      <div className={page.line}>
        <DayField id="startDate" label={t`First day`} form={form} errors={errors} />
        <DayField id="endDate" label={t`Last day`} form={form} errors={errors} />
      </div>
      <div className={page.line}>
        <DayField id="publicFrom" label={t`First public day (optional)`} form={form} errors={errors} />
        <DayField id="publicTo" label={t`Last public day (optional)`} form={form} errors={errors} />
      </div>
    </Panel>
  );
}

interface DayFieldProps extends Pick<FieldsProps, 'form' | 'errors'> {
  id: 'startDate' | 'endDate' | 'publicFrom' | 'publicTo';
  label: string;
}

function DayField({ id, label, form, errors }: DayFieldProps) {
  return <TextField id={id} type="date" label={label} error={errors[id]} defaultValue={form[id]} />;
}

/** What it is called in a language, its theme, and where it is. */
function LanguageFields({ locale, form, errors }: Pick<FieldsProps, 'form' | 'errors'> & { locale: Locale }) {
  const { t } = useLingui();
  const languages = useLanguageNames();
  const language = languages[locale];
  const labels: Record<TextName, string> = {
    name: locale === defaultLocale ? t`Name in ${language}` : t`Name in ${language} (optional)`,
    theme: t`Theme in ${language} (optional)`,
    venue: t`Venue in ${language} (optional)`,
    address: t`Address in ${language} (optional)`,
  };
  return (
    <Panel title={language}>
      {textNames.map((name) => (
        <TextField
          key={name}
          id={controlOf(name, locale)}
          label={labels[name]}
          lang={locale}
          error={errors[controlOf(name, locale)]}
          defaultValue={form.texts[controlOf(name, locale)]}
        />
      ))}
    </Panel>
  );
}

interface PartFieldProps {
  part: CopiedPart;
  /** How much there is. */
  count: number;
  isChosen: boolean;
}

/** Whether a part is copied; where there is nothing of it, that is said in its place. */
function PartField({ part, count, isChosen }: PartFieldProps) {
  const { t } = useLingui();
  const words: Record<CopiedPart, { label: string; hint: string; none: string }> = {
    halls: {
      label: t`Floor plans: ${count}`,
      hint: t`All stands where they are, without companies.`,
      none: t`Floor plans: the last edition has none.`,
    },
    days: {
      label: t`Reservation days: ${count}`,
      hint: t`With hours, gate and places, on the days of the new edition. They can be booked once it has taken over.`,
      none: t`Reservation days: the last edition has none.`,
    },
    programme: {
      label: t`Frame of the programme: ${count}`,
      hint: t`Each event with its title, hours and room, on the days of the new edition.`,
      none: t`Programme: the last edition has none.`,
    },
  };
  const { label, hint, none } = words[part];
  if (count === 0) return <p className={page.small}>{none}</p>;
  return (
    <CheckField id={`part-${part}`} name="parts" value={part} label={label} hint={hint} defaultChecked={isChosen} />
  );
}
