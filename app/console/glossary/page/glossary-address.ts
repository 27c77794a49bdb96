import type { TermKey } from '../held-terms.ts';

/** Which terms are shown: those that hold, those that are not as in `docs/glossary.md`, or those that are not used at present. */
const shownTerms = ['used', 'changed', 'retired'] as const;
type ShownTerms = (typeof shownTerms)[number];

/** What of the glossary an address asks for. */
export interface GlossaryAddress {
  words: string;
  /** A heading; empty for all. */
  part: string;
  show: ShownTerms;
}

export function readGlossaryAddress(query: URLSearchParams): GlossaryAddress {
  return {
    words: query.get('q')?.trim().slice(0, 200) ?? '',
    part: query.get('part') ?? '',
    show: shownTerms.find((each) => each === query.get('show')) ?? 'used',
  };
}

/** Its address, without language prefix. */
export function glossaryPath({ words = '', part = '', show = 'used' }: Partial<GlossaryAddress> = {}): string {
  const query = new URLSearchParams({
    ...(words && { q: words }),
    ...(part && { part }),
    ...(show !== 'used' && { show }),
  });
  return query.size > 0 ? `/console/glossary/?${query}` : '/console/glossary/';
}

/** The page of a term; of one that is to be added, without key. */
export function termPath(key?: TermKey): string {
  if (key === undefined) return '/console/glossary/term';
  const query = { of: key.name, ...(key.id !== undefined && { id: String(key.id) }) };
  return `/console/glossary/term?${new URLSearchParams(query)}`;
}

/** Which term the address of such a page means; undefined: one that is to be added. */
export function readTermAddress(query: URLSearchParams): TermKey | undefined {
  const [name, id] = [query.get('of'), query.get('id') ?? ''];
  if (name === null) return undefined;
  return { name, id: /^\d{1,9}$/.test(id) ? Number(id) : undefined };
}
