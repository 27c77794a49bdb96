import type { Staff } from '#features/staff/index.server.ts';
import type { ContentKind, Values } from '#platform/content/content-kind.ts';
import type { Tx } from '#platform/db/database.ts';
import { inTransaction } from '#platform/db/retried.ts';
import { Refusal } from '#platform/http/refusal.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { fieldsOf, type Thread } from './document.ts';
import { saveWithin } from './save-thread.server.ts';
import { holdThing, revisionValues } from './threads.server.ts';

/**
 * Makes a new thing that says what another one says in its newest revisions, all of it drafts. What is one thing's alone, such as its
 * key, is left empty.
 * @returns its id
 * @throws 403 where they may not make such things, 404 where there is none to be copied
 */
export async function duplicateThing(
  site: Pick<SiteContext, 'db' | 'clock' | 'settings'>,
  staff: Staff,
  { kind, thingId }: { kind: ContentKind; thingId: number },
): Promise<number> {
  return inTransaction(site.db, (tx) => duplicateWithin(tx, site, staff, { kind, thingId }));
}

/** What is copied, and what of it is otherwise in the copy: of what all languages share. */
interface Copying {
  kind: ContentKind;
  thingId: number;
  otherwise?: (shared: Values) => Values;
}

/** The same within a transaction, beside others. */
export async function duplicateWithin(
  tx: Tx,
  site: Pick<SiteContext, 'db' | 'clock' | 'settings'>,
  staff: Staff,
  { kind, thingId, otherwise = (shared) => shared }: Copying,
): Promise<number> {
  const { source, threads } = await holdThing(tx, kind, thingId);
  let copy: number | undefined;
  for (const thread of inOrder([...threads.keys()], source)) {
    const number = threads.get(thread)?.head ?? 0;
    const own = withoutOwn(kind, thread, await revisionValues(tx, { thingId, thread, number }));
    const values = thread === 'shared' ? otherwise(own) : own;
    const saved = await saveWithin(tx, site, staff, { kind, thingId: copy, source, thread, base: 0, values });
    // What was saved once can be saved again.
    if (saved.outcome !== 'saved') throw new Refusal(409);
    copy = saved.thingId;
  }
  if (copy === undefined) throw new Refusal(404);
  return copy;
}

/** What all share first, then the language that the others follow: they have caught up with it. */
const inOrder = (threads: readonly Thread[], source: Thread): Thread[] => {
  const first: Thread[] = ['shared', source];
  return [...first.filter((each) => threads.includes(each)), ...threads.filter((each) => !first.includes(each))];
};

function withoutOwn(kind: ContentKind, thread: Thread, values: Values): Values {
  const fields = fieldsOf(kind, thread);
  return Object.fromEntries(Object.entries(values).filter(([name]) => fields[name]?.isOwn !== true));
}
