import { useLingui } from '@lingui/react/macro';
import { useLocale } from '#platform/i18n/use-locale.ts';
import type { ShownField } from '../../form/shown-field.ts';
import css from './fields.module.css';

/** What every control of a field is given. */
export interface FieldControlProps {
  field: ShownField;
  /** Of its control, and its address in the page: `title`, `figures.a.label`. */
  name: string;
}

/** What a field is called, and whether it may be left out. */
export function FieldLabel({ label, required }: Pick<ShownField, 'label' | 'required'>) {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <>
      {label}
      {!required && (
        <>
          {/* The Chinese word brings brackets of full width, which hold their own room. */}
          {locale !== 'zh-CN' && ' '}
          <span className={css.soft}>{t`(optional)`}</span>
        </>
      )}
    </>
  );
}
