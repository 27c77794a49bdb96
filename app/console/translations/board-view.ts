import { isLocale, type Locale } from '#platform/i18n/locale.ts';
import type { StateName } from '#ui/console/states/mark.tsx';

/** A tab of the board: all, a language with something to do, what somebody was given, what is late, what nobody has. */
export type Tab = 'all' | Locale | 'mine' | 'late' | 'nobodys';

/** Changed last first, due first, or most read first. */
export type Order = 'changed' | 'due' | 'read';

/** Which things the board shows, and in which order. All that is given must hold of one language. */
export interface BoardView {
  tab: Tab;
  /** Words of a title in any language, or a thing's number. */
  words: string;
  kind: string | undefined;
  state: StateName | undefined;
  /** Number of somebody of the staff. */
  given: number | 'nobody' | undefined;
  due: 'late' | 'week' | undefined;
  order: Order;
  /** Of which readers is said what they see. */
  reader: Locale;
}

export const states = [
  'published',
  'behind',
  'review',
  'signed',
  'draft',
  'missing',
  'withdrawn',
] as const satisfies readonly StateName[];

/** The view that an address means. @param locale of the interface: its readers are meant where the address names none */
export function readView(query: URLSearchParams, locale: Locale): BoardView {
  const get = (name: string) => query.get(name) ?? '';
  const [tab, given, due, order] = [get('tab'), get('given'), get('due'), get('order')];
  const reader = get('reader');
  return {
    tab: isLocale(tab) || tab === 'mine' || tab === 'late' || tab === 'nobodys' ? tab : 'all',
    words: get('q').slice(0, 200),
    kind: get('kind') || undefined,
    state: states.find((state) => state === get('state')),
    given: given === 'nobody' ? 'nobody' : /^\d{1,9}$/.test(given) ? Number(given) : undefined,
    due: due === 'late' || due === 'week' ? due : undefined,
    order: order === 'due' || order === 'read' ? order : 'changed',
    reader: isLocale(reader) ? reader : isLocale(tab) ? tab : locale,
  };
}

export const boardPath = '/console/translations/';

/** What of a view stands in an address; the usual is left out. */
export function queryOf({ tab, words, kind, state, given, due, order, reader }: BoardView): Record<string, string> {
  const all = {
    ...{ q: words, kind, state, due, reader },
    tab: tab === 'all' ? '' : tab,
    given: given === undefined ? '' : String(given),
    order: order === 'changed' ? '' : order,
  };
  return Object.fromEntries(Object.entries(all).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}

/** The board as a view shows it, without language prefix. @param more further parameters */
export function boardHref(view: BoardView, more: Record<string, string> = {}): string {
  const query = new URLSearchParams({ ...queryOf(view), ...more }).toString();
  return query === '' ? boardPath : `${boardPath}?${query}`;
}
