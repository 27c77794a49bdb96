import { type Api, createApi } from '#server/api/api.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { type ApiCall, callsOf, type OpenApi } from '#tests/support/requests/openapi.ts';
import type { StrangeRequest } from '#tests/support/requests/strange-requests.ts';

/** What a call has answered; no body where that is no JSON. */
export interface CallAnswer {
  status: number;
  body: { code?: number; msg?: string; errors?: Record<string, string> };
}

/** The API on an empty database, without limits, for tests that go through its calls. Used at the top of a test file. */
export function askedCalls() {
  const platform = emptyPlatform({ RATE_LIMITS: 'off' });
  let api: Api | undefined;

  async function fetched({
    method,
    address,
    headers,
    body,
  }: Pick<StrangeRequest, 'method' | 'address' | 'headers' | 'body'>) {
    api ??= createApi(platform());
    const request = new Request(`http://localhost:3000${address}`, { method, headers, body });
    return (await api.fetch(request, { requestId: 'test', clientAddress: '192.0.2.9' })).response;
  }

  return {
    platform,
    /** Makes a request. */
    async send(request: Pick<StrangeRequest, 'method' | 'address' | 'headers' | 'body'>): Promise<CallAnswer> {
      const response = await fetched(request);
      const isJson = response.headers.get('Content-Type')?.startsWith('application/json');
      // A stream of events does not end by itself.
      if (!isJson) await response.body?.cancel();
      return { status: response.status, body: isJson ? ((await response.json()) as CallAnswer['body']) : {} };
    },
    /** The calls that the document describes. */
    async readCalls(): Promise<ApiCall[]> {
      const response = await fetched({ method: 'GET', address: '/api/openapi.json', headers: {}, body: undefined });
      return callsOf((await response.json()) as OpenApi);
    },
  };
}
