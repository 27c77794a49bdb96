import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { askMeanwhile, p99 } from '../ask-meanwhile.ts';
import { type AttackedSite, attackedSite, inFull } from '../attacked-site.ts';

/** Connections on which bytes drip, and streams that stay open (bars.md). */
const sockets = inFull ? 2000 : 200;
const streams = inFull ? 500 : 50;
/** Milliseconds that 99 of a hundred answers to others stay below, where all is proven. */
const bar = 500;
/** How long others ask meanwhile; longer than the site lets a head take (10 s). Milliseconds. */
const watchedFor = inFull ? 15_000 : 3000;
const betweenDrops = 500;
/** So many streams a company of two members opens: each of them as many as one may. */
const ofCompany = 10;

let attacked: AttackedSite;

beforeAll(async () => {
  attacked = await attackedSite();
}, 180_000);
afterAll(() => attacked.stop());

const heads = [
  'GET /en-US/ HTTP/1.1\r\nHost: a\r\nX: ',
  'POST /login/ HTTP/1.1\r\nHost: a\r\nContent-Length: 9999\r\n\r\n',
];

/** Keeps so many connections open on which a byte comes now and then: heads and bodies that never end. */
function drip(url: string, count: number): { opened(): number; open(): number; stop(): void } {
  const { port } = new URL(url);
  const living = new Set<Socket>();
  let opened = 0;
  const open = () => {
    opened += 1;
    const head = heads[opened % heads.length] ?? '';
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(head));
    living.add(socket);
    // What is answered is of no interest.
    socket.resume();
    socket.on('error', () => socket.destroy());
    socket.on('close', () => living.delete(socket));
  };
  const dripping = setInterval(() => {
    for (const socket of living) if (socket.writable) socket.write('a');
    // Those that the site has closed come again.
    while (living.size < count) open();
  }, betweenDrops);
  return {
    opened: () => opened,
    open: () => living.size,
    stop() {
      clearInterval(dripping);
      for (const socket of living) socket.destroy();
    },
  };
}

test(`${sockets} connections that drip do not hold up others`, async () => {
  const { url } = attacked.site;
  const dripping = drip(url, sockets);
  try {
    await vi.waitUntil(() => dripping.open() === sockets, { timeout: 30_000 });
    const asked = await askMeanwhile(`${url}/en-US/`, pause(watchedFor), inFull ? 1 : 11);
    expect(asked.statuses).toEqual([200]);
    expect(asked.times.length).toBeGreaterThan(10);
    if (!inFull) return;
    // The control: they were there all the time, and the site has closed those that took too long.
    expect(dripping.opened()).toBeGreaterThan(sockets);
    console.log(`${sockets} that drip: others ${asked.times.length} times, p99 ${p99(asked).toFixed(1)} ms`);
    expect(p99(asked)).toBeLessThan(bar);
  } finally {
    dripping.stop();
  }
}, 120_000);

/** A stream of a talk, and what has come of it. */
interface Stream {
  asked: ClientRequest;
  text: string;
}

function openStream(url: string, key: string, headers: Record<string, string>): Promise<Stream> {
  return new Promise((resolve, reject) => {
    const asked = request(`${url}/api/talk/${key}/events`, { headers, agent: false }, (answer: IncomingMessage) => {
      if (answer.statusCode !== 200) return reject(new Error(`A stream was answered with ${answer.statusCode}`));
      const stream: Stream = { asked, text: '' };
      answer.setEncoding('utf8').on('data', (said: string) => (stream.text += said));
      // It is ended by whoever reads it.
      answer.on('error', () => {});
      resolve(stream);
    });
    asked.on('error', reject).end();
  });
}

test(`${streams} open streams do not hold up others, and each tells what is written`, async () => {
  const { site } = attacked;
  const open: Stream[] = [];
  try {
    let [key, owner]: [string, Record<string, string>] = ['', {}];
    while (open.length < streams) {
      const { people, samples } = await site.company();
      const members = people.filter(({ scheme, headers }) => scheme === 'session' && headers.Cookie);
      key = String(samples.id?.[0] ?? '');
      owner = members[0]?.headers ?? {};
      const ofMembers = Array.from({ length: ofCompany }, (_, i) => members[i % 2]?.headers ?? {});
      open.push(...(await Promise.all(ofMembers.map((headers) => openStream(site.url, key, headers)))));
    }
    const asked = await askMeanwhile(`${site.url}/en-US/`, pause(watchedFor));
    expect(asked.statuses).toEqual([200]);
    const said = await fetch(`${site.url}/api/talk/message`, {
      method: 'POST',
      headers: { ...owner, 'Content-Type': 'application/json' },
      body: JSON.stringify({ id: key, content: 'Said to those who listen' }),
    });
    expect(said.status).toBe(200);
    const heard = () => open.filter(({ text }) => text.includes('Said to those who listen')).length;
    await vi.waitUntil(() => heard() === ofCompany, { timeout: 30_000 });
    if (!inFull) return;
    console.log(`${streams} streams: others ${asked.times.length} times, p99 ${p99(asked).toFixed(1)} ms`);
    expect(p99(asked)).toBeLessThan(bar);
  } finally {
    for (const { asked } of open) asked.destroy();
  }
}, 180_000);
