import { isLocale, type Locale } from '#platform/i18n/locale.ts';
import type { Order } from '../content/list-things.server.ts';
import type { After } from '../content/which-things.server.ts';
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
  /** What all languages of a thing share is to say: `{ country: 'KE' }`. */
  facts: Readonly<Record<string, string>>;
  order: Order;
  /** Where the page before ended. */
  after: After | undefined;
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
    facts: factsIn(query),
    ...orderIn(query),
  };
}

/** The address of a list, without language prefix. What is left out is as usual. */
export function listPath(kind: string, address: Partial<ListAddress>): string {
  const { view = 'all', words, language, state, owner, facts = {}, order, after } = address;
  const entries = Object.entries({
    view: view === 'all' ? undefined : view,
    q: words || undefined,
    language,
    state,
    owner: owner === undefined ? undefined : String(owner),
    ...Object.fromEntries(Object.entries(facts).map(([name, value]) => [factParameter(name), value || undefined])),
    order: order === 'read' ? order : undefined,
    after: after && writeAfter(after),
  }).flatMap(([name, value]): [string, string][] => (value === undefined ? [] : [[name, value]]));
  const query = new URLSearchParams(entries).toString();
  return query === '' ? kindPath(kind) : `${kindPath(kind)}?${query}`;
}

/** What an address calls a field by which a list is narrowed down: it is none of the list's own parameters. */
export const factParameter = (name: string) => `field.${name}`;

/** So many fields at once, and values so long, are as much as any list has; none holds a character that nobody sees. */
const mostFacts = 6;

function factsIn(query: URLSearchParams): Record<string, string> {
  const named = [...query].flatMap(([parameter, value]): [string, string][] => {
    const [, name] = /^field\.(\w{1,40})$/.exec(parameter) ?? [];
    return name && /^[^\p{C}]{1,100}$/u.test(value) ? [[name, value]] : [];
  });
  return Object.fromEntries(named.slice(0, mostFacts));
}

/** Where a page ends, as an address says it. */
export function writeAfter(after: After): string {
  return `${'at' in after ? after.at.getTime() : after.reads}.${after.id}`;
}

function orderIn(query: URLSearchParams): Pick<ListAddress, 'order' | 'after'> {
  const order = query.get('order') === 'read' ? 'read' : 'changed';
  const [, value, id] = /^(\d{1,15})\.(\d{1,15})$/.exec(query.get('after') ?? '') ?? [];
  if (!value || !id) return { order, after: undefined };
  if (order === 'changed') return { order, after: { at: new Date(Number(value)), id: Number(id) } };
  return { order, after: { reads: Math.min(Number(value), mostReads), id: Number(id) } };
}

/** The largest integer of the database. */
const mostReads = 2_147_483_647;

const wholeNumber = (text: string) => (/^\d{1,9}$/.test(text) ? Number(text) : undefined);
