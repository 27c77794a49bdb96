import { useLingui } from '@lingui/react/macro';
import { type Locale, locales, nameAlone } from '#platform/i18n/locale.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import button from '#ui/button.module.css';
import type { Wrong } from '#ui/form/error-summary.tsx';
import { Field } from '#ui/form/field.tsx';
import form from '#ui/form/form.module.css';
import part from '#ui/form/form-part.module.css';
import { PostForm } from '#ui/form/post-form.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { amountForTyping } from '../../money/typed-amount.ts';
import { categories } from '../../negotiation.ts';
import { problemMessages } from '../../problem-messages.ts';
import {
  isBegun,
  type PlainField,
  type plainFields,
  type Sheet,
  type SheetField,
  type SheetProblems,
  sheetFields,
  textField,
  textFields,
} from '../../project/sheet.ts';
import { useProjectWords } from '../../ui/use-project-words.ts';
import { useSheetWords } from './use-sheet-words.ts';

interface Choice {
  value: string;
  name: string;
}

interface ProjectFormProps {
  /** Where it is sent, without language prefix. */
  action: string;
  /** Of a new project: the same one twice begins one. */
  formKey?: string;
  sheet: Sheet;
  problems: SheetProblems;
  choices: { regions: Choice[]; industries: Choice[] };
}

/** What is wrong with the fields of a project, for the summary above the form. */
export function useSheetWrong(problems: SheetProblems): Wrong[] {
  const { t, i18n } = useLingui();
  const words = useSheetWords();
  return sheetFields.flatMap((field) => {
    const problem = problems[field];
    if (!problem) return [];
    const [, locale, name = field] = field.split('.');
    const label = words[name as PlainField];
    const place = locale ? t`${label} (${nameAlone(locale as Locale)})` : label;
    const message = i18n._(problemMessages[problem]);
    return [{ id: field, text: t`${place}: ${message}` }];
  });
}

/** The fields of a project: what it is, its texts in one language or more, how its owner is reached. */
export function ProjectForm({ action, formKey, sheet, problems, choices }: ProjectFormProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const written = locales.filter((each) => isBegun(sheet.texts[each]));
  const isOpen = (each: Locale) =>
    written.length === 0
      ? each === locale
      : written.includes(each) || textFields.some((field) => problems[textField(each, field)]);
  return (
    <PostForm action={action} files>
      {formKey && <input type="hidden" name="key" value={formKey} />}
      <fieldset className={part.part}>
        <legend>{t`The project`}</legend>
        <PlainFields sheet={sheet} problems={problems} choices={choices} />
      </fieldset>
      <fieldset className={part.part}>
        <legend>{t`In one, two or three languages`}</legend>
        <p
          className={form.hint}
        >{t`If you leave a language empty, its readers see the project in another language, with a note saying so.`}</p>
        {locales.map((each) => (
          <details key={each} open={isOpen(each)} className={part.language}>
            <summary lang={each}>{nameAlone(each)}</summary>
            <Texts locale={each} sheet={sheet} problems={problems} />
          </details>
        ))}
      </fieldset>
      <fieldset className={part.part}>
        <legend>{t`How to reach you`}</legend>
        <p className={form.hint}>{t`Masked for the public; shown in full to logged-in members.`}</p>
        <Typed
          field="phone"
          type="tel"
          value={sheet.phone}
          problems={problems}
          hint={t`With the country code, as in +254 700 100 101.`}
        />
        <Typed field="contact" type="email" value={sheet.contact} problems={problems} />
      </fieldset>
      <div className={form.actions}>
        <button type="submit" name="do" value="submit" className={button.primary}>{t`Submit`}</button>
        <button type="submit" name="do" value="save" className={button.secondary}>{t`Save as is`}</button>
      </div>
    </PostForm>
  );
}

function PlainFields({ sheet, problems, choices }: Omit<ProjectFormProps, 'action' | 'formKey'>) {
  const { t } = useLingui();
  const locale = useLocale();
  const { categoryName } = useProjectWords();
  const amount = amountForTyping(sheet.amount, locale);
  return (
    <>
      <Chosen
        field="category"
        value={sheet.category}
        problems={problems}
        options={categories.map((value) => ({ value, name: categoryName(value) }))}
      />
      <Chosen field="region" value={sheet.region} problems={problems} options={choices.regions} />
      <Chosen field="industry" value={sheet.industry} problems={problems} options={choices.industries} />
      <Typed
        field="amount"
        value={amount}
        problems={problems}
        hint={t`The total amount. 12.5 means US$ 125,000.`}
        inputMode="decimal"
      />
    </>
  );
}

interface FieldOf {
  field: (typeof plainFields)[number];
  value: string;
  problems: SheetProblems;
}

function useError(problems: SheetProblems, field: SheetField): string | undefined {
  const { i18n } = useLingui();
  const problem = problems[field];
  return problem && i18n._(problemMessages[problem]);
}

function Chosen({ field, value, problems, options }: FieldOf & { options: Choice[] }) {
  const { t } = useLingui();
  const words = useSheetWords();
  return (
    <Field id={field} label={words[field]} error={useError(problems, field)}>
      {(control) => (
        <select {...control} name={field} defaultValue={value}>
          <option value="">{t`Please choose`}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

interface TypedProps extends FieldOf {
  type?: 'text' | 'tel' | 'email';
  hint?: string;
  inputMode?: 'decimal';
}

function Typed({ field, value, problems, type = 'text', hint, inputMode }: TypedProps) {
  const words = useSheetWords();
  return (
    <TextField
      id={field}
      label={words[field]}
      hint={hint}
      error={useError(problems, field)}
      type={type}
      defaultValue={value}
      inputMode={inputMode}
      maxLength={200}
    />
  );
}

const lengths = { name: 200, owner: 200, contactPerson: 200, introduction: 4000, cooperationRequirement: 2000 };

function Texts({ locale, sheet, problems }: { locale: Locale; sheet: Sheet; problems: SheetProblems }) {
  return textFields.map((field) => <Text key={field} {...{ locale, field, sheet, problems }} />);
}

interface TextProps {
  locale: Locale;
  field: (typeof textFields)[number];
  sheet: Sheet;
  problems: SheetProblems;
}

function Text({ locale, field, sheet, problems }: TextProps) {
  const words = useSheetWords();
  const id = textField(locale, field);
  const value = sheet.texts[locale][field];
  const isLong = field === 'introduction' || field === 'cooperationRequirement';
  return (
    <Field id={id} label={words[field]} error={useError(problems, id)}>
      {(control) => {
        const shared = { ...control, name: id, defaultValue: value, maxLength: lengths[field], lang: locale };
        return isLong ? <textarea {...shared} rows={6} /> : <input {...shared} />;
      }}
    </Field>
  );
}
