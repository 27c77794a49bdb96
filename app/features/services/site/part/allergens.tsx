import { useLingui } from '@lingui/react/macro';
import { locales, nameAlone, shortName } from '#platform/i18n/locale.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { ScrollRegion } from '#ui/scroll-region.tsx';
import type { Phrase } from '../../services.ts';
import { useLanguageNames } from '../use-service-words.ts';
import css from './allergens.module.css';

/** Allergens in three languages, to point at. */
export function Allergens({ phrases }: { phrases: Phrase[] }) {
  const { t } = useLingui();
  const names: Partial<Record<string, string>> = useLanguageNames();
  const own = useLocale();
  const columns = [own, ...locales.filter((locale) => locale !== own)];
  return (
    <ScrollRegion label={t`Allergen table`} className={css.scroll}>
      <table className={css.allergens}>
        <thead>
          <tr>
            {columns.map((locale) => (
              <th key={locale} scope="col">
                {names[shortName(locale)] ?? nameAlone(locale)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {phrases.map(({ id, pinyin, texts }) => (
            <tr key={id}>
              {columns.map((locale) => (
                <td key={locale}>
                  <span lang={locale}>{texts[locale]}</span>
                  {locale === 'zh-CN' && (
                    <span lang="zh-Latn-pinyin" className={css.pinyin}>
                      {pinyin}
                    </span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
