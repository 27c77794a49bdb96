import type { Tx } from '#platform/db/database.ts';
import { type Locale, locales } from '#platform/i18n/locale.ts';
import type { Findable, FindableText } from '#platform/search-index/findable.ts';
import { makeFindable } from '#platform/search-index/make-findable.server.ts';
import { projectHref } from './negotiation.ts';
import type { ReadyProject } from './project-draft.server.ts';

interface WrittenProject {
  id: number;
  project: ReadyProject;
}

/**
 * Writes projects that have been checked, counted and found from then on.
 * @returns their ids, in the order given; ids grow in that order
 */
export async function writeProjects(tx: Tx, projects: readonly ReadyProject[]): Promise<number[]> {
  if (projects.length === 0) return [];
  const rows = await tx.insertInto('project').values(projects.map(projectRow)).returning(['id', 'key']).execute();
  const idOf = new Map(rows.map(({ id, key }) => [key, id]));
  const written = projects.map((project): WrittenProject => {
    const id = idOf.get(project.key);
    if (id === undefined) throw new Error(`${project.key} was not written`);
    return { id, project };
  });
  await tx.insertInto('project_text').values(written.flatMap(textRows)).execute();
  await makeFindable(tx, written.map(findableProject));
  return written.map(({ id }) => id);
}

function projectRow({ key, category, region, industry, amount, status, publishedAt, phone, contact }: ReadyProject) {
  return {
    key,
    category,
    country_code: region,
    industry_id: industry,
    amount_hundredths: amount,
    status,
    published_at: publishedAt,
    phone,
    contact,
  };
}

function textRows({ id, project: { texts } }: WrittenProject) {
  return locales.flatMap((locale) => {
    const text = texts[locale];
    if (!text) return [];
    const { name, owner, contactPerson, introduction, cooperationRequirement } = text;
    return [
      {
        project_id: id,
        locale,
        name,
        owner,
        contact_person: contactPerson,
        introduction,
        cooperation_requirement: cooperationRequirement,
      },
    ];
  });
}

/** What the search knows of a project: never how its owner is reached. */
function findableProject({ id, project: { texts: all, region, industry, publishedAt } }: WrittenProject): Findable {
  const texts: Partial<Record<Locale, FindableText>> = {};
  for (const locale of locales) {
    const text = all[locale];
    if (!text) continue;
    const { name, owner, introduction, cooperationRequirement } = text;
    texts[locale] = { title: name, body: `${introduction} ${cooperationRequirement}`, words: owner };
  }
  return {
    type: 'project',
    id: String(id),
    path: projectHref(id),
    texts,
    countries: [region],
    industries: [industry],
    date: publishedAt,
  };
}
