import { regionFacets } from '#features/editions/index.server.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import type { Findable, FindableText } from '#platform/search-index/findable.ts';
import { makeFindable, makeUnfindable } from '#platform/search-index/make-findable.server.ts';
import type { Facets } from '#platform/search-index/token-version.server.ts';
import { type Category, type ProjectStatus, projectHref } from '../negotiation.ts';

/** Has projects found by the search as they are now, or no longer found where not everybody sees them any more. */
export async function refreshFindable(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = await tx
    .selectFrom('project')
    .innerJoin('project_text as text', 'text.project_id', 'project.id')
    .select(['project.id', 'project.category', 'project.status'])
    .select(['project.country_code as country', 'project.industry_id', 'project.published_at'])
    .select(['text.locale', 'text.name', 'text.owner', 'text.introduction', 'text.cooperation_requirement'])
    .where('project.id', 'in', ids)
    .where((eb) => eb.ref('project.listed'))
    .orderBy('project.id')
    .execute();
  const found = new Map<number, Findable>();
  for (const row of rows) {
    const { texts, ...rest } = found.get(row.id) ?? findable(row);
    found.set(row.id, { ...rest, texts: { ...texts, [row.locale]: textOf(row) } });
  }
  await makeFindable(tx, [...found.values()]);
  const gone = ids.filter((id) => !found.has(id));
  await makeUnfindable(tx, 'project', gone.map(String));
}

interface Row {
  id: number;
  category: Category | null;
  status: ProjectStatus;
  country: string | null;
  industry_id: number | null;
  published_at: Date | null;
  locale: Locale;
  name: string;
  owner: string;
  introduction: string;
  cooperation_requirement: string;
}

/** What the search knows of a project: never how its owner is reached. */
function findable({ id, industry_id: industry, published_at: date, ...row }: Row): Findable {
  return {
    type: 'project',
    id: String(id),
    path: projectHref(id),
    texts: {},
    countries: row.country === null ? [] : [row.country],
    industries: industry === null ? [] : [industry],
    facets: projectFacets(row),
    ...(date && { date }),
  };
}

/** What the search index knows of a category, a state, and the region of a country. */
export function projectFacets({
  category,
  status,
  country,
}: {
  category?: Category | null | undefined;
  status?: ProjectStatus | undefined;
  country?: string | null | undefined;
}): string[] {
  return [
    ...(category ? [`category:${category}`] : []),
    ...(status ? [`status:${status}`] : []),
    ...(country ? regionFacets(country) : []),
  ];
}

/** The same of projects that are there, by id. */
export async function facetsOfProjects(db: Database, ids: readonly number[]): Promise<Facets> {
  const rows = await db
    .selectFrom('project')
    .select(['id', 'category', 'status', 'country_code as country'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, ...row }) => [id, projectFacets(row)]));
}

function textOf({ name, owner, introduction, cooperation_requirement: requirement }: Row): FindableText {
  return { title: name, body: `${introduction} ${requirement}`, words: owner };
}
