import { z } from 'zod';
import { isThisMachine } from './real-site.ts';

const address = z
  .url({ protocol: /^https?$/, error: 'expected http(s) addresses separated by commas' })
  .refine((value) => !URL.canParse(value) || !new URL(value).username, { error: 'expected no user and password' });

/** What stands in front of the site and keeps its pages, and how it is told to let go of some. */
export const edgeSettings = z.object({
  CDN: z
    .enum(['none', 'varnish', 'fastly', 'cloudflare'], { error: 'expected none, varnish, fastly or cloudflare' })
    .default('none'),
  CDN_PURGE_URL: z
    .string()
    .transform((value) => value.split(',').map((part) => part.trim()))
    .pipe(z.array(address))
    .optional(),
  CDN_PURGE_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'expected letters and signs that a header can hold')
    .optional(),
  CDN_ZONE: z.string().regex(/^\w+$/, 'expected the id of the service (Fastly) or zone (Cloudflare)').optional(),
});

/** What keeps the edge from being purged: a sentence for each setting, beginning with its name. */
export function problemsOfEdge(read: z.infer<typeof edgeSettings>): string[] {
  const { CDN, CDN_PURGE_URL: urls = [] } = read;
  if (CDN === 'none') return [];
  const needed = CDN === 'varnish' ? (['CDN_PURGE_URL'] as const) : (['CDN_PURGE_TOKEN', 'CDN_ZONE'] as const);
  const problems = needed
    .filter((name) => read[name] === undefined)
    .map((name) => `${name}: must be given while CDN is ${CDN}, or its pages could not be purged`);
  if (CDN === 'varnish') return problems;
  if (urls.length > 1) problems.push(`CDN_PURGE_URL: expected one address while CDN is ${CDN}`);
  // Its requests carry the token.
  if (urls.some((url) => !isProtected(new URL(url)))) problems.push('CDN_PURGE_URL: expected https://');
  return problems;
}

const isProtected = ({ protocol, hostname }: URL) => protocol === 'https:' || isThisMachine(hostname);
