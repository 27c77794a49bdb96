import { useLingui } from '@lingui/react/macro';
import { type Locale, locales } from '#platform/i18n/locale.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { Check, Choices } from '#ui/console/controls/check.tsx';
import { AreaField, SelectField } from '#ui/console/controls/field.tsx';
import page from '#ui/console/page/page.module.css';
import { Panel } from '#ui/console/page/panel.tsx';
import { formatWeekdayOfYear } from '#ui/dates/dates.ts';
import { useLanguageNames } from '#ui/use-language-names.ts';
import type { ClosingReason } from '../closing/closing.ts';

interface ClosingFieldsProps {
  typed: { reason: string; notes: Record<Locale, string>; offered: readonly string[] };
  errors: Record<string, string | undefined>;
  /** Days that can be offered instead. */
  others: readonly { date: string; remaining: number }[];
  noteMost: number;
}

/** Why a day is closed, and which days are offered instead. */
export function ClosingFields({ typed, errors, others, noteMost }: ClosingFieldsProps) {
  const { t } = useLingui();
  const languages = useLanguageNames();
  return (
    <>
      <Panel title={t`What visitors are told`} boxed>
        <SelectField
          id="reason"
          label={t`Reason`}
          hint={t`Visitors read it in their language.`}
          error={errors.reason}
          defaultValue={typed.reason}
          options={useReasons()}
        />
        <div className={page.columns}>
          {locales.map((locale) => (
            <AreaField
              key={locale}
              id={`note-${locale}`}
              label={t`Note in ${languages[locale]}`}
              lang={locale}
              error={errors[`note-${locale}`]}
              defaultValue={typed.notes[locale]}
            />
          ))}
        </div>
        <p
          className={`${page.small} ${page.soft}`}
        >{t`A note stands after the reason, in every language or in none. Up to ${noteMost} characters: it also goes by text message.`}</p>
      </Panel>
      <OfferedDays typed={typed} others={others} />
    </>
  );
}

function useReasons(): { value: '' | ClosingReason; label: string }[] {
  const { t } = useLingui();
  return [
    { value: '', label: t`Choose a reason` },
    { value: 'weather', label: t`Severe weather` },
    { value: 'safety', label: t`Safety at the venue` },
    { value: 'authorities', label: t`An order of the authorities` },
    { value: 'technical', label: t`A technical fault` },
    { value: 'programme', label: t`A change of programme` },
    { value: 'other', label: t`Another reason: say it in the notes` },
  ];
}

function OfferedDays({ typed, others }: Pick<ClosingFieldsProps, 'typed' | 'others'>) {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  return (
    <Panel title={t`Days offered instead`} boxed>
      {others.length === 0 ? (
        <p>{t`No other day can be reserved now. Visitors can choose one later with the same link.`}</p>
      ) : (
        <>
          <Choices legend={t`Select none to offer every open day.`}>
            <div className={`${page.columns} ${page.few}`}>
              {others.map(({ date, remaining }) => {
                const day = formatWeekdayOfYear(date, locale);
                const free = i18n.number(remaining);
                return (
                  <Check key={date} name="offered" value={date} defaultChecked={typed.offered.includes(date)}>
                    {t`${day} · free places: ${free}`}
                  </Check>
                );
              })}
            </div>
          </Choices>
          <p
            className={`${page.small} ${page.soft}`}
          >{t`No places are held: whoever answers first has them. If the chosen days fill up, every open day is offered.`}</p>
        </>
      )}
    </Panel>
  );
}
