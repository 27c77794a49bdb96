import { isLocale, type Locale } from '#platform/i18n/locale.ts';
import { kindPath } from '../shown/paths.ts';

/** The views of a list, in the order of its tabs. */
export const views = ['all', 'waiting', 'mine', 'behind', 'out', 'withdrawn', 'nobodys'] as const;
export type View = (typeof views)[number];

/** The states that a list may be narrowed down to. */
export const listedStates = ['missing', 'draft', 'review', 'signed', 'published', 'behind', 'withdrawn'] as const;
export type ListedState = (typeof listedStates)[number];

/** What the address of a list asks for: everything that is chosen has an address. */
export interface ListAddress {
  view: View;
  words: string;
  language: Locale | undefined;
  state: ListedState | undefined;
  owner: number | 'nobody' | undefined;
  /** Where the page before ended. */
  after: { at: Date; id: number } | undefined;
}

/** Reads the query of a list; what it does not know counts for nothing. */
export function readListAddress(query: URLSearchParams): ListAddress {
  const owner = query.get('owner') ?? '';
  const language = query.get('language');
  return {
    view: views.find((view) => view === query.get('view')) ?? 'all',
    words: (query.get('q') ?? '').trim().slice(0, 200),
    language: isLocale(language) ? language : undefined,
    state: listedStates.find((state) => state === query.get('state')),
    owner: owner === 'nobody' ? owner : wholeNumber(owner),
    after: readAfter(query.get('after') ?? ''),
  };
}

/** The address of a list, without language prefix. What is left out is as usual. */
export function listPath(kind: string, address: Partial<ListAddress>): string {
  const { view = 'all', words, language, state, owner, after } = address;
  const entries = Object.entries({
    view: view === 'all' ? undefined : view,
    q: words || undefined,
    language,
    state,
    owner: owner === undefined ? undefined : String(owner),
    after: after && writeAfter(after),
  }).flatMap(([name, value]): [string, string][] => (value === undefined ? [] : [[name, value]]));
  const query = new URLSearchParams(entries).toString();
  return query === '' ? kindPath(kind) : `${kindPath(kind)}?${query}`;
}

/** Where a page ends, as an address says it. */
export function writeAfter({ at, id }: NonNullable<ListAddress['after']>): string {
  return `${at.getTime()}.${id}`;
}

function readAfter(text: string): ListAddress['after'] {
  const [, at, id] = /^(\d{1,15})\.(\d{1,15})$/.exec(text) ?? [];
  return at && id ? { at: new Date(Number(at)), id: Number(id) } : undefined;
}

const wholeNumber = (text: string) => (/^\d{1,9}$/.test(text) ? Number(text) : undefined);
