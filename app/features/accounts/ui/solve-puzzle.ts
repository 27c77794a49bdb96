import type { Challenge } from 'altcha-lib/types';

/**
 * Solves an ALTCHA puzzle on this device: about a second of work.
 * @returns the solution as forms send it (base64 of JSON), undefined where it cannot be found
 */
export async function solvePuzzle(challenge: Challenge): Promise<string | undefined> {
  // Fetched when somebody asks for it: few do.
  const [{ solveChallenge }, { deriveKey }] = await Promise.all([
    import('altcha-lib'),
    import('altcha-lib/algorithms/web/pbkdf2'),
  ]);
  try {
    const solution = await solveChallenge({ challenge, deriveKey });
    return solution ? btoa(JSON.stringify({ challenge, solution })) : undefined;
  } catch {
    // A page that came over plain HTTP has no WebCrypto: the field then says to use the picture.
    return undefined;
  }
}
