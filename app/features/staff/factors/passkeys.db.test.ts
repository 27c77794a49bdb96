import { expect, test } from 'vitest';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { siteFor } from '#tests/support/site-for.ts';
import { beginChallenge, challengeOf } from '../login/challenge.server.ts';
import { loginWithFactor } from '../login/factor-login.server.ts';
import { someStaff } from '../staff.fixture.ts';
import { somePasskey } from './passkey.fixture.ts';
import { addPasskey, madePasskey, shownPasskey } from './passkeys.server.ts';

const platform = emptyPlatform();
const here = { origin: 'http://localhost:3000', rpID: 'localhost' };
const elsewhere = { origin: 'https://elsewhere.example', rpID: 'elsewhere.example' };
const nonce = Buffer.from('this challenge').toString('base64url');
const other = Buffer.from('another challenge').toString('base64url');

/** Somebody with a passkey of their own. */
async function someOwner() {
  const staff = await someStaff(platform());
  const passkey = somePasskey();
  const made = await madePasskey(passkey.make(nonce, here), nonce, here);
  if (!made) throw new Error('It was not made');
  const now = new Date();
  await platform()
    .db.transaction()
    .execute((tx) => addPasskey(tx, { staffId: staff.id, name: 'Key', made, now }));
  const shown = (sent: string, of = nonce) =>
    shownPasskey(platform(), { staffId: staff.id, sent, nonce: of, place: here });
  return { ...staff, passkey, shown };
}

test('a passkey is made for its nonce, at its place, and by an answer that makes one', async () => {
  const { make, show } = somePasskey();
  expect(await madePasskey(make(nonce, here), nonce, here)).toBeDefined();
  const wrong = [
    make(other, here),
    make(nonce, elsewhere),
    make(nonce, { ...here, origin: elsewhere.origin }),
    make(nonce, { ...here, rpID: elsewhere.rpID }),
    make(nonce, here, { type: 'webauthn.get' }),
    show(nonce, here),
    '{}',
    'null',
    '{"id":"x","rawId":"x","response":{}}',
    'x'.repeat(10_000),
  ];
  for (const sent of wrong) expect(await madePasskey(sent, nonce, here), sent.slice(0, 60)).toBeUndefined();
});

test('a passkey lets in that has signed the nonce of this challenge, here; one that has signed another, or elsewhere, does not', async () => {
  const { passkey, shown } = await someOwner();
  expect(await shown(passkey.show(nonce, here))).toBe(true);
  const wrong = [
    passkey.show(other, here),
    passkey.show(nonce, elsewhere),
    passkey.show(nonce, { ...here, origin: elsewhere.origin }),
    passkey.show(nonce, { ...here, rpID: elsewhere.rpID }),
    passkey.show(nonce, here, { type: 'webauthn.create' }),
    passkey.make(nonce, here),
    passkey.show(nonce, here).replace(/"signature":"../, '"signature":"AA'),
  ];
  for (const sent of wrong) expect(await shown(sent), sent).toBe(false);
});

test('nobody comes in with the passkey of somebody else, nor with another key under its name', async () => {
  const { passkey, shown } = await someOwner();
  const stranger = await someOwner();
  expect(await stranger.shown(passkey.show(nonce, here))).toBe(false);
  const forged = somePasskey();
  const answer = forged.show(nonce, here).replaceAll(forged.id, passkey.id);
  expect(await shown(answer)).toBe(false);
  expect(await stranger.shown(stranger.passkey.show(nonce, here))).toBe(true);
});

test('a counter that stands still or goes back is a copy’s, also where two answers come at once', async () => {
  const { passkey, shown } = await someOwner();
  expect(await shown(passkey.show(nonce, here, { counter: 5 }))).toBe(true);
  expect(await shown(passkey.show(nonce, here, { counter: 5 }))).toBe(false);
  expect(await shown(passkey.show(nonce, here, { counter: 4 }))).toBe(false);
  const sent = passkey.show(nonce, here, { counter: 6 });
  const answers = await Promise.all([shown(sent), shown(sent), shown(sent)]);
  expect(answers.filter(Boolean)).toHaveLength(1);
});

test('an answer opens one session: of a passkey without a counter too, for its challenge is gone with it', async () => {
  const { id, passkey } = await someOwner();
  const site = siteFor(platform());
  const bare = new Request(`${here.origin}/console/login/factor`);
  const cookie = await beginChallenge(site, bare, { staffId: id, purpose: 'login', nonce: { passkey: nonce } });
  const request = new Request(bare.url, { headers: { Cookie: cookie.split(';')[0] ?? '' } });
  const challenge = await challengeOf(request, site);
  if (!challenge) throw new Error('No challenge');
  const typed = { code: '', passkey: passkey.show(nonce, here) };
  const tries = await Promise.all(Array.from({ length: 3 }, () => loginWithFactor(site, request, challenge, typed)));
  expect(tries.filter(({ outcome }) => outcome === 'in')).toHaveLength(1);
  expect(await challengeOf(request, site)).toBeUndefined();
  expect(await loginWithFactor(site, request, challenge, typed)).toMatchObject({ outcome: 'over' });
});
