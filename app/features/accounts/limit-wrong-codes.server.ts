import type { SiteContext } from '#platform/http/site-context.ts';
import { type CodeAnswer, spendCode } from './spend-code.server.ts';
import { takeBackUse, withinLimit } from './within-limit.server.ts';

/** The visitor's address has typed so many wrong codes that no more are looked at for now. */
export interface TooManyWrong {
  outcome: 'too-often';
  retryAfter: number;
}

type Site = Pick<SiteContext, 'db' | 'settings' | 'clock' | 'clientAddress'>;

/**
 * Looks at a code, unless the visitor's address has typed too many wrong ones: nobody uses up the tries of others' codes.
 * Each is counted beforehand, so that of many at once none is missed, and taken back where the code was not wrong.
 * @param look spends the code, alone or with what depends on it
 */
export async function limitWrongCodes<Answer>(
  site: Site,
  look: () => Promise<Answer>,
  isWrong: (answer: Answer) => boolean,
): Promise<Answer | TooManyWrong> {
  const permit = await withinLimit(site, 'wrongCode');
  if (!permit.allowed) return { outcome: 'too-often', retryAfter: permit.retryAfter };
  const answer = await look();
  if (!isWrong(answer)) await takeBackUse(site, 'wrongCode');
  return answer;
}

/** Spends a code by itself, as `spendCode` does, within the limit of wrong ones. */
export function answerCode(site: Site, answer: CodeAnswer): Promise<{ outcome: 'right' | 'wrong' } | TooManyWrong> {
  const look = async () => {
    const right = await spendCode(site.db, site.settings, site.clock.now(), answer);
    return { outcome: right ? ('right' as const) : ('wrong' as const) };
  };
  return limitWrongCodes(site, look, ({ outcome }) => outcome === 'wrong');
}
