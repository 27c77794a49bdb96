import { enrol, factorToMake } from '#features/staff/factors/enrol.server.ts';
import { factorsOf, removeFactor } from '#features/staff/factors/factors.server.ts';
import { takeInvitation } from '#features/staff/invitations/take-invitation.server.ts';
import { beginChallenge, type ChallengePurpose, challengeOf } from '#features/staff/login/challenge.server.ts';
import { loginWithFactor } from '#features/staff/login/factor-login.server.ts';
import { changeOwnPassword, changeOwnProfile, renewRecoveryCodes } from '#features/staff/own/own-account.server.ts';
import {
  changeDuties,
  disablePerson,
  enablePerson,
  endSessionsOfPerson,
  inviteAgain,
} from '#features/staff/people/change-person.server.ts';
import { signedStaff } from '#features/staff/sessions/staff-session.server.ts';
import { password, someStaff, totpNow } from '#features/staff/staff.fixture.ts';
import { makeToken, revokeToken, tokensOf } from '#features/staff/tokens/own-tokens.server.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import type { Doing } from './act.ts';

const asking = (...cookies: string[]) =>
  new Request('http://localhost:3000/console/', {
    headers: { Cookie: cookies.map((each) => each.split(';')[0]).join('; ') },
  });

/** Somebody who is logged in and has just shown their second factor. */
async function somebody(site: SiteContext) {
  const { cookie, ...person } = await someStaff(site, { roles: ['editor'] });
  const signed = await signedStaff(asking(cookie), site);
  if (!signed) throw new Error('Not in');
  return { ...person, signed, cookie };
}

async function challenged(site: SiteContext, staffId: number, purpose: ChallengePurpose, cookie = '') {
  const request = asking(cookie, await beginChallenge(site, asking(cookie), { staffId, purpose }));
  const challenge = await challengeOf(request, site);
  if (!challenge) throw new Error('No challenge');
  return { request, challenge };
}

/** Gives somebody one more authenticator app. */
async function addFactor(site: SiteContext, { id, cookie }: { id: number; cookie: string }) {
  const { request, challenge } = await challenged(site, id, 'enrol', cookie);
  const made = await factorToMake(site, request, challenge);
  const again = await challengeOf(request, site);
  if (!made || !again) throw new Error('Nothing to make');
  await enrol(site, request, again, { code: await totpNow(made.secret), passkey: '' });
}

export const staffActs: Record<string, Doing> = {
  async 'staff.login'(site) {
    const { id, secret } = await somebody(site);
    const { request, challenge } = await challenged(site, id, 'login');
    await loginWithFactor(site, request, challenge, { code: await totpNow(secret), passkey: '' });
    return { before: 'made: nothing was before', after: { way: 'totp' } };
  },
  async 'staff.invite'(site) {
    const { signed, id } = await somebody(site);
    await disablePerson(site, (await somebody(site)).signed, id);
    await inviteAgain(site, signed, id);
    const duties = { roles: ['editor'], languages: [] };
    return { before: { ...duties, disabled: true, factors: 1 }, after: { ...duties, disabled: false, factors: 0 } };
  },
  async 'staff.join'(site) {
    const { signed, id } = await somebody(site);
    const token = await inviteAgain(site, signed, id);
    await takeInvitation(site, token, { name: 'Chanda', password: 'copper, cocoa and sisal', locale: 'fr-FR' });
    return {
      before: { name: 'Wanjiru', locale: 'en-US', sessions: 1, factors: 1, tokens: 0 },
      after: { name: 'Chanda', locale: 'fr-FR', sessions: 0, factors: 0, tokens: 0 },
    };
  },
  async 'staff.profile'(site) {
    await changeOwnProfile(site, (await somebody(site)).signed, { name: 'Chanda', locale: 'fr-FR' });
    return { before: { name: 'Wanjiru', locale: 'en-US' }, after: { name: 'Chanda', locale: 'fr-FR' } };
  },
  async 'staff.password'(site) {
    const { signed } = await somebody(site);
    await changeOwnPassword(site, signed, { old: password, password: 'copper, cocoa and sisal' });
    // The password itself is nobody's to read: what it ended is.
    return { before: { sessions: 1 }, after: { sessions: 1 } };
  },
  async 'staff.factor.add'(site) {
    await addFactor(site, await somebody(site));
    return { before: 'made: nothing was before', after: { kind: 'totp', name: '' } };
  },
  async 'staff.factor.remove'(site) {
    const person = await somebody(site);
    await addFactor(site, person);
    const [first] = await factorsOf(site.db, person.id);
    await removeFactor(site, person.signed, first?.id ?? '');
    return { before: { kind: 'totp', name: 'Phone' }, after: 'gone: nothing is after' };
  },
  async 'staff.codes'(site) {
    await renewRecoveryCodes(site, (await somebody(site)).signed);
    return { before: { codes: 0 }, after: { codes: 10 } };
  },
  async 'staff.roles'(site) {
    const { signed, id } = await somebody(site);
    await changeDuties(site, signed, id, { roles: ['translator'], languages: ['fr-FR'] });
    return {
      before: { roles: ['editor'], languages: [] },
      after: { roles: ['translator'], languages: ['fr-FR'] },
    };
  },
  async 'staff.disable'(site) {
    const { signed, id } = await somebody(site);
    await makeToken(site, signed, { name: 'import', days: 2 });
    await disablePerson(site, signed, id);
    return {
      before: { disabled: false, sessions: 1, tokens: 1 },
      after: { disabled: true, sessions: 0, tokens: 0 },
    };
  },
  async 'staff.enable'(site) {
    const { signed, id } = await somebody(site);
    await disablePerson(site, signed, id);
    await enablePerson(site, signed, id);
    return { before: { disabled: true }, after: { disabled: false } };
  },
  async 'staff.sessions.end'(site) {
    const { signed, id } = await somebody(site);
    await endSessionsOfPerson(site, signed, id);
    return { before: { sessions: 1 }, after: { sessions: 0 } };
  },
  async 'staff.token.make'(site) {
    await makeToken(site, (await somebody(site)).signed, { name: 'import', days: 2 });
    return { before: 'made: nothing was before', after: { name: 'import', days: 2 } };
  },
  async 'staff.token.revoke'(site) {
    const { signed, id } = await somebody(site);
    await makeToken(site, signed, { name: 'import', days: 2 });
    const [token] = await tokensOf(site.db, id);
    await revokeToken(site, signed, token?.key ?? '');
    return { before: { name: 'import' }, after: 'gone: nothing is after' };
  },
};
