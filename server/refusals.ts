/** Errors whose message says all that the operator needs to mend it. */
const saysItself = new Set(['SettingsError', 'EmbeddedDatabaseError', 'DatabaseAway', 'MigrationError', 'BackupError']);
/** https://www.postgresql.org/docs/current/errcodes-appendix.html: insufficient_privilege. */
const mayNot = '42501';

/**
 * What an operator can mend, in words, where an error is that.
 * @returns undefined where it is a fault, which is told with its stack
 */
export function refusalOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (saysItself.has(error.name)) return error.message;
  // By hand: `codeOf` is the build's, and what is asked here may be why there is none.
  if ('code' in error && error.code === mayNot) {
    return `The database does not let the role of DATABASE_URL do this: ${error.message}.`;
  }
  return undefined;
}
