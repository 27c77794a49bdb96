import type { Settings } from '#platform/config/settings.ts';
import { seal, unseal } from '#platform/crypto/keyed.ts';
import { stopHref } from './alerts.ts';

const purpose = 'stop alerts of the programme';

type Needs = Pick<Settings, 'SESSION_SECRET'>;

/** The path by which a member stops their messages without logging in: it names them sealed, and opens nothing else. */
export function stopLink({ SESSION_SECRET }: Needs, memberId: number): string {
  return stopHref(seal(SESSION_SECRET, purpose, String(memberId)).toString('base64url'));
}

/** Whose messages a link stops; undefined where it is none of ours. */
export function memberOfStopLink({ SESSION_SECRET }: Needs, token: string): number | undefined {
  if (!/^[\w-]{20,400}$/.test(token)) return undefined;
  try {
    return Number(unseal(SESSION_SECRET, purpose, Buffer.from(token, 'base64url')));
  } catch {
    return undefined;
  }
}
