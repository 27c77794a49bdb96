import type { AddressInfo } from 'node:net';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import tls from 'node:tls';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { ownCertificate } from '#console/health/certificate.fixture.ts';
import { handToMailServer } from './mail-server.ts';
import type { Message } from './message.ts';

const site = { SITE_URL: 'https://expo.example.org' };
const mail: Message = { channel: 'email', to: 'awa@example.org', subject: 'Code', text: '123456 is your code.' };

const inAnHour = new Date(Date.now() + 3_600_000);
/** One for all: of several of one name the first that is known would be asked. */
const trusted = ownCertificate(inAnHour);
const known = tls.getCACertificates('default');

beforeAll(() => tls.setDefaultCACertificates([...known, trusted.cert]));
afterAll(() => tls.setDefaultCACertificates(known));

/** A mail server for TLS, by STARTTLS or from the first byte. @param isTrusted whether this process trusts who signed its certificate */
async function secureServer({ secure = false, isTrusted = true } = {}) {
  const received: { raw: string; isSecure: boolean }[] = [];
  const server = new SMTPServer({
    ...(isTrusted ? trusted : ownCertificate(inAnHour)),
    secure,
    authOptional: true,
    onData: async (stream, session, callback) => {
      received.push({ raw: await readText(stream), isSecure: session.secure });
      callback();
    },
  });
  // What a client says of a certificate that it does not trust ends the connection.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, 'localhost', () => resolve()));
  onTestFinished(() => void server.close());
  return { port: (server.server.address() as AddressInfo).port, received };
}

/** Somebody between us and the mail server who takes STARTTLS out of what it offers. @returns all that we have said */
async function stripping(port: number): Promise<{ port: number; said: () => string }> {
  const said: Buffer[] = [];
  const server: Server = createServer((from: Socket) => {
    const onward = connect(port, 'localhost');
    from.on('data', (piece) => {
      said.push(piece);
      onward.write(piece);
    });
    onward.on('data', (piece) => from.write(piece.toString().replace('STARTTLS', 'XXXXXXXX')));
    for (const [one, other] of [
      [from, onward],
      [onward, from],
    ] as const) {
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  onTestFinished(() => void server.close());
  return { port: (server.address() as AddressInfo).port, said: () => Buffer.concat(said).toString() };
}

test('smtp:// with requireTLS=true leaves by STARTTLS, smtps:// by TLS from the first byte', async () => {
  const starttls = await secureServer();
  const demanded = `smtp://localhost:${starttls.port}/?requireTLS=true`;
  expect(await handToMailServer(site, demanded, 'message-1', mail)).toEqual({ outcome: 'taken' });
  const secure = await secureServer({ secure: true });
  expect(await handToMailServer(site, `smtps://localhost:${secure.port}`, 'message-2', mail)).toEqual({
    outcome: 'taken',
  });
  for (const { received } of [starttls, secure]) expect(received).toMatchObject([{ isSecure: true }]);
});

test('where TLS is demanded and somebody takes it out on the way, nothing leaves, and it is tried again', async () => {
  const { port, received } = await secureServer();
  const between = await stripping(port);
  const demanded = `smtp://localhost:${between.port}/?requireTLS=true`;
  expect(await handToMailServer(site, demanded, 'message-1', mail)).toMatchObject({
    outcome: 'refused',
    why: expect.stringMatching(/^mail server: E/),
    lasting: false,
  });
  expect(between.said()).not.toMatch(/MAIL FROM|awa@|123456/);
  expect(received).toEqual([]);
});

test('control: without the demand it leaves readable for whoever sits between', async () => {
  const { port, received } = await secureServer();
  const between = await stripping(port);
  expect(await handToMailServer(site, `smtp://localhost:${between.port}`, 'message-1', mail)).toEqual({
    outcome: 'taken',
  });
  expect(between.said()).toContain('123456 is your code.');
  expect(received).toMatchObject([{ isSecure: false }]);
});

test.each([true, false])('a certificate that nobody we know has signed is none (smtps: %s)', async (secure) => {
  const { port, received } = await secureServer({ secure, isTrusted: false });
  const address = secure ? `smtps://localhost:${port}` : `smtp://localhost:${port}/?requireTLS=true`;
  expect(await handToMailServer(site, address, 'message-1', mail)).toMatchObject({
    outcome: 'refused',
    lasting: false,
  });
  expect(received).toEqual([]);
});
