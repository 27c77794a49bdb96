import { useLingui } from '@lingui/react/macro';
import { localHref } from '#platform/i18n/address.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import button from '#ui/button.module.css';
import { DateText } from '#ui/dates/date-text.tsx';
import { Field } from '#ui/form/field.tsx';
import form from '#ui/form/form.module.css';
import { TextField } from '#ui/form/text-field.tsx';
import type { Asked, Converted } from '../rates/converted.ts';
import { writtenRate } from '../rates/written-rate.ts';
import css from './converter.module.css';

interface ConverterProps {
  /** Those to choose from. */
  currencies: readonly { currency: string; name: string }[];
  asked: Asked;
  converted?: Converted | undefined;
}

/** Says what an amount is worth in another currency: a form that asks for the page anew, so a result has an address. */
export function Converter({ currencies, asked, converted }: ConverterProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const problems = {
    amount: t`Enter an amount in figures, such as 1500.`,
    'no-rate': t`No rate available for this conversion.`,
  };
  const error = converted && 'problem' in converted ? problems[converted.problem] : undefined;
  const options = currencies.map(({ currency, name }) => (
    <option key={currency} value={currency}>
      {currency} {name}
    </option>
  ));
  return (
    <section className={css.converter} aria-labelledby="convert">
      <h2 id="convert">{t`Convert`}</h2>
      <form method="get" action={`${localHref(locale, '/finance/rates')}#convert`} className={form.form}>
        <TextField
          id="amount"
          label={t`Amount`}
          error={error}
          key={asked.amount}
          defaultValue={asked.amount}
          inputMode="decimal"
          autoComplete="off"
          maxLength={30}
        />
        <Field id="from" label={t`From`}>
          {(control) => (
            <select {...control} name="from" key={asked.from} defaultValue={asked.from}>
              {options}
            </select>
          )}
        </Field>
        <Field id="to" label={t`To`}>
          {(control) => (
            <select {...control} name="to" key={asked.to} defaultValue={asked.to}>
              {options}
            </select>
          )}
        </Field>
        <button type="submit" className={button.primary}>{t`Convert`}</button>
      </form>
      {converted && 'result' in converted && <Result converted={converted} />}
    </section>
  );
}

function Result({ converted: { given, result, by } }: { converted: Extract<Converted, { result: string }> }) {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <div className={css.result} role="status">
      <p>{t`${given} equals`}</p>
      <p>
        <b>{result}</b>
      </p>
      <ul role="list">
        {by.map(({ currency, spotPurchase, updatedAt, isStale }) => {
          const yuans = writtenRate(spotPurchase, locale);
          return (
            <li key={currency}>
              {t`100 ${currency} = ${yuans} CNY`} · <DateText iso={updatedAt} time />
              {isStale && ` · ${t`more than three days old`}`}
            </li>
          );
        })}
      </ul>
      <p>{t`Calculated at the spot purchase rate and rounded once, at the end. A bank’s own offer will differ.`}</p>
    </div>
  );
}
