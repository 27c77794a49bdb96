import { createHash, randomInt } from 'node:crypto';
import { type Challenge, createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import { keyedHash } from '#platform/crypto/keyed.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { captchaLifetime, hardestPuzzle } from '../captcha.ts';

/** About a second of work on a phone: rounds of one try, and how many tries the answer lies away. */
const cost = 1000;
const tries = { least: 200, most: 900 };

const solved = z.object({
  challenge: z.object({
    // As ours are made: what stands beside that was not signed along.
    parameters: z.object({
      algorithm: z.string().max(200),
      nonce: z.string().max(200),
      salt: z.string().max(200),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string().max(200),
      keySignature: z.string().max(200).optional(),
      expiresAt: z.number().optional(),
      data: z.object({ level: z.int().min(0).max(hardestPuzzle) }),
    }),
    signature: z.string().max(200),
  }),
  solution: z.object({ counter: z.int().min(0), derivedKey: z.string().max(200) }),
});

/**
 * A puzzle that a computer solves in a moment of work: the way that needs no eyes and no ears (ALTCHA).
 * @param level each is twice the work of the one before, up to `hardestPuzzle`
 */
export async function newPuzzle(site: Pick<SiteContext, 'settings'>, level = 0): Promise<Challenge> {
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost,
    counter: randomInt(tries.least, tries.most) * 2 ** level + randomInt(2 ** level),
    // Signed along: who has solved a light one cannot say that it was a heavy one.
    data: { level },
    deriveKey,
    // The library looks at the machine's clock, which CLOCK_OFFSET does not move.
    expiresAt: new Date(Date.now() + captchaLifetime),
    ...secrets(site),
  });
}

/**
 * Whether a puzzle of ours was solved in time, and for the first time.
 * @param answer base64 of the JSON `{challenge, solution}`
 * @returns its level; undefined where it was not
 */
export async function passPuzzle(
  site: Pick<SiteContext, 'db' | 'settings'>,
  answer: string,
): Promise<number | undefined> {
  const payload = solved.safeParse(readAnswer(answer));
  if (!payload.success) return undefined;
  const { challenge, solution } = payload.data;
  const { verified } = await verifySolution({
    challenge,
    solution,
    deriveKey,
    ...secrets(site),
  }).catch(() => ({ verified: false }));
  if (!verified) return undefined;
  const mark = createHash('sha256').update(challenge.signature.toLowerCase()).digest();
  return (await markAnswered(site, mark)) ? challenge.parameters.data.level : undefined;
}

/**
 * Notes that a puzzle or a graphic code was answered, by the machine's clock: the site's may stand still.
 * @returns whether it is the first time: of any number at once one is
 */
export async function markAnswered({ db }: Pick<SiteContext, 'db'>, mark: Buffer): Promise<boolean> {
  const now = new Date();
  const written = await db
    .with('gone', (cte) => cte.deleteFrom('solved_puzzle').where('expires_at', '<', now))
    .insertInto('solved_puzzle')
    .values({ signature: mark, expires_at: new Date(now.getTime() + captchaLifetime) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('expires_at')
    .execute();
  return written.length === 1;
}

function secrets({ settings }: Pick<SiteContext, 'settings'>) {
  return {
    hmacSignatureSecret: keyedHash(settings.SESSION_SECRET, 'puzzle', 'signature').toString('hex'),
    hmacKeySignatureSecret: keyedHash(settings.SESSION_SECRET, 'puzzle', 'key').toString('hex'),
  };
}

function readAnswer(answer: string): unknown {
  try {
    return JSON.parse(Buffer.from(answer, 'base64').toString('utf8'));
  } catch {
    // Not ours: refused as unsolved.
    return undefined;
  }
}
