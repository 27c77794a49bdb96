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
import results from '#ui/filters/results.module.css';
import { SortLinks } from '#ui/filters/sort-links.tsx';
import { NothingFound } from '#ui/nothing-found.tsx';
import { Pagination } from '#ui/pages/pagination.tsx';
import { readProjectsPage } from '../../library/list-page.server.ts';
import type { ShownProjectsPage } from '../../library/list-page.ts';
import { type ListFilters, projectsHref, sortings } from '../../list-filters.ts';
import { ProjectRows } from '../../ui/project-rows.tsx';
import { useProjectWords } from '../../ui/use-project-words.ts';
import type { Route } from './+types/list.ts';
import css from './negotiation.module.css';
import { ProjectFilters } from './project-filters.tsx';

export const handle = { section: 'negotiation' } satisfies PageHandle;

/** @throws 404 for a filter or a page that does not exist */
export async function loader({ context, request }: Route.LoaderArgs) {
  const site = siteOf(context, 'negotiation');
  const { projects, choices, ...page } = await readProjectsPage(site, new URL(request.url));
  return { ...page, projects: sentOnce(site, projects), choices: sentOnce(site, choices) };
}

/** The parameters that make the list a page of its own; words looked for and sorting only show it otherwise. */
const listQuery = ['category', 'region', 'industry', 'status', 'page'];

/** The list of projects: filters with counts, order, rows, pages. */
export default function ProjectListPage({ loaderData: page }: Route.ComponentProps) {
  const { t } = useLingui();
  const { filters, projects, total } = page;
  const section = useSectionNames().negotiation;
  const title = useListTitle(page);
  const filtersSet = useFiltersSet(page);
  const orders = { newest: t`Newest first`, largest: t`Largest amount first`, smallest: t`Smallest amount first` };
  return (
    <>
      <PageHead
        title={title}
        description={t`Projects in Africa and China looking for partners in trade, investment and engineering, with amounts and requirements.`}
        query={listQuery}
      />
      <Banner section="negotiation" title={title} />
      <div className={css.page}>
        <Breadcrumbs trail={[{ title: section, to: '/negotiation/' }]} />
        <ProjectFilters page={page} />
        <section className={results.results} aria-labelledby="found">
          <div className={results.head}>
            <h2 id="found">
              {page.more ? t`More than ${total} projects` : <Plural value={total} one="# project" other="# projects" />}
            </h2>
            {total > 1 && (
              <SortLinks
                orders={sortings.map((sort) => ({
                  name: orders[sort],
                  to: projectsHref({ ...filters, sort }),
                  current: sort === filters.sort,
                }))}
              />
            )}
          </div>
          <ChosenFilters filters={filtersSet} />
          <p className={css.lead}>
            <SiteLink to={saveHref(filters)}>{t`Save this search and get alerts for new projects`}</SiteLink>
          </p>
          {total === 0 ? (
            <NothingFound title={t`No projects match these filters.`}>
              <p>{t`Remove a filter, or try another word: a product, a town, an industry.`}</p>
              <SiteLink to={projectsHref()}>{t`All projects`}</SiteLink>
            </NothingFound>
          ) : (
            <AsSent of={projects} name="projects">
              {(all) => <ProjectRows projects={all} />}
            </AsSent>
          )}
          <Pagination
            page={page.page}
            pages={page.pages}
            hrefOf={(number) => projectsHref(filters, number)}
            label={t`Pages: projects`}
          />
        </section>
      </div>
    </>
  );
}

/** Where the filters of the list can be kept, without language prefix. */
function saveHref(filters: ListFilters): string {
  return projectsHref({ ...filters, sort: 'newest' }).replace('/list', '/save-search');
}

/** What the list is called with its filters: "Projects: Kenya, Trade, page 2". */
function useListTitle({ filters, chosen, page }: ShownProjectsPage): string {
  const { t } = useLingui();
  const { categoryName, statusName } = useProjectWords();
  const { name, category, status } = filters;
  const words = [name, chosen.region, category && categoryName(category), chosen.industry, status && statusName(status)]
    .filter(Boolean)
    .join(t({ message: ', ', context: 'list' }));
  const title = words === '' ? t`Projects` : t`Projects: ${words}`;
  return page === 1 ? title : t`${title}, page ${page}`;
}

function useFiltersSet({ filters, chosen }: ShownProjectsPage): { name: string | undefined; without: string }[] {
  const { t } = useLingui();
  const { categoryName, statusName } = useProjectWords();
  const { name: words, category, status } = filters;
  const without = (less: Partial<ListFilters>) => projectsHref({ ...filters, ...less });
  return [
    { name: words && t`“${words}”`, without: without({ name: '' }) },
    { name: category && categoryName(category), without: without({ category: undefined }) },
    { name: chosen.region, without: without({ region: undefined }) },
    { name: chosen.industry, without: without({ industry: undefined }) },
    { name: status && statusName(status), without: without({ status: undefined }) },
  ];
}
