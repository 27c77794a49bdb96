import { Plural, useLingui } from '@lingui/react/macro';
import { siteOf } from '#platform/http/site-context.ts';
import { sentOnce } from '#platform/router/data/sent-once.ts';
import { Banner } from '#shell/banner.tsx';
import { Breadcrumbs } from '#shell/breadcrumbs.tsx';
import { SiteLink } from '#shell/link.tsx';
import type { PageHandle } from '#shell/page-handle.ts';
import { PageHead } from '#shell/page-head.tsx';
import { AsSent } from '#shell/rendering/as-sent.tsx';
import { useSectionNames } from '#shell/sections/use-section-names.ts';
import { ChosenFilters } from '#ui/filters/chosen-filters.tsx';
import { FilterForm } from '#ui/filters/filter-form.tsx';
import results from '#ui/filters/results.module.css';
import { SelectField } from '#ui/filters/select-field.tsx';
import { NothingFound } from '#ui/nothing-found.tsx';
import { Pagination } from '#ui/pages/pagination.tsx';
import { providersHref } from '../finance.ts';
import { readProvidersPage } from '../providers/providers-page.server.ts';
import type { ProvidersPage } from '../providers/providers-page.ts';
import { ProviderRows } from '../ui/provider-row.tsx';
import { useFinanceWords } from '../ui/use-finance-words.ts';
import type { Route } from './+types/providers.ts';
import css from './finance.module.css';

export const handle = { section: 'finance' } satisfies PageHandle;

/** @throws 404 for a filter or a page that does not exist */
export async function loader({ context, request }: Route.LoaderArgs) {
  const site = siteOf(context, 'finance');
  const { providers, ...page } = await readProvidersPage(site, new URL(request.url));
  return { ...page, providers: sentOnce(site, providers) };
}

const listQuery = ['type', 'country', 'need', 'page'];

/** The list of providers: filters with counts, rows, pages. */
export default function ProvidersListPage({ loaderData: page }: Route.ComponentProps) {
  const { t } = useLingui();
  const { filter, total, providers } = page;
  const section = useSectionNames().finance;
  const { typeNames, needNames } = useFinanceWords();
  const names = [filter.type && typeNames[filter.type], filter.need && needNames[filter.need], page.area];
  const chosen = names.filter(Boolean).join(t({ message: ', ', context: 'list' }));
  const titleOf = chosen === '' ? t`Providers` : t`Providers: ${chosen}`;
  const title = page.page === 1 ? titleOf : t`${titleOf}, page ${page.page}`;
  return (
    <>
      <PageHead
        title={title}
        description={t`Who finances, insures and settles trade between China and Africa, by type, country and need, with contact details.`}
        query={listQuery}
      />
      <Banner section="finance" title={title} />
      <div className={css.page}>
        <Breadcrumbs trail={[{ title: section, to: '/finance/' }]} />
        <Filters page={page} />
        <section className={results.results} aria-labelledby="found">
          <div className={results.head}>
            <h2 id="found">
              <Plural value={total} one="# provider" other="# providers" />
            </h2>
          </div>
          <ChosenFilters
            filters={[
              { name: names[0], without: providersHref({ ...filter, type: undefined }) },
              { name: names[1], without: providersHref({ ...filter, need: undefined }) },
              { name: names[2], without: providersHref({ ...filter, country: undefined }) },
            ]}
          />
          {total === 0 ? (
            <NothingFound title={t`No providers match these filters.`}>
              <p>{t`Remove a filter: many providers also serve neighbouring countries.`}</p>
              <SiteLink to={providersHref()}>{t`All providers`}</SiteLink>
            </NothingFound>
          ) : (
            <AsSent of={providers} name="providers">
              {(all) => <ProviderRows providers={all} />}
            </AsSent>
          )}
          <Pagination
            page={page.page}
            pages={page.pages}
            hrefOf={(number) => providersHref(filter, number)}
            label={t`Pages: providers`}
          />
        </section>
      </div>
    </>
  );
}

function Filters({ page: { filter, types, needs, places } }: { page: Omit<ProvidersPage, 'providers'> }) {
  const { t } = useLingui();
  const { typeNames, needNames } = useFinanceWords();
  const isSet = Object.values(filter).some(Boolean);
  return (
    <FilterForm action="/finance/providers" label={t`Find providers`} {...(isSet ? { reset: providersHref() } : {})}>
      <SelectField
        name="type"
        label={t`Type`}
        value={filter.type ?? ''}
        all={t`All types`}
        options={types.map(({ value, count }) => ({ value, count, label: typeNames[value] }))}
      />
      <SelectField
        name="country"
        label={t`Country served`}
        value={filter.country ?? ''}
        all={t`All countries`}
        options={places.flatMap(({ name: group, countries }) =>
          countries.map(({ value, name, count }) => ({ value, label: name, count, group })),
        )}
      />
      <SelectField
        name="need"
        label={t`Need`}
        value={filter.need ?? ''}
        all={t`All needs`}
        options={needs.map(({ value, count }) => ({ value, count, label: needNames[value] }))}
      />
    </FilterForm>
  );
}
