import type { Settings } from '../config/settings.ts';

/** What the clients of the edges need of the settings. */
export type EdgeSettings = Pick<Settings, 'CDN' | 'CDN_PURGE_URL' | 'CDN_PURGE_TOKEN' | 'CDN_ZONE'>;

/** Tags of pages that are to leave the edge. */
export interface EdgePurge {
  /** As the edge has them (edge-tags.ts). */
  tags: readonly string[];
  /** The pages may be shown until they are there anew, where the edge can do that. */
  isSoft: boolean;
}

/** Milliseconds until an edge that does not answer counts as one that has not purged. */
const patience = 5000;

/** Most tags of one request: 256 are Fastly's, and 3.3 KB of a header for Varnish; 100 are Cloudflare's (docs, Purge cache). */
const most = { varnish: 256, fastly: 256, cloudflare: 100 };

const standard = { fastly: 'https://api.fastly.com', cloudflare: 'https://api.cloudflare.com/client/v4' };

/** The edge has not said that it has purged; the message says which address and why, and holds no secret. */
class NotPurged extends Error {
  override name = 'NotPurged';
}

/**
 * Has the edge let go of what carries any of some tags.
 * @throws NotPurged where an address has not said so in time; the others have been asked all the same
 */
export async function askEdge(settings: EdgeSettings, purge: EdgePurge): Promise<void> {
  const { CDN } = settings;
  if (CDN === 'none') return;
  for (let start = 0; start < purge.tags.length; start += most[CDN]) {
    const part = { ...purge, tags: purge.tags.slice(start, start + most[CDN]) };
    const asked = await Promise.allSettled(requestsOf[CDN](settings, part).map(send));
    const failed = asked.find(({ status }) => status === 'rejected');
    if (failed?.status === 'rejected') throw failed.reason;
  }
}

const requestsOf: Record<Exclude<EdgeSettings['CDN'], 'none'>, (settings: EdgeSettings, purge: EdgePurge) => Ask[]> = {
  // Each keeps pages of its own (deploy/varnish.vcl).
  varnish: ({ CDN_PURGE_URL = [] }, { tags, isSoft }) =>
    CDN_PURGE_URL.map((url) => ({
      url,
      init: { method: 'PURGE', headers: { [isSoft ? 'xkey-softpurge' : 'xkey-purge']: tags.join(' ') } },
    })),
  // https://www.fastly.com/documentation/reference/api/purging
  fastly: ({ CDN_PURGE_URL: [api] = [standard.fastly], CDN_PURGE_TOKEN = '', CDN_ZONE = '' }, { tags, isSoft }) => [
    {
      url: `${withoutSlash(api)}/service/${encodeURIComponent(CDN_ZONE)}/purge`,
      init: {
        method: 'POST',
        headers: {
          'Fastly-Key': CDN_PURGE_TOKEN,
          'Surrogate-Key': tags.join(' '),
          Accept: 'application/json',
          ...(isSoft ? { 'Fastly-Soft-Purge': '1' } : {}),
        },
      },
    },
  ],
  // https://developers.cloudflare.com/cache/how-to/purge-cache/purge-by-tags; it knows no soft purge.
  cloudflare: ({ CDN_PURGE_URL: [api] = [standard.cloudflare], CDN_PURGE_TOKEN = '', CDN_ZONE = '' }, { tags }) => [
    {
      url: `${withoutSlash(api)}/zones/${encodeURIComponent(CDN_ZONE)}/purge_cache`,
      init: {
        method: 'POST',
        headers: { Authorization: `Bearer ${CDN_PURGE_TOKEN}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ tags }),
      },
      isDone: (said) => /"success"\s*:\s*true/.test(said),
    },
  ],
};

interface Ask {
  url: string;
  init: RequestInit;
  /** Whether an answer of 200 says that it is done; left out, it does. */
  isDone?(said: string): boolean;
}

async function send({ url, init, isDone = () => true }: Ask): Promise<void> {
  const { host } = new URL(url);
  try {
    const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(patience) });
    const said = await response.text();
    if (response.status === 200 && isDone(said)) return;
    throw new NotPurged(
      `${host} answered ${response.status}${response.status === 200 ? ', and not that it is done' : ''}`,
    );
  } catch (error) {
    if (error instanceof NotPurged) throw error;
    // What a failed fetch says may hold the request.
    throw new NotPurged(`${host} did not answer (${error instanceof Error ? error.name : 'unknown'})`);
  }
}

const withoutSlash = (url = '') => url.replace(/\/+$/, '');
