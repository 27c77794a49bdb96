import { seedProjects } from '#db/seed/negotiation/index.ts';
import { venueOffset } from '#platform/clock/clock.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/http/site-context.ts';
import { projectDraft } from './project-draft.server.ts';
import { writeProjects } from './write-projects.server.ts';

/** Writes the demonstration's projects into empty tables, checked as if they were published; the oldest has the first number. */
export async function seedNegotiation(tx: Tx, _site: Pick<Platform, 'settings' | 'clock'>): Promise<void> {
  const inOrder = seedProjects.toSorted((one, other) => one.publishedOn.localeCompare(other.publishedOn));
  const projects = inOrder.map(({ status, publishedOn, ...draft }) => ({
    ...projectDraft.parse(draft),
    status,
    publishedAt: new Date(`${publishedOn}T09:00:00${venueOffset}`),
  }));
  await writeProjects(tx, projects);
}
