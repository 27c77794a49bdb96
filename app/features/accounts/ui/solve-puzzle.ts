import type { Challenge } from 'altcha-lib/types';

/** The hardest take a minute or two on a phone; a puzzle may be answered for five. */
const longest = 280_000;

/**
 * Solves an ALTCHA puzzle on this device: about a second of work, more for a harder one.
 * @returns the solution as forms send it (base64 of JSON), undefined where it cannot be found
 */
export async function solvePuzzle(challenge: Challenge): Promise<string | undefined> {
  // Fetched when somebody asks for it: few do.
  const [{ solveChallenge }, { deriveKey }] = await Promise.all([
    import('altcha-lib'),
    import('altcha-lib/algorithms/web/pbkdf2'),
  ]);
  try {
    const solution = await solveChallenge({ challenge, deriveKey, timeout: longest });
    return solution ? btoa(JSON.stringify({ challenge, solution })) : undefined;
  } catch {
    // A page that came over plain HTTP has no WebCrypto: the field then says to use the picture.
    return undefined;
  }
}
