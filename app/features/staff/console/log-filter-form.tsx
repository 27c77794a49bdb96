import { useLingui } from '@lingui/react/macro';
import { localHref } from '#platform/i18n/address.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { SiteLink } from '#shell/link.tsx';
import button from '#ui/button.module.css';
import { Field } from '#ui/form/field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { actNames } from '../log/act-names.ts';
import type { LogFilter } from '../log/log-filter.ts';
import table from '../ui/table.module.css';
import { useActName } from '../ui/use-act-name.ts';

interface LogFilterFormProps {
  filter: LogFilter;
  people: { id: number; name: string }[];
  acts: readonly string[];
}

/** Narrows the log: an address of its own, to be kept and handed on. */
export function LogFilterForm({ filter, people, acts }: LogFilterFormProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const nameOf = useActName();
  return (
    <search className={table.filters}>
      <form method="get" action={localHref(locale, '/console/log/')} key={Object.values(filter).join(' ')}>
        <Field id="staff" label={t`Who`}>
          {(control) => (
            <select {...control} name="staff" defaultValue={filter.staff}>
              <option value="">{t`Everyone`}</option>
              <option value="site">{t`The site`}</option>
              {people.map(({ id, name }) => (
                <option key={id} value={id} lang="">
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field id="act" label={t`Action`}>
          {(control) => (
            <select {...control} name="act" defaultValue={filter.act}>
              <option value="">{t`Everything`}</option>
              {acts.map((act) => (
                <option key={act} value={act} lang={actNames[act] ? undefined : ''}>
                  {nameOf(act)}
                </option>
              ))}
            </select>
          )}
        </Field>
        <TextField id="about" label={t`Subject starts with`} defaultValue={filter.about} maxLength={100} />
        <TextField id="from" label={t`Date from`} type="date" defaultValue={filter.from} />
        <TextField id="to" label={t`Date to`} type="date" defaultValue={filter.to} />
        <button type="submit" className={button.secondary}>{t`Filter`}</button>
        <SiteLink to="/console/log/">{t`Show everything`}</SiteLink>
      </form>
    </search>
  );
}
