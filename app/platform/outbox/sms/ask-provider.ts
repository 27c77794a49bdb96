import { codeOf } from '#platform/error-code.ts';
import { tracedFetch } from '#platform/trace/traced.ts';

/** Milliseconds; shorter than a claim on a message lasts. */
const timeOut = 10_000;

/** What went wrong before anything of the request was on its way. */
const beforeSending =
  /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|ERR_TLS_.*|CERT_.*|DEPTH_ZERO_.*|SELF_SIGNED_.*|UNABLE_TO_.*)$/;

/**
 * Asks a provider over HTTP.
 * @param within milliseconds; an answer that comes later is none
 * @returns its answer, or why there is none
 */
export async function askProvider(
  url: URL | string,
  { headers, body = null }: { headers: Record<string, string>; body?: string | null },
  within = timeOut,
): Promise<{ status: number; text: string } | { failed: string; surelyNotTaken: boolean }> {
  try {
    const response = await tracedFetch(url, {
      method: 'POST',
      headers,
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(within),
    });
    return { status: response.status, text: await response.text() };
  } catch (error) {
    const code = nameOf(error);
    return { failed: code, surelyNotTaken: beforeSending.test(code) };
  }
}

/** `TimeoutError`, `ECONNREFUSED`: what went wrong without what was sent. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return codeOf(error.cause) ?? error.name;
}
