/** What a passkey says is longer than other fields. */
export const factorFieldMost = 20_000;

/** Status and headers of an answer to a second factor that was not taken. */
export function statusOf(answer: { outcome: string; retryAfter?: number }): ResponseInit {
  const { retryAfter } = answer;
  if (retryAfter === undefined) return { status: 422 };
  return { status: 429, headers: { 'Retry-After': String(retryAfter) } };
}
