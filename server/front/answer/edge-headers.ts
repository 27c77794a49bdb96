import type { Settings } from '#platform/config/settings.ts';
import { edgeTags, releaseTag } from '#platform/edge/edge-tags.ts';

/** An answer that is the same for everybody. */
interface KeptAnswer {
  /** Canonical path and query, and what the header `Language` says where it matters (request-address.ts). */
  url: string;
  language: string;
  /** Names of what it was made from, and how long it is good (cache/page-cache.ts). */
  tags: readonly string[];
  keep: 'page' | 'missing' | 'no';
}

/** What answers say to the cache in front of the site. */
export interface EdgeHeaders {
  /**
   * The headers with which an answer may be kept there, names and values in turn.
   * @returns undefined where it may not
   */
  ofKept(answer: KeptAnswer): string[] | undefined;
  /**
   * The headers of an answer that may not: whoever stands in front must not think of times of its own (Fastly keeps what says
   * `no-cache`), so `Cache-Control` says `private`. What says itself for how long it may be kept stays so.
   */
  closed(headers: readonly string[]): readonly string[];
}

/** Seconds: fresh, shown while it is made anew, shown while the site does not answer. A missing page may be there soon. */
const times = {
  page: { fresh: 30, stale: 600, broken: 86_400 },
  missing: { fresh: 10, stale: 0, broken: 0 },
};

/**
 * Queries that a page at the edge may have: one thing's number, or one of the parts of a page (contract, Addresses). Others can be
 * made up without end. What is asked for so and is not there is not kept either. `deploy/varnish.vcl` lets through the same.
 */
const ofOneThing = /^[^?]*\?(?:id=[1-9]\d{0,8}|(?:cursor|tab)=[a-z]{1,20})$/;

const names = {
  varnish: { control: 'Surrogate-Control', tags: 'xkey', between: ' ' },
  fastly: { control: 'Surrogate-Control', tags: 'Surrogate-Key', between: ' ' },
  cloudflare: { control: 'Cloudflare-CDN-Cache-Control', tags: 'Cache-Tag', between: ',' },
};

const withoutEdge: EdgeHeaders = { ofKept: () => undefined, closed: (headers) => headers };

/**
 * Says what kind of cache stands in front, if one does; without one no answer says anything more than before.
 * @param mark of the build: all that a release has made can be purged by one tag
 */
export function edgeHeaders({ CDN }: Pick<Settings, 'CDN'>, mark: string): EdgeHeaders {
  if (CDN === 'none') return withoutEdge;
  const { control, tags: tagHeader, between } = names[CDN];
  const release = releaseTag(mark);
  return {
    ofKept({ url, language, tags, keep }) {
      // A call varies by the header Language, which not every edge can tell apart.
      if (keep === 'no' || language !== '') return undefined;
      if (url.includes('?') && !(keep === 'page' && ofOneThing.test(url))) return undefined;
      const said = edgeTags([release, ...tags]);
      if (!said) return undefined;
      const { fresh, stale, broken } = times[keep];
      const grace = stale > 0 ? `, stale-while-revalidate=${stale}, stale-if-error=${broken}` : '';
      return [control, `max-age=${fresh}${grace}`, tagHeader, said.join(between)];
    },
    closed(headers) {
      const at = headers.indexOf('Cache-Control');
      const value = headers[at + 1];
      if (at === -1 || value === undefined || /\b(?:private|public|max-age)\b/.test(value)) return headers;
      return headers.with(at + 1, `private, ${value}`);
    },
  };
}
