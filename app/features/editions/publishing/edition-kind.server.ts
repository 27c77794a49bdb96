import { msg } from '@lingui/core/macro';
import { checkKey, isRight } from '#platform/content/check-key.server.ts';
import type { ContentKind } from '#platform/content/content-kind.ts';
import { numbersOf } from '#platform/content/keys-of.server.ts';
import type { Tx } from '#platform/db/database.ts';
import { saying } from '#platform/http/field-messages.ts';
import { unknownEditions } from '../queries.server.ts';
import { isEditionSeen, unveilEdition } from '../seen.server.ts';
import { editionHref } from '../ui/edition-href.ts';
import { editionDraft } from './edition-draft.server.ts';
import { editionFields, editionTexts } from './edition-fields.server.ts';
import { readEditions } from './read-editions.server.ts';
import { emptyEdition, writeEdition } from './write-edition.server.ts';

/** The editions of the expo, by their numbers. */
export const editionKind: ContentKind = {
  name: 'edition',
  group: 'site',
  words: { many: msg({ message: 'Editions', context: 'kind of content' }), one: msg`Edition`, make: msg`New edition` },
  shared: editionFields,
  texts: editionTexts,
  title: 'name',
  tags: ['editions'],
  address: (key) => editionHref(Number(key)),
  keys: numbersOf('edition'),
  read: readEditions,
  async write(tx, key, draft) {
    const { success, data, error } = await draftWithEditions(tx, key).safeParseAsync(draft);
    if (!success) return { outcome: 'invalid', error };
    await writeEdition(tx, data);
    return { outcome: 'written', key: String(data.number) };
  },
  withdraw: (tx, key) => emptyEdition(tx, Number(key)),
  isWaiting: async (db, key) => !(await isEditionSeen(db, Number(key))),
  unveil: (tx, key) => unveilEdition(tx, Number(key)),
};

/**
 * The checks of a draft, that its number is its own and has not changed, and that the editions exist which its figures add
 * up from. While the site is about an edition, no draft of another one takes its place: that is done at a time that is set for it, with
 * all that belongs to it (the console's `editions/takeover`), which has the edition of before say first that it is no longer the current one.
 */
function draftWithEditions(tx: Tx, key: string | undefined) {
  return editionDraft.superRefine(async ({ number, figures, current }, context) => {
    if (!isRight(context)) return;
    const isTaken = async () => (await unknownEditions(tx, [String(number)])).length === 0;
    await checkKey(context, { had: key, key: String(number), field: 'number', isTaken });
    for (const [i, { since }] of figures.entries()) {
      if (since === undefined || (await unknownEditions(tx, [String(since)])).length === 0) continue;
      context.addIssue({ code: 'custom', path: ['figures', i, 'since'], message: saying('unknown') });
    }
    const other = tx.selectFrom('edition').select('id').where('is_current', '=', true).where('id', '<>', number);
    if (current && (await other.executeTakeFirst()))
      context.addIssue({ code: 'custom', path: ['current'], message: saying('takesOver') });
  });
}
