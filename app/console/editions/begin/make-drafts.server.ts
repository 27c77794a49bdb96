import type { Staff } from '#features/staff/index.server.ts';
import type { ContentKind, Values } from '#platform/content/content-kind.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { textsOf } from '#platform/i18n/texts.ts';
import { type ContentDocument, fieldsOf, type Thread } from '../../content/document.ts';
import { normalise } from '../../content/normalise.server.ts';
import { textSegments, titleTokens } from '../../content/threads.server.ts';
import { listedTitle } from '../../shown/called.server.ts';

/** A thing that is to be made as a draft. */
export interface NewDraft {
  /** Where readers' tables know it already by that. */
  key?: string;
  /** The language that the others follow. */
  source: Locale;
  document: ContentDocument;
}

/** Things in one statement. */
const atOnce = 200;

/**
 * Makes things of a kind as drafts, in few statements however many they are: each part has one revision, which nobody has reviewed. Notes no
 * act: whoever makes them does. What cannot stand in a field is left out of it.
 * @returns their ids, in the order given
 */
export async function makeDrafts(
  tx: Tx,
  staff: Staff,
  kind: ContentKind,
  drafts: readonly NewDraft[],
  now: Date,
): Promise<number[]> {
  const ids: number[] = [];
  for (let from = 0; from < drafts.length; from += atOnce) {
    ids.push(...(await makeSome(tx, staff, kind, drafts.slice(from, from + atOnce), now)));
  }
  return ids;
}

async function makeSome(
  tx: Tx,
  staff: Staff,
  kind: ContentKind,
  drafts: readonly NewDraft[],
  now: Date,
): Promise<number[]> {
  const by = { changed_at: now, changed_by: staff.name, changer_id: staff.id };
  const made = await tx
    .insertInto('content_thing')
    .values(drafts.map(({ key, source }) => ({ kind: kind.name, key: key ?? null, source, owner_id: staff.id, ...by })))
    .returning('id')
    .execute();
  // Numbers are given in the order of the rows.
  const ids = made.map(({ id }) => id).sort((one, other) => one - other);
  const parts = drafts.flatMap((draft, i) => partsOf(kind, draft, ids[i] ?? 0));
  await tx
    .insertInto('content_thread')
    .values(
      parts.map(({ id, thread, title, confirmed }) => ({
        ...{ thing_id: id, thread, kind: kind.name, title, tokens: titleTokens(title, thread, id) },
        ...{ state: 'draft' as const, step: 0, head: 1, published: null, confirmed, behind: 0, changed_at: now },
      })),
    )
    .execute();
  await tx
    .insertInto('content_revision')
    .values(
      parts.map(({ id, thread, values }) => ({
        ...{ thing_id: id, thread, number: 1, fields: JSON.stringify(values) },
        ...{ origin: 'saved' as const, made_at: now, made_by: staff.id, who: staff.name },
      })),
    )
    .execute();
  return ids;
}

interface Part {
  id: number;
  thread: Thread;
  values: Values;
  title: string;
  /** Hashes of the source's segments that it knows. */
  confirmed: string[];
}

function partsOf(kind: ContentKind, { key, source, document: { shared, texts } }: NewDraft, id: number): Part[] {
  const all: [Thread, Values][] = [['shared', shared], ...textsOf(texts)];
  const clean = all.map(([thread, values]) => ({
    thread,
    values: normalise(fieldsOf(kind, thread), thread, values).values,
  }));
  const followed = clean.find(({ thread }) => thread === source);
  const hashes = followed ? textSegments(kind, followed.values).map(({ hash }) => hash) : [];
  return clean.map(({ thread, values }) => ({
    ...{ id, thread, values },
    title: listedTitle(kind, key ?? null, thread, values),
    confirmed: thread === 'shared' || thread === source ? [] : hashes,
  }));
}
