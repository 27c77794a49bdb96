import { randomBytes } from 'node:crypto';
import type { SiteContext } from '#platform/http/site-context.ts';

type Needs = Pick<SiteContext, 'db' | 'clock'>;

/** How long a graphic code that was answered stands for one sending, in milliseconds. */
const lifetime = 10 * 60_000;

/** A graphic code or a puzzle was answered, and nothing has been sent for it yet. */
export interface CaptchaPass {
  id: string;
  /** Milliseconds since 1970. */
  until: number;
  /** How hard the puzzle was; 0 for a graphic code. */
  work: number;
}

/** Until when a pass is good that is given now. Milliseconds since 1970. */
export const passUntil = ({ clock }: Pick<Needs, 'clock'>) => clock.now().getTime() + lifetime;

/** Notes that a graphic code was answered. */
export async function givePass(site: Needs, work: number): Promise<CaptchaPass> {
  const id = randomBytes(16).toString('base64url');
  const pass = { id, until: passUntil(site), work };
  await notePass(site, pass);
  return pass;
}

/** Notes something that may be claimed once, under a name of its own. */
export async function notePass({ db }: Pick<Needs, 'db'>, { id, until, work }: CaptchaPass): Promise<void> {
  await db
    .insertInto('captcha_pass')
    .values({ id, expires_at: new Date(until), work })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Makes a pass of one that is there: of the two one can be claimed.
 * @returns undefined where it has been claimed meanwhile
 */
export async function tradePass(
  { db }: Pick<Needs, 'db'>,
  { id }: Pick<CaptchaPass, 'id'>,
  into: CaptchaPass,
): Promise<CaptchaPass | undefined> {
  const traded = await db
    .updateTable('captcha_pass')
    .set({ id: into.id, expires_at: new Date(into.until), work: into.work })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return traded && into;
}

/** Whether a pass may still be claimed, as far as can be said without asking for it. */
export function isFresh({ clock }: Pick<Needs, 'clock'>, pass: CaptchaPass | undefined): pass is CaptchaPass {
  return pass !== undefined && pass.until > clock.now().getTime();
}

/**
 * Uses a pass up: one statement, so of any number of claims at once one is granted.
 * @returns the pass; undefined where it is not granted
 */
export async function claimPass(
  { db, clock }: Needs,
  { id }: Pick<CaptchaPass, 'id'>,
): Promise<CaptchaPass | undefined> {
  const claimed = await db
    .deleteFrom('captcha_pass')
    .where('id', '=', id)
    .where('expires_at', '>', clock.now())
    .returning(['work', 'expires_at'])
    .executeTakeFirst();
  return claimed && { id, work: claimed.work, until: claimed.expires_at.getTime() };
}
