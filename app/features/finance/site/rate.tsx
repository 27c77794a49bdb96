import { useLingui } from '@lingui/react/macro';
import { Refusal } from '#platform/http/refusal.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { sentOnce } from '#platform/router/data/sent-once.ts';
import { Banner } from '#shell/banner.tsx';
import { Breadcrumbs } from '#shell/breadcrumbs.tsx';
import { SiteLink } from '#shell/link.tsx';
import type { PageHandle } from '#shell/page-handle.ts';
import { PageHead } from '#shell/page-head.tsx';
import { AsSent } from '#shell/rendering/as-sent.tsx';
import { useSectionNames } from '#shell/sections/use-section-names.ts';
import { DateText } from '#ui/dates/date-text.tsx';
import { formatDay } from '#ui/dates/dates.ts';
import { Facts } from '#ui/facts.tsx';
import { presentRate } from '../present.ts';
import { rateHistory } from '../rates/rate-history.server.ts';
import { latestRates } from '../rates/rates.server.ts';
import { writtenRate } from '../rates/written-rate.ts';
import type { Route } from './+types/rate.ts';
import css from './finance.module.css';
import { RateChart } from './rate-chart.tsx';
import table from './rate-table.module.css';
import { RatesNote } from './rates-note.tsx';

export const handle = { section: 'finance' } satisfies PageHandle;

/** @throws 404 for a currency that has no rate */
export async function loader({ context, params }: Route.LoaderArgs) {
  const site = siteOf(context, 'finance');
  const { db, clock, locale } = site;
  const { rates } = await latestRates(db);
  const found = rates.find(({ currency }) => currency === params.currency);
  if (!found) throw new Refusal(404);
  const history = await rateHistory(db, found.currency, found.updatedAt);
  return { rate: presentRate(found, clock.now(), locale), source: found.source, history: sentOnce(site, history) };
}

/** A currency: its newest rate, and the last 90 days as a chart and as a table. */
export default function RatePage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const { rate, source, history } = loaderData;
  const { currency, name, spotPurchase, cashSettlement, updatedAt } = rate;
  const section = useSectionNames().finance;
  const title = t`${name} (${currency})`;
  const spot = writtenRate(spotPurchase, locale);
  const trail = [
    { title: section, to: '/finance/' },
    { title: t`Exchange rates`, to: '/finance/rates' },
  ];
  return (
    <>
      <PageHead title={title} description={t`${title}: yuan per 100 units, over the last 90 days.`} />
      <Banner section="finance" title={title} />
      <div className={css.page}>
        <Breadcrumbs trail={trail} />
        <div className={css.columns}>
          <AsSent of={history} name="chart">
            {(days) => <RateChart name={title} history={days} />}
          </AsSent>
          <div className={css.aside}>
            <Facts
              facts={[
                { name: t`Currency code`, value: currency },
                { name: t`Name`, value: name },
                { name: t`Spot purchase`, value: t`${spot} yuan per 100 units` },
                {
                  name: t`Cash settlement`,
                  value: cashSettlement === null ? t`none` : writtenRate(cashSettlement, locale),
                },
                { name: t`Updated at`, value: <DateText iso={updatedAt} time /> },
              ]}
            />
            <RatesNote source={source} rates={[rate]} />
            <SiteLink to={`/finance/rates?from=${currency}#convert`}>{t`Convert ${currency}`}</SiteLink>
          </div>
        </div>
        <details>
          <summary>{t`View as a table`}</summary>
          <table className={table.table}>
            <caption>{t`${title}: yuan per 100 units, by day`}</caption>
            <thead>
              <tr>
                <th scope="col">{t`Day`}</th>
                <th scope="col">{t`Spot purchase`}</th>
              </tr>
            </thead>
            <AsSent of={history} name="days" as="tbody">
              {(days) =>
                days.toReversed().map(({ day, spotPurchase }) => (
                  <tr key={day}>
                    <th scope="row">{formatDay(day, locale)}</th>
                    <td>{writtenRate(spotPurchase, locale)}</td>
                  </tr>
                ))
              }
            </AsSent>
          </table>
        </details>
      </div>
    </>
  );
}
