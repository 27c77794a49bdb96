import type { Staff } from '#features/staff/index.server.ts';
import type { Tx } from '#platform/db/database.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { changePart, type PartChange } from '../../content/change-part.server.ts';
import { NotPublished } from '../../content/publishing/published.server.ts';
import type { Merged } from './merge-answers.ts';

type Needs = Pick<SiteContext, 'db' | 'clock' | 'settings'>;

/** Nothing is merged, and nothing of it written. */
export class NotMerged extends Error {
  readonly answer: Merged;
  constructor(answer: Merged) {
    super('Not merged');
    this.answer = answer;
  }
}

/** @throws NotMerged with the thing that could not be published */
export async function orRefuse<Done>(thingId: number, work: () => Promise<Done>): Promise<Done> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof NotPublished) throw new NotMerged({ outcome: 'refused', thingId });
    throw error;
  }
}

/** Changes a part of a thing, as a merge. @throws NotMerged with the thing that could not be published */
export async function changeOrRefuse(tx: Tx, site: Needs, staff: Staff, change: PartChange & { thingId: number }) {
  return orRefuse(change.thingId, () => changePart(tx, site, staff, { ...change, origin: 'merged' }));
}
