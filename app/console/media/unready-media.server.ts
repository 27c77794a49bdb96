import { type Readiness, readinessOf } from '#features/media/index.server.ts';
import type { ContentKind } from '#platform/content/content-kind.ts';
import type { Tx } from '#platform/db/database.ts';
import { type FieldMessage, saying } from '#platform/http/field-messages.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { textsOf } from '#platform/i18n/texts.ts';
import { type ContentDocument, fieldsOf, type Thread } from '../content/document.ts';
import { mediaIn, type NamedMedia } from './media-fields.ts';

/** A field whose picture or film is gone, or lacks what somebody needs who does not see or hear it. */
interface Unready {
  thread: Thread;
  field: string;
  issue: { code: 'custom'; path: string[]; input: unknown; message: string };
}

/** Media that a field names, and the language in which they are to be described. */
type Shown = NamedMedia & { thread: Thread; locale: Locale };

/**
 * What must not go out yet: pictures and films that are gone, or are not described in each language that readers will see, and films
 * without a still, or whose sound nobody can read.
 */
export async function unreadyMedia(
  tx: Tx,
  kind: Pick<ContentKind, 'shared' | 'texts'>,
  document: ContentDocument,
): Promise<Unready[]> {
  const shown = mediaOf(kind, document);
  const known = await readinessOf(tx, [...new Set(shown.flatMap(({ ids }) => ids))]);
  const found = new Map<string, Unready>();
  for (const { thread, field, ids, locale } of shown) {
    const place = `${thread} ${field}`;
    const fault = ids.map((id) => faultOf(known.get(id), locale)).find((each) => each !== undefined);
    if (fault && !found.has(place)) found.set(place, { thread, field, issue: issueOf(field, fault) });
  }
  return [...found.values()];
}

/** What all languages share is shown in each of them. */
function mediaOf(kind: Pick<ContentKind, 'shared' | 'texts'>, { shared, texts }: ContentDocument): Shown[] {
  const ofAll = mediaIn(kind.shared, shared);
  return textsOf(texts).flatMap(([locale, values]) => [
    ...ofAll.map((named) => ({ ...named, thread: 'shared' as const, locale })),
    ...mediaIn(fieldsOf(kind, locale), values).map((named) => ({ ...named, thread: locale, locale })),
  ]);
}

function faultOf(media: Readiness | undefined, locale: Locale): FieldMessage | undefined {
  if (!media) return 'unknown';
  if (!media.described.includes(locale)) return 'undescribed';
  if (!media.hasStill) return 'coverless';
  return media.isCaptioned ? undefined : 'captionless';
}

function issueOf(field: string, fault: FieldMessage): Unready['issue'] {
  return { code: 'custom', path: field.split('.'), input: undefined, message: saying(fault) };
}
