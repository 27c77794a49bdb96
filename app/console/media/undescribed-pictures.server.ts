import { undescribed } from '#features/media/index.server.ts';
import type { ContentKind } from '#platform/content/content-kind.ts';
import type { Tx } from '#platform/db/database.ts';
import { saying } from '#platform/http/field-messages.ts';
import { textsOf } from '#platform/i18n/texts.ts';
import type { ContentDocument, Thread } from '../content/document.ts';
import { mediaIn } from './media-fields.ts';

/** A field whose picture nobody has described in a language that goes out. */
interface Undescribed {
  thread: Thread;
  field: string;
  issue: { code: 'custom'; path: string[]; input: unknown; message: string };
}

/** What must not go out yet: pictures and films that are not described in each language that readers will see. */
export async function undescribedPictures(
  tx: Tx,
  { shared, texts }: Pick<ContentKind, 'shared' | 'texts'>,
  document: ContentDocument,
): Promise<Undescribed[]> {
  const ofAll = mediaIn(shared, document.shared);
  const found: Undescribed[] = [];
  for (const [locale, values] of textsOf(document.texts)) {
    const own = mediaIn(texts, values);
    const missing = await undescribed(
      tx,
      [...ofAll, ...own].flatMap(({ ids }) => ids),
      locale,
    );
    const add = (thread: Thread, named: typeof own) => {
      for (const { field, ids } of named) {
        const isKnown = found.some((each) => each.thread === thread && each.field === field);
        if (!isKnown && ids.some((id) => missing.has(id))) found.push({ thread, field, issue: issueOf(field) });
      }
    };
    add('shared', ofAll);
    add(locale, own);
  }
  return found;
}

function issueOf(field: string): Undescribed['issue'] {
  return { code: 'custom', path: field.split('.'), input: undefined, message: saying('undescribed') };
}
