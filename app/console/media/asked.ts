import { isLocale, type Locale } from '#platform/i18n/locale.ts';

/** What of the library is asked for by an address. */
export interface AskedMedia {
  words: string;
  kind: 'picture' | 'video' | undefined;
  /** Not described in this language, or not in all of them. */
  missing: Locale | 'any' | undefined;
  /** The id to go on from. */
  after: number | undefined;
}

/** What is not understood is not asked for. */
export function askedMedia(query: URLSearchParams): AskedMedia {
  const [kind, missing, after] = [query.get('kind'), query.get('missing'), query.get('after') ?? ''];
  return {
    words: (query.get('q') ?? '').slice(0, 200),
    kind: kind === 'picture' || kind === 'video' ? kind : undefined,
    missing: isLocale(missing) || missing === 'any' ? missing : undefined,
    after: /^\d{1,15}$/.test(after) ? Number(after) : undefined,
  };
}

/** The address of another page of the same list. */
export function mediaPath({ words, kind, missing, after }: AskedMedia): string {
  const query = new URLSearchParams();
  if (words) query.set('q', words);
  if (kind) query.set('kind', kind);
  if (missing) query.set('missing', missing);
  if (after !== undefined) query.set('after', String(after));
  return query.size > 0 ? `/console/media/?${query}` : '/console/media/';
}
