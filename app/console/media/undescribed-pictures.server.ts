import { absent, undescribed } from '#features/media/index.server.ts';
import type { ContentKind } from '#platform/content/content-kind.ts';
import type { Tx } from '#platform/db/database.ts';
import { saying } from '#platform/http/field-messages.ts';
import { textsOf } from '#platform/i18n/texts.ts';
import { type ContentDocument, fieldsOf, type Thread } from '../content/document.ts';
import { mediaIn } from './media-fields.ts';

/** A field whose picture is gone, or that nobody has described in a language that goes out. */
interface Undescribed {
  thread: Thread;
  field: string;
  issue: { code: 'custom'; path: string[]; input: unknown; message: string };
}

/** What must not go out yet: pictures and films that are gone, or are not described in each language that readers will see. */
export async function undescribedPictures(
  tx: Tx,
  kind: Pick<ContentKind, 'shared' | 'texts'>,
  document: ContentDocument,
): Promise<Undescribed[]> {
  const ofAll = mediaIn(kind.shared, document.shared);
  const found: Undescribed[] = [];
  for (const [locale, values] of textsOf(document.texts)) {
    const own = mediaIn(fieldsOf(kind, locale), values);
    const ids = [...ofAll, ...own].flatMap((each) => each.ids);
    const known = { missing: await undescribed(tx, ids, locale), gone: await absent(tx, ids) };
    const add = (thread: Thread, named: typeof own) => {
      for (const { field, ids: its } of named) {
        if (found.some((each) => each.thread === thread && each.field === field)) continue;
        const fault = faultOf(its, known);
        if (fault) found.push({ thread, field, issue: issueOf(field, fault) });
      }
    };
    add('shared', ofAll);
    add(locale, own);
  }
  return found;
}

type Fault = 'unknown' | 'undescribed';

function faultOf(
  ids: readonly number[],
  { missing, gone }: Record<'missing' | 'gone', Set<number>>,
): Fault | undefined {
  if (ids.some((id) => gone.has(id))) return 'unknown';
  return ids.some((id) => missing.has(id)) ? 'undescribed' : undefined;
}

function issueOf(field: string, fault: Fault): Undescribed['issue'] {
  return { code: 'custom', path: field.split('.'), input: undefined, message: saying(fault) };
}
