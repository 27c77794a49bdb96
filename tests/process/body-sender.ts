import { constants, setPriority } from 'node:os';

/** What the clients send, each so many times, one after another. */
export interface Sending {
  url: string;
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer>;
  clients: number;
  rounds: number;
}

/** What came of it. */
export interface Answered {
  statuses: number[];
  /** How many connections the site cut while their body was on its way. */
  cut: number;
  /** What else went wrong. */
  failure?: string;
}

// On a machine of two processors the clients are not to take the site's, nor those of who asks meanwhile.
setPriority(constants.priority.PRIORITY_LOW);

process.on('message', ({ url, headers, body, clients, rounds }: Sending) => {
  const statuses = new Set<number>();
  let cut = 0;
  const send = async () => {
    for (let i = 0; i < rounds; i += 1) {
      try {
        const response = await fetch(url, { method: 'POST', headers, body, redirect: 'manual' });
        await response.arrayBuffer();
        statuses.add(response.status);
      } catch (error) {
        if (!isCut(error)) throw error;
        cut += 1;
      }
    }
  };
  const report = (failure?: string) => process.send?.({ statuses: [...statuses], cut, failure } satisfies Answered);
  Promise.all(Array.from({ length: clients }, send)).then(
    () => report(),
    (error: Error) => report(String(error.cause ?? error)),
  );
});

function isCut(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && ['EPIPE', 'ECONNRESET'].includes(String(cause.code));
}
