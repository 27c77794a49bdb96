import { uploadRetryAfter } from '#platform/http/body/uploads.ts';
import type { StrangeRequest } from '#tests/support/requests/strange-requests.ts';
import type { PlayedSite } from '#tests/support/sites/played-site.ts';

/** An answer that should not have been given. */
export interface Trouble {
  what: string;
  request: StrangeRequest;
  /** Of the answer: the log tells more. */
  requestId: string;
}

/** What is wrong with an answer; undefined where nothing is. */
async function complaintOf(response: Response, { method }: StrangeRequest): Promise<string | undefined> {
  const { status, headers } = response;
  const type = headers.get('content-type') ?? '';
  // A stream of events does not end by itself.
  const text = type.startsWith('text/event-stream') ? await response.body?.cancel() : await response.text();
  // Of each member one upload is taken at a time: here they send many at once.
  const waits = status === 503 && headers.get('retry-after') === String(uploadRetryAfter);
  if (status >= 500 && !waits) return `answered ${status}: ${text}`;
  // 408: the machine has been busy elsewhere; the front has not read whom it was to.
  if (status < 400 || status === 408 || method === 'HEAD') return undefined;
  if (!type.startsWith('application/json')) return `answered ${status} as ${type}: ${text?.slice(0, 200)}`;
  const { code, msg } = JSON.parse(text ?? '') as { code: unknown; msg: unknown };
  return code !== 0 && typeof msg === 'string' && msg !== ''
    ? undefined
    : `answered ${status} without envelope: ${text}`;
}

/** Sends a request. @param who headers of whoever sends it */
export async function ask(
  site: PlayedSite,
  request: StrangeRequest,
  who: Record<string, string>,
): Promise<{ status: number; trouble?: Trouble }> {
  const { method, address, headers, body } = request;
  const init = { method, headers: { ...who, ...headers }, body, redirect: 'manual' as const };
  try {
    const response = await fetch(site.url + address, { ...init, signal: AbortSignal.timeout(60_000) });
    const what = await complaintOf(response, request);
    const requestId = response.headers.get('x-request-id') ?? '';
    return { status: response.status, ...(what ? { trouble: { what, request, requestId } } : {}) };
  } catch (error) {
    const what = `was not answered: ${String((error as Error).cause ?? error)}`;
    return { status: 0, trouble: { what, request, requestId: '' } };
  }
}

/** As a text of bearable length, with what the site has logged of it. */
export function shortened({ what, request, requestId }: Trouble, site: PlayedSite): string {
  const short = (text: string) => (text.length > 2500 ? `${text.slice(0, 2500)}… (${text.length})` : text);
  const log = requestId ? site.logOf(requestId) : [];
  const { body, ...rest } = request;
  const sent = body && short(typeof body === 'string' ? body : Buffer.from(body).toString('latin1'));
  return [what, short(JSON.stringify({ ...rest, body: sent })), ...log.map(short)].join('\n  ');
}

/** Answers by call and status, for a reader. */
export function summary(counts: Map<string, Map<number, number>>): string {
  const lines = [...counts].toSorted().map(([call, statuses]) => {
    const each = [...statuses].toSorted(([one], [other]) => one - other).map(([status, n]) => `${status}: ${n}`);
    return `${call.padEnd(44)} ${each.join(', ')}`;
  });
  return lines.join('\n');
}
