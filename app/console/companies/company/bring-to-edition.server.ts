import { unknownEditions } from '#features/editions/index.server.ts';
import { noteAct, type Staff } from '#features/staff/index.server.ts';
import type { ContentKind, Values } from '#platform/content/content-kind.ts';
import { inTransaction } from '#platform/db/retried.ts';
import { Refusal } from '#platform/http/refusal.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { changePart } from '../../content/change-part.server.ts';
import { NotPublished } from '../../content/publishing/published.server.ts';
import { holdThing, revisionValues } from '../../content/threads.server.ts';
import { mayWrite } from '../../policy/content-policy.server.ts';

/** What became of it. */
export type Brought =
  | { outcome: 'brought' }
  /** It is there already. */
  | { outcome: 'there' }
  /** There is no such edition, or companies of this kind are of none. */
  | { outcome: 'unknown' }
  /** It could not be published as it stands. */
  | { outcome: 'refused' };

type Needs = Pick<SiteContext, 'db' | 'clock' | 'settings'>;

/** Whether things of a kind say in which editions they were. */
export function hasEditions({ shared }: Pick<ContentKind, 'shared'>): boolean {
  const control = shared.editions?.control;
  return control?.type === 'things' && control.kind === 'edition';
}

/** The editions that values name. */
export const editionsIn = ({ editions }: Values): string[] => (Array.isArray(editions) ? editions.map(String) : []);

/**
 * Has a company that was in one edition be in another too: what readers see says so at once, and a draft says it as well. It keeps its number, its
 * texts and its catalogue; where it stands is drawn on the plan of that edition.
 * @throws 403 where they may not, 404 where there is no such company
 */
export async function bringToEdition(
  site: Needs,
  staff: Staff,
  { kind, thingId, edition }: { kind: ContentKind; thingId: number; edition: string },
): Promise<Brought> {
  if (!mayWrite(staff, 'shared', kind)) throw new Refusal(403);
  if (!hasEditions(kind)) return { outcome: 'unknown' };
  try {
    return await inTransaction(site.db, async (tx): Promise<Brought> => {
      if ((await unknownEditions(tx, [edition])).length > 0) return { outcome: 'unknown' };
      const row = (await holdThing(tx, kind, thingId)).threads.get('shared');
      const said = row
        ? await revisionValues(tx, { thingId, thread: 'shared', number: row.published ?? row.head })
        : {};
      const before = editionsIn(said);
      if (before.includes(edition)) return { outcome: 'there' };
      const change = (values: Values) => ({
        ...values,
        editions: [...new Set([...editionsIn(values), edition])].toSorted((one, other) => Number(one) - Number(other)),
      });
      await changePart(tx, site, staff, { kind, thingId, thread: 'shared', change });
      const noted = { before: { editions: before }, after: { editions: editionsIn(change(said)) } };
      await noteAct(tx, { staff, act: 'company.bring', about: `${kind.name} ${thingId}`, ...noted }, site.clock.now());
      return { outcome: 'brought' };
    });
  } catch (error) {
    if (error instanceof NotPublished) return { outcome: 'refused' };
    throw error;
  }
}
