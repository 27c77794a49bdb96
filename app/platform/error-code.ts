/** The code that a database, a network or the system gives an error: `23505`, `ECONNREFUSED`; undefined where it has none. */
export function codeOf(error: unknown): string | undefined {
  const hasCode = typeof error === 'object' && error !== null && 'code' in error;
  return hasCode && typeof error.code === 'string' ? error.code : undefined;
}
