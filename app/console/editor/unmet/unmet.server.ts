import { msg } from '@lingui/core/macro';
import type { ContentKind, Values } from '#platform/content/content-kind.ts';
import { issueMessage } from '#platform/http/field-messages.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { rowsOf, rowTexts, type Thread } from '../../content/document.ts';
import type { Wrong } from '../../content/publishing/published.server.ts';
import type { ShownThing } from '../../content/read-thing.server.ts';
import { unfinishedIn } from '../../content/unfinished.server.ts';
import { threadPath } from '../../shown/paths.ts';
import { labelOf } from './label-of.server.ts';
import type { Unmet } from './unmet.ts';

const rowOf = (thing: ShownThing, thread: Thread) => thing.threads.find((each) => each.thread === thread);

/** What of a text is missing or wrong as it stands, and of what would go out with it. */
export function unmetOf(kind: ContentKind, thing: ShownThing, thread: Thread, locale: Locale): Unmet[] {
  const row = rowOf(thing, thread);
  const shared = rowOf(thing, 'shared');
  const own = unfinishedIn(kind, thread, row?.values ?? {});
  const goesAlong = thread !== 'shared' && shared?.published == null;
  const others = goesAlong ? unfinishedIn(kind, 'shared', shared?.values ?? {}) : [];
  return faultLinks(kind, { thing, thread }, [...own, ...others], locale);
}

/** Faults as links to their fields, of the part whose page is open and of others. */
export function faultLinks(
  kind: ContentKind,
  { thing, thread: open }: { thing: ShownThing; thread: Thread },
  wrong: readonly Wrong[],
  locale: Locale,
): Unmet[] {
  const i18n = i18nFor(locale);
  return wrong.map(({ thread, field, issue }) => {
    const isHere = thread === open;
    const anchor = `#${field}`;
    const message = issueMessage(i18n, issue, valueAt(rowOf(thing, thread)?.values, field));
    return {
      to: isHere ? anchor : `${threadPath(kind.name, thing.id, thread)}${anchor}`,
      isHere,
      text: i18n._(msg`${labelOf(kind, thread, field, i18n)}: ${message}`),
    };
  });
}

/** What stands in a field, also of a row; undefined where nothing does. */
function valueAt(values: Values | undefined, path: string): unknown {
  const [name = '', id, inner = ''] = path.split('.');
  const value = values?.[name];
  if (id === undefined) return value;
  const row = rowsOf(value).find((each) => String(each.id) === id) ?? rowTexts(value)[id];
  return row?.[inner];
}
