import { Plural, useLingui } from '@lingui/react/macro';
import { siteOf } from '#platform/http/site-context.ts';
import { Banner } from '#shell/banner.tsx';
import { CountedLinks } from '#shell/counted-links.tsx';
import { Doors } from '#shell/doors.tsx';
import type { PageHandle } from '#shell/page-handle.ts';
import { PageHead } from '#shell/page-head.tsx';
import { Part } from '#shell/part.tsx';
import { useSectionNames } from '#shell/sections/use-section-names.ts';
import { needs, type ProviderFacets, type ProviderType, providersHref, providerTypes } from '../finance.ts';
import { currencyName, presentCard, presentRate } from '../present.ts';
import { countProviders } from '../providers/provider-counts.server.ts';
import { providerFacets, providersById } from '../providers/providers.server.ts';
import { yuan } from '../rates/currencies.ts';
import { latestRates } from '../rates/rates.server.ts';
import { ProviderRows } from '../ui/provider-row.tsx';
import { useFinanceWords } from '../ui/use-finance-words.ts';
import type { Route } from './+types/front.ts';
import { Converter } from './converter.tsx';
import css from './finance.module.css';
import { RateTable } from './rate-table.tsx';
import { RatesNote } from './rates-note.tsx';

export const handle = { section: 'finance' } satisfies PageHandle;

const ratesShown = 5;
const providersShown = 5;

export async function loader({ context }: Route.LoaderArgs) {
  const site = siteOf(context, 'finance');
  const [all, providers, { rates, source }] = await Promise.all([
    providerFacets(site),
    providerFacets(site).then((facets) => providersById(site.db, oneOfEach(facets), site.locale)),
    latestRates(site.db),
  ]);
  const counts = countProviders(all, {});
  return {
    total: all.length,
    types: providerTypes.map((value) => ({ value, count: counts.types.get(value) ?? 0 })),
    needs: needs.map((value) => ({ value, count: counts.needs.get(value) ?? 0 })).filter(({ count }) => count > 0),
    providers: providers.map((provider) => presentCard(provider, site)),
    rates: rates.slice(0, ratesShown).map((rate) => presentRate(rate, site.clock.now(), site.locale)),
    currencies: [yuan.code, ...rates.map(({ currency }) => currency)].map((currency) => ({
      currency,
      name: currencyName(currency, site.locale),
    })),
    source,
  };
}

/** A few providers, each of another type. */
function oneOfEach(all: readonly ProviderFacets[]): number[] {
  const first = providerTypes.flatMap((type) => all.find((one) => one.type === type)?.id ?? []);
  return first.slice(0, providersShown);
}

/** The front of the finance section: who helps with what, and the rates of the day with a converter. */
export default function FinancePage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { total, types, needs, providers, rates, currencies, source } = loaderData;
  const { needNames } = useFinanceWords();
  const section = useSectionNames().finance;
  const lead = t`Banks, insurers, lessors, funds and advisers serving trade between China and Africa, and today’s exchange rates.`;
  return (
    <>
      <PageHead title={section} description={lead} />
      <Banner section="finance" title={section} lead={lead} />
      <Part id="types" title={t`Who can help`} more={{ to: providersHref(), label: t`All providers: ${total}` }}>
        <Types types={types} />
      </Part>
      <Part id="needs" title={t`What do you need?`}>
        <CountedLinks
          links={needs.map(({ value, count }) => ({
            to: providersHref({ need: value }),
            name: needNames[value],
            count,
          }))}
        />
      </Part>
      {rates.length > 0 && (
        <Part id="rates" title={t`Exchange rates`} more={{ to: '/finance/rates', label: t`All currencies` }}>
          <div className={css.columns}>
            <div>
              <RateTable rates={rates} />
              <RatesNote source={source} rates={rates} />
            </div>
            <Converter currencies={currencies} asked={{ amount: '', from: 'USD', to: 'CNY' }} />
          </div>
        </Part>
      )}
      <Part id="providers" title={t`Providers`}>
        <ProviderRows providers={providers} />
      </Part>
    </>
  );
}

/** The types of providers as ways into the list. */
function Types({ types }: { types: { value: ProviderType; count: number }[] }) {
  const { t } = useLingui();
  const { typeNames } = useFinanceWords();
  const texts: Record<ProviderType, string> = {
    bank: t`Letters of credit, loans, yuan accounts`,
    insurance: t`Against buyers who do not pay and goods that arrive damaged`,
    leasing: t`Machines, vehicles and cold stores on lease`,
    guarantee: t`Bonds and guarantees for tenders and loans`,
    fund: t`Capital for plants and projects`,
    payment: t`To and from China by phone or bank account`,
    advisory: t`Paperwork for banks, customs and tax`,
  };
  return (
    <div className={css.types}>
      <Doors
        doors={types.map(({ value, count }) => ({
          to: providersHref({ type: value }),
          name: typeNames[value],
          text: texts[value],
          count: <Plural value={count} one="# provider" other="# providers" />,
        }))}
      />
    </div>
  );
}
