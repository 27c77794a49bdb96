const secret = (of: string) => Buffer.alloc(32, of).toString('base64');

/**
 * Secrets of a site whose visitors a test or a benchmark plays: with them it makes the proofs that a code would. They are
 * always the same, so that what one process has sealed another can read.
 */
export const playedSecrets = {
  SESSION_SECRET: secret('sessions of a played site'),
  PII_KEY: `played:${secret('what a played site seals')}`,
  LOOKUP_KEY: `played:${secret('what a played site looks up')}`,
};
