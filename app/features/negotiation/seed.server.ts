import { findOrMakeMember } from '#features/accounts/index.server.ts';
import type { Bundle } from '#platform/bundle/bundle.server.ts';
import { venueOffset } from '#platform/clock/clock.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/http/site-context.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { projectsIn } from './bundle.server.ts';
import { type ProjectStatus, statuses } from './negotiation.ts';
import { noteEvents } from './project/project-events.server.ts';
import { writeProjects } from './project/write-projects.server.ts';

type Needs = Pick<Platform, 'settings' | 'clock'>;
type Project = Awaited<ReturnType<typeof projectsIn>>[number];

const day = 86_400_000;

/**
 * Writes a bundle's projects into empty tables, checked as if they were published, each with a member as its owner
 * and with its history; some are in members' collections. The oldest has the first number, those not open the last ones.
 */
export async function seedNegotiation(tx: Tx, site: Needs & { bundle: Bundle }): Promise<void> {
  const projects = await projectsIn(site.bundle);
  const inOrder = projects.toSorted(
    (one, other) => Number(isHidden(one)) - Number(isHidden(other)) || one.publishedOn.localeCompare(other.publishedOn),
  );
  const owners: number[] = [];
  for (const project of inOrder) owners.push(await ownerOf(tx, site, project));
  const ids = await writeProjects(
    tx,
    site.settings,
    inOrder.map(({ status, publishedOn, ...project }, i) => ({
      ...project,
      status,
      publishedAt: status === 'draft' || status === 'submitted' ? null : morningOf(publishedOn),
      ownerId: owners[i] ?? 0,
    })),
  );
  await noteEvents(
    tx,
    inOrder.flatMap((project, i) => historyOf(project, { projectId: ids[i] ?? 0, memberId: owners[i] ?? 0 })),
  );
  await seedCollections(tx, inOrder, { ids, owners });
}

const isHidden = ({ status }: Project) => ['draft', 'submitted', 'withdrawn'].includes(status);
const morningOf = (date: string) => new Date(`${date}T09:00:00${venueOffset}`);

/** Where an owner is written to in French. */
const frenchSpeaking = new Set('BF BI BJ CD CF CG CI CM DJ DZ GA GN KM MA MG ML MR NE SN TD TG TN'.split(' '));

function localeOf(country: string): Locale {
  if (country === 'CN') return 'zh-CN';
  return frenchSpeaking.has(country) ? 'fr-FR' : 'en-US';
}

/** The member who logs in with the contact address of a project. */
async function ownerOf(tx: Tx, site: Needs, { contact, region, texts }: Project): Promise<number> {
  const locale = localeOf(region);
  const text = texts[locale] ?? Object.values(texts)[0];
  if (!text) throw new Error(`Nobody offers the project of ${contact}`);
  const { owner, contactPerson } = text;
  const { id } = await findOrMakeMember(tx, site, {
    to: { channel: 'email', address: contact },
    locale,
    name: contactPerson,
    company: owner,
    country: region,
    languages: locale === 'en-US' ? ['en-US'] : [locale, 'en-US'],
  });
  return id;
}

/** Days after (before: negative) its publication on which a project came into a state. */
const reachedAfter: Partial<Record<ProjectStatus, number>> = { negotiating: 18, signed: 47, fulfilled: 96 };

function historyOf({ status, publishedOn }: Project, who: { projectId: number; memberId: number }) {
  const { projectId, memberId } = who;
  const published = morningOf(publishedOn).getTime();
  const owner = { memberId };
  const steps: { to: ProjectStatus; at: number }[] = [{ to: 'draft', at: published - 3 * day }];
  if (status !== 'draft') steps.push({ to: 'submitted', at: published - day });
  if (status !== 'draft' && status !== 'submitted') steps.push({ to: 'published', at: published });
  if (status === 'withdrawn') steps.push({ to: 'withdrawn', at: published + 40 * day });
  for (const to of statuses) {
    const after = reachedAfter[to];
    if (after !== undefined && !['draft', 'submitted', 'withdrawn'].includes(status) && reaches(status, to)) {
      steps.push({ to, at: published + after * day });
    }
  }
  return steps.map(({ to, at }, i) => ({
    projectId,
    at: new Date(at),
    ...(i > 0 && { from: steps[i - 1]?.to ?? 'draft' }),
    to,
    actor: to === 'published' ? ({ site: true } as const) : owner,
  }));
}

const reaches = (status: ProjectStatus, step: ProjectStatus) => statuses.indexOf(status) >= statuses.indexOf(step);

/** Owners keep an eye on some projects of others. */
async function seedCollections(
  tx: Tx,
  projects: readonly Project[],
  { ids, owners }: { ids: number[]; owners: number[] },
): Promise<void> {
  const open = projects.filter((project) => !isHidden(project)).length;
  const rows = ids.slice(0, open).flatMap((id, i) => {
    const collector = owners[(i * 7 + 3) % open] ?? 0;
    const at = morningOf(projects[i]?.publishedOn ?? '');
    if (i % 4 !== 0 || collector === owners[i]) return [];
    return [{ member_id: collector, project_id: id, at }];
  });
  await tx.insertInto('project_collected').values(rows).execute();
}
