import { msg } from '@lingui/core/macro';
import type { SiteContext } from '#platform/http/site-context.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import { formatDay } from '#ui/dates/dates.ts';
import { readableAmount } from '../money/amount.ts';
import { moneyOf } from '../money/project-money.server.ts';

/** Amounts are all in US dollars: what they come to together, and in yuan at the site's rate, with the day of that. */
export async function amountsNote(
  site: Pick<SiteContext, 'db' | 'locale' | 'clock'>,
  counted: readonly { amount: number }[],
): Promise<{ note?: string }> {
  const amount = counted.reduce((sum, each) => sum + each.amount, 0);
  if (amount === 0) return {};
  const i18n = i18nFor(site.locale);
  const total = readableAmount(amount, site.locale);
  const money = await moneyOf(site, { amount, region: 'US' });
  const [converted] = money?.amounts ?? [];
  if (!money || converted === undefined) return { note: i18n._(msg`In US dollars, ${total} in all.`) };
  const day = formatDay(money.asOf, site.locale);
  if (money.isSample) {
    return { note: i18n._(msg`In US dollars, ${total} in all (${converted} at the sample rate of ${day}).`) };
  }
  return { note: i18n._(msg`In US dollars, ${total} in all (${converted} at the rate of ${day}).`) };
}
