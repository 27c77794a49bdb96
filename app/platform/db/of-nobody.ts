/** Whether a write failed because it names a member who is no longer there: PostgreSQL says in which table it looked. */
export function isOfNobody(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, detail } = error as { code?: unknown; detail?: unknown };
  return code === '23503' && String(detail).includes('"member"');
}
