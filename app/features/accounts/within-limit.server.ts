import { isIPv6 } from 'node:net';
import { sql } from 'kysely';
import { keyedHash } from '#platform/crypto/keyed.ts';
import type { SiteContext } from '#platform/http/site-context.ts';

/** How often one address may do something within a span of time (seconds). */
const limits = {
  /** Ask for a graphic code or a puzzle. */
  captcha: { times: 120, within: 600 },
  /** See the full contacts of a company. */
  contact: { times: 40, within: 3600 },
} as const;

type LimitName = keyof typeof limits;

/** Whether something may be done once more; where not, `retryAfter` says in how many seconds. */
type Permit = { allowed: true } | { allowed: false; retryAfter: number };

/**
 * Counts that the visitor's address does something, and says whether that is within its limit. One statement: of
 * requests at the same moment none is missed, in any process.
 */
export async function withinLimit(
  { db, settings, clock, clientAddress }: Pick<SiteContext, 'db' | 'settings' | 'clock' | 'clientAddress'>,
  name: LimitName,
): Promise<Permit> {
  if (!settings.RATE_LIMITS) return { allowed: true };
  const { times, within } = limits[name];
  const now = clock.now();
  const who = keyedHash(settings.SESSION_SECRET, `limit ${name}`, network(clientAddress));
  const until = new Date(now.getTime() + within * 1000);
  const { rows } = await sql<{ count: number; until: Date }>`
    insert into usage_count as used (limit_name, who, until, count) values (${name}, ${who}, ${until}, 1)
    on conflict (limit_name, who) do update set
      count = case when used.until <= ${now} then 1 else least(used.count, 1000000) + 1 end,
      until = case when used.until <= ${now} then excluded.until else used.until end
    returning count, until`.execute(db);
  const [row] = rows;
  if (row?.count === 1) await db.deleteFrom('usage_count').where('until', '<=', now).execute();
  if (!row || row.count <= times) return { allowed: true };
  return { allowed: false, retryAfter: Math.max(1, Math.ceil((row.until.getTime() - now.getTime()) / 1000)) };
}

/** Whom an address stands for: one who has a whole IPv6 network (64 bits) counts once. */
function network(address: string): string {
  if (!isIPv6(address)) return address;
  // A URL writes every address in one way: groups without leading zeros, `::` for the longest row of zeros.
  const { hostname } = new URL(`http://[${address.replace(/%.*$/, '')}]`);
  const [before = '', after = ''] = hostname.slice(1, -1).split('::');
  const first = before.split(':').filter(Boolean);
  const last = after.split(':').filter(Boolean);
  const zeros = Array.from({ length: 8 - first.length - last.length }, () => '0');
  return [...first, ...zeros, ...last].slice(0, 4).join(':');
}
