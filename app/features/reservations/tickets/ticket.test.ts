import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import fc from 'fast-check';
import qrcode from 'qrcode';
import { expect, test } from 'vitest';
import { signedBytes, type Ticket, ticketHead, ticketText, verifyTicket } from './ticket.ts';
import { fromBase45, toBase45 } from './ticket-base45.ts';

function newKey(keyId: number) {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const signed = (ticket: Ticket) => {
    const head = ticketHead(ticket, keyId);
    return ticketText(head, sign(null, signedBytes(head), privateKey));
  };
  return { signed, key: { keyId, publicKey: publicKey.export({ format: 'jwk' }).x ?? '' } };
}

const newTicket = (date = '2026-11-25') => ({ ticketId: randomBytes(16).toString('base64url'), date });
const first = newKey(1);
const second = newKey(2);
const keys = [first.key, second.key];

test('a signed ticket is genuine, and says its id and day', async () => {
  for (const date of ['2020-01-01', '2026-02-28', '2028-02-29', '2199-06-05']) {
    const ticket = newTicket(date);
    expect(await verifyTicket(keys, first.signed(ticket))).toEqual(ticket);
    expect(await verifyTicket(keys, second.signed(ticket))).toEqual(ticket);
  }
});

test('a ticket of a key that the gate does not know is not', async () => {
  const ticket = newTicket();
  expect(await verifyTicket([first.key], second.signed(ticket))).toBeUndefined();
  const { publicKey } = second.key;
  expect(await verifyTicket([{ keyId: 1, publicKey }], first.signed(ticket))).toBeUndefined();
});

test('a ticket with any other character, or any bit turned, is not', async () => {
  const text = first.signed(newTicket());
  for (let at = 0; at < text.length; at += 1) {
    const changed = text.slice(0, at) + (text[at] === '7' ? '8' : '7') + text.slice(at + 1);
    expect(await verifyTicket(keys, changed), changed).toBeUndefined();
  }
  const bytes = fromBase45(text.slice(2)) ?? new Uint8Array();
  for (let bit = 0; bit < bytes.length * 8; bit += 1) {
    const turned = bytes.map((byte, at) => (at === bit >> 3 ? byte ^ (1 << (bit & 7)) : byte));
    expect(await verifyTicket(keys, `T1${toBase45(turned)}`)).toBeUndefined();
  }
});

test('no text makes the check fail', async () => {
  const text = first.signed(newTicket());
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'binary' }).map((more) => text + more),
    fc.nat(text.length - 1).map((length) => text.slice(0, length)),
    fc.uint8Array({ minLength: 83, maxLength: 83 }).map((bytes) => `T1${toBase45(bytes)}`),
  );
  await fc.assert(
    fc.asyncProperty(texts, async (other) => {
      if (other !== text) expect(await verifyTicket(keys, other)).toBeUndefined();
    }),
  );
  expect(await verifyTicket([], text)).toBeUndefined();
});

test('what is no id, day or key is never signed', () => {
  expect(() => first.signed({ ticketId: 'short', date: '2026-11-25' })).toThrow(RangeError);
  expect(() => first.signed(newTicket('2019-12-31'))).toThrow(RangeError);
  expect(() => first.signed(newTicket('soon'))).toThrow(RangeError);
  expect(() => ticketHead(newTicket(), 256)).toThrow(RangeError);
});

test('its QR code is small: letters, digits and signs that pack well, no space at an end', () => {
  for (let i = 0; i < 200; i += 1) {
    const text = first.signed(newTicket());
    expect(text).toHaveLength(127);
    expect(text.trim()).toBe(text);
    expect(qrcode.create(text, { errorCorrectionLevel: 'M' }).modules.size).toBe(41);
  }
  // The same bytes in base64url need a code of 45 x 45.
  const other = `T1${randomBytes(83).toString('base64url')}`;
  expect(qrcode.create(other, { errorCorrectionLevel: 'M' }).modules.size).toBe(45);
});

test('base 45 as in RFC 9285', () => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  expect(toBase45(bytes('AB'))).toBe('BB8');
  expect(toBase45(bytes('Hello!!'))).toBe('%69 VD92EX0');
  expect(toBase45(bytes('base-45'))).toBe('UJCLQE7W581');
  expect(fromBase45('QED8WEX0')).toEqual(bytes('ietf!'));
  for (const wrong of ['GGW', '::', 'A', 'ab8', 'BB8Ä1']) expect(fromBase45(wrong)).toBeUndefined();
  fc.assert(
    fc.property(fc.uint8Array(), (any) => {
      expect(fromBase45(toBase45(any))).toEqual(any);
    }),
  );
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9A-Z $%*+\-./:]{0,12}$/), (text) => {
      const read = fromBase45(text);
      if (read) expect(toBase45(read)).toBe(text);
    }),
  );
});
