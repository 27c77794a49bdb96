import { useLingui } from '@lingui/react/macro';
import type { RateRow } from '../rates/rate-table.ts';
import { sampleSource } from '../rates/sample-rates.ts';
import css from './rates-note.module.css';

interface RatesNoteProps {
  source: string;
  rates: readonly Pick<RateRow, 'isStale' | 'cashSettlement'>[];
}

/** What has to be known of rates: where they come from, what they mean, and whether they are old or made up. */
export function RatesNote({ source, rates }: RatesNoteProps) {
  const { t } = useLingui();
  const old = rates.filter(({ isStale }) => isStale).length;
  return (
    <div className={css.note}>
      {source === sampleSource ? (
        <p className={css.warning}>{t`These are sample rates, made up for demonstration. Do not use them.`}</p>
      ) : (
        <p>{t`Source: ${source}`}</p>
      )}
      {old > 0 && (
        <p className={css.warning}>
          {old === rates.length
            ? t`These rates are more than three days old. Check with your bank before relying on them.`
            : t`Some of these rates are more than three days old and are marked as such.`}
        </p>
      )}
      <p>{t`Yuan per 100 units of each currency. Spot purchase is the rate at which a bank buys funds in an account, cash settlement the rate at which it buys banknotes.`}</p>
      {rates.every(({ cashSettlement }) => cashSettlement === null) && (
        <p>{t`The source gives one reference rate per currency and none for banknotes.`}</p>
      )}
    </div>
  );
}
