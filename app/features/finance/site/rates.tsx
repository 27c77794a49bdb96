import { useLingui } from '@lingui/react/macro';
import { siteOf } from '#platform/http/site-context.ts';
import { Banner } from '#shell/banner.tsx';
import { Breadcrumbs } from '#shell/breadcrumbs.tsx';
import type { PageHandle } from '#shell/page-handle.ts';
import { PageHead } from '#shell/page-head.tsx';
import { useSectionNames } from '#shell/sections/use-section-names.ts';
import { NothingFound } from '#ui/nothing-found.tsx';
import { currencyName, presentRate } from '../present.ts';
import { converted, readAsked } from '../rates/converted.server.ts';
import { yuan } from '../rates/currencies.ts';
import { latestRates } from '../rates/rates.server.ts';
import type { Route } from './+types/rates.ts';
import { Converter } from './converter.tsx';
import css from './finance.module.css';
import { RateTable } from './rate-table.tsx';
import { RatesNote } from './rates-note.tsx';

export const handle = { section: 'finance' } satisfies PageHandle;

/** @throws 404 for a currency that has no rate */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, clock, locale } = siteOf(context, 'finance');
  const latest = await latestRates(db);
  const asked = readAsked(new URL(request.url).searchParams, latest);
  const now = clock.now();
  return {
    rates: latest.rates.map((rate) => presentRate(rate, now, locale)),
    yuanName: currencyName(yuan.code, locale),
    source: latest.source,
    asked,
    converted: converted(asked, latest, now, locale),
  };
}

/** The newest rates of all currencies, and a converter. */
export default function RatesPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { rates, yuanName, source, asked, converted } = loaderData;
  const section = useSectionNames().finance;
  const title = t`Exchange rates`;
  return (
    <>
      <PageHead
        title={title}
        description={t`What the currencies of African trade are worth in yuan, with a converter and 90-day history.`}
      />
      <Banner section="finance" title={title} />
      <div className={css.page}>
        <Breadcrumbs trail={[{ title: section, to: '/finance/' }]} />
        {rates.length === 0 ? (
          <NothingFound title={t`No rates are available at the moment.`}>
            <p>{t`Please come back later, or ask your bank.`}</p>
          </NothingFound>
        ) : (
          <div className={css.columns}>
            <div>
              <RateTable rates={rates} />
              <RatesNote source={source} rates={rates} />
            </div>
            <Converter
              currencies={[{ currency: yuan.code, name: yuanName }, ...rates]}
              asked={asked}
              converted={converted}
            />
          </div>
        )}
      </div>
    </>
  );
}
