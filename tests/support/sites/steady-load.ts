import { Agent, type OutgoingHttpHeaders, request } from 'node:http';
import { Agent as SecureAgent, request as secureRequest } from 'node:https';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds between two looks at what is due. */
const beat = 10;
/** Where so many wait for an answer, no more are sent: the machine cannot do what is asked of it. */
const mostOpen = 1000;
const patience = 30_000;

/** One request; a POST where it has a body. */
export interface Asking {
  path: string;
  headers?: OutgoingHttpHeaders;
  body?: string;
  /** Of this machine, from which it comes: a network of its own. */
  localAddress?: string;
  /** Hears what was answered with 200. */
  heard?(text: string): void;
}

/** What has become of a load until now. */
export interface SteadyLoad {
  answered: number;
  /** Those without a whole answer, or with another than 200. */
  failed: string[];
  /** Milliseconds that each answer took. */
  times: number[];
  /** The end of it: as it was told to end, and all had come back. */
  ended: Promise<void>;
  /** So many were sent each second. */
  rate(): number;
}

/**
 * Sends requests at a rate of so many a second, however long the answers take, over connections that are kept.
 * @param next the request of this number, from 0
 * @param until the end of it
 * @param ca the certificate of an address with TLS, where nobody else vouches for it
 */
export function sendSteadily(
  url: string,
  perSecond: number,
  next: (n: number) => Asking,
  until: AbortSignal,
  ca?: string,
): SteadyLoad {
  // In turn: none lies idle until the proxy closes it.
  const kept = { keepAlive: true, maxSockets: 256, scheduling: 'fifo' } as const;
  const agent = url.startsWith('https:') ? new SecureAgent({ ...kept, ca }) : new Agent(kept);
  const open = new Set<Promise<void>>();
  const began = performance.now();
  let sent = 0;
  let over: number | undefined;
  const one = async (asking: Asking) => {
    const from = performance.now();
    try {
      const { status, text } = await ask(agent, url, asking);
      load.times.push(performance.now() - from);
      if (status !== 200) throw new Error(`${status} ${text.slice(0, 200)}`);
      load.answered += 1;
      asking.heard?.(text);
    } catch (error) {
      load.failed.push(`${Math.round(from - began)} ms: ${asking.path} ${error}`);
    }
  };
  const run = async () => {
    while (!until.aborted) {
      const due = ((performance.now() - began) / 1000) * perSecond;
      while (sent < due && open.size < mostOpen) {
        const going = one(next(sent)).finally(() => open.delete(going));
        open.add(going);
        sent += 1;
      }
      await pause(beat);
    }
    over = performance.now();
    await Promise.all(open);
    agent.destroy();
  };
  const load: SteadyLoad = {
    answered: 0,
    failed: [],
    times: [],
    ended: Promise.resolve(),
    rate: () => sent / (((over ?? performance.now()) - began) / 1000),
  };
  load.ended = run();
  return load;
}

function ask(
  agent: Agent,
  url: string,
  { path, headers, body, localAddress }: Asking,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST';
    const send = agent instanceof SecureAgent ? secureRequest : request;
    const asked = send(`${url}${path}`, { agent, method, headers, localAddress }, (answer) => {
      answer
        .toArray()
        .then((parts: Buffer[]) => resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(parts).toString() }))
        .catch(reject);
    });
    asked.setTimeout(patience, () => asked.destroy(new Error(`no answer in ${patience} ms`)));
    asked.once('error', reject);
    asked.end(body);
  });
}

/** The time that so many of a hundred stay below. */
export function percentile(times: readonly number[], share: number): number {
  return times.toSorted((one, other) => one - other)[Math.floor((times.length * share) / 100)] ?? Number.NaN;
}
