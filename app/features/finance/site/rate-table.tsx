import { useLingui } from '@lingui/react/macro';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { SiteLink } from '#shell/link.tsx';
import { DateText } from '#ui/dates/date-text.tsx';
import { ScrollRegion } from '#ui/scroll-region.tsx';
import type { RateRow } from '../rates/rate-table.ts';
import { writtenRate } from '../rates/written-rate.ts';
import css from './rate-table.module.css';

/** The newest rates, a row a currency; each leads to its last 90 days. */
export function RateTable({ rates }: { rates: readonly RateRow[] }) {
  const { t } = useLingui();
  const locale = useLocale();
  const [first] = rates;
  const once = first && rates.every(({ updatedAt, isStale }) => updatedAt === first.updatedAt && !isStale);
  return (
    <ScrollRegion label={t`Exchange rate table`} className={css.scroll}>
      <table className={once ? `${css.table} ${css.once}` : css.table}>
        <caption>
          {t`Yuan per 100 units`}
          {once && (
            <>
              {' · '}
              <DateText iso={first.updatedAt} time />
            </>
          )}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t`Currency`}</th>
            <th scope="col">{t`Spot purchase`}</th>
            <th scope="col">{t`Cash settlement`}</th>
            <th scope="col">{t`Updated at`}</th>
          </tr>
        </thead>
        <tbody>
          {rates.map(({ currency, name, spotPurchase, cashSettlement, updatedAt, isStale }) => (
            <tr key={currency}>
              <th scope="row">
                <SiteLink to={`/finance/rates/${currency}`}>
                  <b>{currency}</b> <span>{name}</span>
                </SiteLink>
              </th>
              <td>{writtenRate(spotPurchase, locale)}</td>
              <td>{cashSettlement === null ? t`none` : writtenRate(cashSettlement, locale)}</td>
              <td className={css.time}>
                <DateText iso={updatedAt} time />
                {isStale && <em>{t`more than three days old`}</em>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
