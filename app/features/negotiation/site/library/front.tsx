import { Plural, useLingui } from '@lingui/react/macro';
import { useLoaderData } from 'react-router';
import { countedOption, countedPlaces, industries } from '#features/editions/index.server.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { sentOnce } from '#platform/router/data/sent-once.ts';
import { Banner } from '#shell/banner.tsx';
import { CountedLinks } from '#shell/counted-links.tsx';
import { Doors } from '#shell/doors.tsx';
import { SiteLink } from '#shell/link.tsx';
import type { PageHandle } from '#shell/page-handle.ts';
import { PageHead } from '#shell/page-head.tsx';
import { Part } from '#shell/part.tsx';
import { AsSent } from '#shell/rendering/as-sent.tsx';
import { useSectionNames } from '#shell/sections/use-section-names.ts';
import button from '#ui/button.module.css';
import { FilterForm } from '#ui/filters/filter-form.tsx';
import { SearchField } from '#ui/filters/search-field.tsx';
import { cellsOfSite } from '../../library/counts.server.ts';
import { countBy } from '../../library/counts.ts';
import { latestProjects } from '../../library/some-projects.server.ts';
import { projectsHref } from '../../list-filters.ts';
import { readableAmount } from '../../money/amount.ts';
import { categories, openStatuses, type ProjectStatus } from '../../negotiation.ts';
import { ProjectRows } from '../../ui/project-rows.tsx';
import { useProjectWords } from '../../ui/use-project-words.ts';
import type { Route } from './+types/front.ts';
import css from './negotiation.module.css';
import { ProjectMap } from './project-map.tsx';

export const handle = { section: 'negotiation' } satisfies PageHandle;

const newestShown = 6;

export async function loader({ context }: Route.LoaderArgs) {
  const site = siteOf(context, 'negotiation');
  const { db, locale } = site;
  const [cells, newest] = await Promise.all([cellsOfSite(site), latestProjects(db, { locale, limit: newestShown })]);
  const counts = countBy(cells, {});
  return {
    total: counts.total,
    amount: readableAmount(counts.amount, locale),
    countries: counts.regions.size,
    categories: categories.map((value) => ({ value, count: counts.categories.get(value) ?? 0 })),
    statuses: openStatuses.map((value) => ({ value, count: counts.statuses.get(value) ?? 0 })),
    places: countedPlaces(counts.regions, undefined, locale),
    industries: industries(locale).flatMap(({ id, name }) =>
      countedOption(String(id), name, counts.industries.get(id)),
    ),
    newest: sentOnce(site, newest),
  };
}

/** The front of the project library: what it is, ways in by category, country and industry, and what is new. */
export default function NegotiationPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { total, places, industries, newest } = loaderData;
  const section = useSectionNames().negotiation;
  const lead = t`Projects in Africa and China looking for a buyer, an investor or a contractor. Find one, and the expo’s project desk will put you in touch.`;
  return (
    <>
      <PageHead title={section} description={lead} />
      <Banner section="negotiation" title={section} lead={lead} />
      <div className={css.page}>
        <FilterForm action={projectsHref()} label={t`Find projects`}>
          <SearchField name="name" label={t`Project`} value="" placeholder={t`Name, goods, town, owner`} />
        </FilterForm>
        <p className={css.lead}>
          <SiteLink to="/negotiation/publish" className={button.secondary}>{t`Publish a project`}</SiteLink>
        </p>
        <Figures />
      </div>
      <Categories />
      <Part id="newest" title={t`Newest projects`} more={{ to: projectsHref(), label: t`All projects: ${total}` }}>
        <AsSent of={newest} name="newest">
          {(projects) => <ProjectRows projects={projects} />}
        </AsSent>
      </Part>
      {places.length > 0 && <ProjectMap places={places} />}
      <Part id="industries" title={t`By industry`}>
        <CountedLinks
          links={industries.map(({ value, name, count }) => ({
            to: projectsHref({ industry: Number(value) }),
            name,
            count,
          }))}
        />
      </Part>
    </>
  );
}

/** What the library holds, and how far its projects are. */
function Figures() {
  const { t } = useLingui();
  const { total, amount, countries, statuses } = useLoaderData<typeof loader>();
  const { statusName } = useProjectWords();
  // Said of several, which some languages write otherwise.
  const several: Partial<Record<ProjectStatus, string>> = {
    signed: t({ message: 'Signed', context: 'projects' }),
    fulfilled: t({ message: 'Fulfilled', context: 'projects' }),
  };
  const figures: { name: string; value: number | string; to?: string; wide?: true }[] = [
    { name: t`Projects`, value: total, to: projectsHref() },
    { name: t`Total amount`, value: amount, wide: true },
    { name: t`Countries with projects`, value: countries },
    ...statuses.map(({ value: status, count }) => ({
      name: several[status] ?? statusName(status),
      value: count,
      to: projectsHref({ status }),
    })),
  ];
  return (
    <dl className={css.figures}>
      {figures.map(({ name, value, to, wide }) => (
        <div key={name} className={wide && css.wide}>
          <dt>{name}</dt>
          <dd>{to === undefined ? value : <SiteLink to={to}>{value}</SiteLink>}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The four kinds of projects as ways into the list. */
function Categories() {
  const { t } = useLingui();
  const { categories } = useLoaderData<typeof loader>();
  const { categoryName } = useProjectWords();
  const texts = {
    trade: t`Goods offered or wanted, by the lot or the season`,
    investment: t`Companies, plants and land seeking capital`,
    engineering: t`Roads, water, power: works to be tendered`,
    other: t`Training, research, health, culture`,
  };
  return (
    <Part id="categories" title={t`By category`}>
      <Doors
        doors={categories.map(({ value, count }) => ({
          to: projectsHref({ category: value }),
          name: categoryName(value),
          text: texts[value],
          count: <Plural value={count} one="# project" other="# projects" />,
        }))}
      />
    </Part>
  );
}
