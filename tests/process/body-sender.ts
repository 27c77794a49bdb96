import { constants, setPriority } from 'node:os';

/** What the clients send, each so many times, one after another. */
export interface Sending {
  url: string;
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer>;
  clients: number;
  rounds: number;
}

// On a machine of two processors the clients are not to take the site's, nor those of who asks meanwhile.
setPriority(constants.priority.PRIORITY_LOW);

process.on('message', ({ url, headers, body, clients, rounds }: Sending) => {
  const statuses = new Set<number>();
  const send = async () => {
    for (let i = 0; i < rounds; i += 1) {
      const response = await fetch(url, { method: 'POST', headers, body, redirect: 'manual' });
      await response.arrayBuffer();
      statuses.add(response.status);
    }
  };
  const report = (answers: unknown[]) => process.send?.(answers);
  Promise.all(Array.from({ length: clients }, send)).then(
    () => report([...statuses]),
    // A connection that broke is no answer that any test expects, and says why.
    (error: Error) => report([String(error.cause ?? error)]),
  );
});
