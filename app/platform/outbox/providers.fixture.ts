import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

interface Received {
  headers: IncomingHttpHeaders;
  body: unknown;
}

/** A gateway that answers with these statuses, one after the other, the last one for ever. */
export async function gateway(...statuses: number[]): Promise<{ SMS_URL: string; received: Received[] }> {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const body = await readText(request);
    received.push({ headers: request.headers, body: JSON.parse(body) as unknown });
    const status = statuses[Math.min(received.length, statuses.length) - 1] ?? 200;
    response.writeHead(status, { Location: '/elsewhere' }).end(`no such number: ${body}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { SMS_URL: `http://expo:p%40ss@127.0.0.1:${port}/send?from=expo`, received };
}

/** A gateway that answers everybody at once but one number, which waits until it is let go. */
export async function gatewaySlowFor(slow: string) {
  const received: string[] = [];
  let letGo = () => {};
  const waiting = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const server = createServer(async (request, response) => {
    const { to } = JSON.parse(await readText(request)) as { to: string };
    received.push(to);
    if (to === slow) await waiting;
    response.writeHead(200).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { SMS_URL: `http://127.0.0.1:${port}/send`, received, letGo };
}

/** A mail server that answers a recipient with an error of this code, or takes the mail. */
export async function mailServer(
  refusal?: number,
): Promise<{ SMTP_URL: string; received: string[]; users: string[]; recipients: string[] }> {
  const received: string[] = [];
  const recipients: string[] = [];
  const users: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _, callback) => {
      users.push(`${username}:${password}`);
      callback(null, { user: username ?? '' });
    },
    onRcptTo({ address }, _, callback) {
      recipients.push(address);
      callback(refusal ? Object.assign(new Error(`${address} unknown`), { responseCode: refusal }) : null);
    },
    onData: async (stream, _, callback) => {
      received.push(await readText(stream));
      callback();
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  onTestFinished(() => void server.close());
  const { port } = server.server.address() as AddressInfo;
  return { SMTP_URL: `smtp://expo:p%40ss@127.0.0.1:${port}`, received, users, recipients };
}
