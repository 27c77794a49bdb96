import { seal, unseal } from '#platform/crypto/keyed.ts';
import { cookieHeader, readCookie } from '#platform/http/cookie.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import type { KeptAsking } from './ask-for-code.server.ts';

/** For how long a code that was sent is remembered, in seconds: longer than it lives, so that the page can say so. */
const lifetime = 15 * 60;

/** What the code is for: `login` logs in, `join` gives a member one more phone or mail, `company` shows that a company is theirs. */
type StepName = 'login' | 'join' | 'company';

type Needs = Pick<SiteContext, 'settings' | 'clock' | 'secure'>;

/** What was kept between asking for a code and typing it; empty where nothing was, or it is not ours or too old. */
export function readStep(request: Request, site: Needs, name: StepName): KeptAsking {
  const value = readCookie(request, site, name);
  if (!value) return {};
  try {
    const text = unseal(site.settings.SESSION_SECRET, `step ${name}`, Buffer.from(value, 'base64url'));
    const { until, ...kept } = JSON.parse(text) as KeptAsking & { until: number };
    return until > site.clock.now().getTime() ? kept : {};
  } catch {
    // Sealed by another secret, or not at all.
    return {};
  }
}

/** The header `Set-Cookie` that keeps it: sealed, for a phone or mail stands in it. It works without script and in no address. */
export function keepStep(site: Needs, name: StepName, kept: KeptAsking): string {
  const until = site.clock.now().getTime() + lifetime * 1000;
  const sealed = seal(site.settings.SESSION_SECRET, `step ${name}`, JSON.stringify({ ...kept, until }));
  return cookieHeader(site, name, sealed.toString('base64url'), lifetime);
}

/** The header `Set-Cookie` that takes it away. */
export function dropStep(site: Needs, name: StepName): string {
  return cookieHeader(site, name, '', 0);
}
