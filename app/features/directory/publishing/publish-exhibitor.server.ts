import type { z } from 'zod';
import { findStand } from '#features/halls/index.server.ts';
import { pictures } from '#features/media/index.server.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import { emptyPages } from '#platform/db/page-tags.ts';
import type { Actor } from '#platform/http/actor.ts';
import { may } from '#platform/http/may.ts';
import { defaultLocale } from '#platform/i18n/locale.ts';
import { holderOf, keyIsTaken, unknownEditions } from '../queries.server.ts';
import { type ExhibitorDraft, exhibitorDraft, readyExhibitor } from './company-draft.server.ts';
import { writeCompanies } from './write-companies.server.ts';

/** What became of a draft. */
export type Publication =
  | { outcome: 'published'; id: number }
  | { outcome: 'forbidden' }
  /** The draft is wrong; `error` names the fields. */
  | { outcome: 'invalid'; error: z.core.$ZodError };

/**
 * Publishes an exhibitor: checks that the actor may and that the draft is right, its stands there and free, writes it
 * whole or not at all with its products, and has it listed, counted and found.
 */
export async function publishExhibitor(db: Database, actor: Actor, draft: ExhibitorDraft): Promise<Publication> {
  if (!may(actor, 'publish')) return { outcome: 'forbidden' };
  return db.transaction().execute(async (tx) => {
    const { success, data, error } = await draftWithSurroundings(tx).safeParseAsync(draft);
    if (!success) return { outcome: 'invalid', error };
    const [id] = await writeCompanies(tx, [readyExhibitor(data)]);
    if (id === undefined) throw new Error('The exhibitor was not written');
    await emptyPages(tx, ['directory']);
    return { outcome: 'published', id };
  });
}

/** The checks of a draft, and that what it refers to exists. */
function draftWithSurroundings(tx: Tx) {
  return exhibitorDraft.superRefine(async (draft, context) => {
    const wrong = [
      ...((await keyIsTaken(tx, draft.key)) ? [['key']] : []),
      ...((await unknownEditions(tx, draft.editions)).length > 0 ? [['editions']] : []),
      ...(await unusableStands(tx, draft.stands)),
      ...(await missingPictures(tx, draft)),
    ];
    for (const path of wrong) context.addIssue({ code: 'custom', path });
  });
}

type Ready = z.output<typeof exhibitorDraft>;
type Path = (string | number)[];

/** Stands that no hall has, or that another company has. */
async function unusableStands(tx: Tx, stands: Ready['stands']): Promise<Path[]> {
  const wrong: Path[] = [];
  for (const [i, stand] of stands.entries()) {
    const isFree = (await findStand(tx, stand)) && (await holderOf(tx, stand)) === undefined;
    if (!isFree) wrong.push(['stands', i]);
  }
  return wrong;
}

async function missingPictures(tx: Tx, { coverId, products }: Ready): Promise<Path[]> {
  const wanted = [
    { id: coverId, path: ['coverId'] },
    ...products.map(({ mediaId }, i) => ({ id: mediaId, path: ['products', i, 'mediaId'] })),
  ];
  const ids = wanted.flatMap(({ id }) => id ?? []);
  const found = ids.length === 0 ? undefined : await pictures(tx, ids, defaultLocale);
  return wanted.flatMap(({ id, path }) => (id === undefined || found?.has(id) ? [] : [path]));
}
