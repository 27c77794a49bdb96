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
        <p className={css.warning}>{t`These rates are samples, made up for the demonstration. Do not use them.`}</p>
      ) : (
        <p>{t`Source: ${source}`}</p>
      )}
      {old > 0 && (
        <p className={css.warning}>
          {old === rates.length
            ? t`These rates are older than three days. Ask your bank before you rely on them.`
            : t`Some of these rates are older than three days; they say so.`}
        </p>
      )}
      <p>{t`Yuan for 100 units of each currency. Spot purchase is what a bank pays for money on an account, cash settlement what it pays for notes.`}</p>
      {rates.every(({ cashSettlement }) => cashSettlement === null) && (
        <p>{t`The source gives one reference rate for each currency, and none for notes.`}</p>
      )}
    </div>
  );
}
