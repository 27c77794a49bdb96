import type { Settings } from '#platform/config/settings.ts';
import type { Tx } from '#platform/db/database.ts';
import { eachText, textsOf } from '#platform/i18n/texts.ts';
import { refreshFindable } from './findable-projects.server.ts';
import { sealContact } from './project-contact.server.ts';
import type { ProjectContent, ReadyProject } from './project-draft.server.ts';

type Keys = Pick<Settings, 'PII_KEY'>;

/**
 * Writes projects that have been checked; what everybody may see is counted and found from then on.
 * @returns their ids, in the order given; ids grow in that order
 */
export async function writeProjects(tx: Tx, keys: Keys, projects: readonly ReadyProject[]): Promise<number[]> {
  if (projects.length === 0) return [];
  const rows = await tx
    .insertInto('project')
    .values(
      projects.map((project) => ({
        key: project.key,
        status: project.status,
        published_at: project.publishedAt,
        owner_id: project.ownerId ?? null,
        ...contentColumns(project, keys),
      })),
    )
    .returning(['id', 'key'])
    .execute();
  const idOf = new Map(rows.map(({ id, key }) => [key, id]));
  const ids = projects.map(({ key }) => {
    const id = idOf.get(key);
    if (id === undefined) throw new Error(`${key} was not written`);
    return id;
  });
  const texts = projects.flatMap((project, i) => textRows(ids[i] ?? 0, project));
  await tx.insertInto('project_text').values(texts).execute();
  await refreshFindable(tx, ids);
  return ids;
}

/** Writes what a project says in place of what it said. */
export async function rewriteProject(tx: Tx, keys: Keys, id: number, content: ProjectContent): Promise<void> {
  await tx
    .updateTable('project')
    .set({ ...contentColumns(content, keys), plain_contact: null })
    .where('id', '=', id)
    .execute();
  await tx.deleteFrom('project_text').where('project_id', '=', id).execute();
  await tx.insertInto('project_text').values(textRows(id, content)).execute();
  await refreshFindable(tx, [id]);
}

function contentColumns({ category, region, industry, amount, phone, contact, texts }: ProjectContent, keys: Keys) {
  const person = eachText(texts, ({ contactPerson }) => contactPerson);
  return {
    category,
    country_code: region,
    industry_id: industry,
    amount_hundredths: amount,
    contact_sealed: sealContact(keys, { person, phone, contact }),
  };
}

function textRows(id: number, { texts }: ProjectContent) {
  return textsOf(texts).map(([locale, { name, owner, introduction, cooperationRequirement }]) => {
    return { project_id: id, locale, name, owner, introduction, cooperation_requirement: cooperationRequirement };
  });
}
