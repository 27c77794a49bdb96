import type { Context } from 'hono';
import { venueIso } from '#platform/clock/clock.ts';
import { type ApiEnv, newApi, replyOne, replyRows } from '#platform/http/api.ts';
import { refuse } from '#platform/http/api-errors.ts';
import * as calls from './account-calls.ts';
import { refuseBusyFile, refuseOften, refuseWith } from './api-messages.ts';
import { avatarHref, removeAvatar, setAvatar } from './avatar.server.ts';
import { changeProfile } from './change-profile.server.ts';
import { answerSending } from './code-call.server.ts';
import { forMembers, forUploads, signedOf } from './for-members.server.ts';
import { memberOf } from './member-session.server.ts';
import { joinAccount, ownAccounts, partAccount, sendJoinCode } from './own-accounts.server.ts';
import { passwordMessages } from './password-messages.ts';
import { pictureMessages, profileErrors } from './profile-messages.ts';
import { readReachable } from './reachable.server.ts';
import { endSession, sessionsOf } from './sessions.server.ts';
import { setPassword } from './set-password.server.ts';

/** The calls of a member about their account. Nothing here is kept by a cache. */
export const accountApi = newApi();

const forMember = <Call extends object>(call: Call) => ({ ...call, middleware: forMembers });

accountApi.openapi(forMember(calls.profileCall), async (c) => {
  const { name, company, country, languages, locale } = signedOf(c).member;
  return replyOne(c, { name, company, country: country ?? '', languages, locale });
});

accountApi.openapi(forMember(calls.changeProfileCall), async (c) => {
  const problems = await changeProfile(c.var.site, signedOf(c).member.id, c.req.valid('json'));
  return problems ? refuseWith(c, 422, 'correct', profileErrors(problems)) : replyOne(c, {});
});

accountApi.openapi(forMember(calls.passwordCall), async (c) => {
  const set = await setPassword(c.var.site, signedOf(c), c.req.valid('json'));
  switch (set.outcome) {
    case 'set':
      return replyOne(c, {});
    case 'problem':
      return refuseWith(c, 422, 'correct', { password: passwordMessages[set.problem] });
    case 'old-missing':
      return refuseWith(c, 422, 'correct', { old: 'password' });
    case 'old-wrong':
      return refuseWith(c, 422, 'correct', { old: 'wrongOldPassword' });
    case 'unproven':
      return refuseWith(c, 403, 'unproven');
    case 'too-often':
      return refuseOften(c, set.retryAfter);
  }
});

accountApi.openapi(forMember(calls.sessionsCall), async (c) => {
  const sessions = await sessionsOf(c.var.site, signedOf(c));
  const rows = sessions.map(({ id, browser, system, createdAt, seenAt, current }) => ({
    id,
    browser: browser ?? null,
    system: system ?? null,
    createdAt: venueIso(createdAt),
    seenAt: venueIso(seenAt),
    current,
  }));
  return replyRows(c, rows);
});

accountApi.openapi(forMember(calls.endSessionCall), async (c) => {
  const ended = await endSession(c.var.site, signedOf(c).member.id, c.req.valid('json').id);
  return ended ? replyOne(c, {}) : (refuse(c, 404) as never);
});

accountApi.openapi(forMember(calls.ownAccountsCall), async (c) => {
  return replyRows(c, await ownAccounts(c.var.site, signedOf(c).member.id));
});

accountApi.openapi(forMember(calls.joinCodeCall), async (c) => {
  if (!signedOf(c).proof) return refuseWith(c, 403, 'unproven');
  const to = readReachable(c.req.valid('json').account);
  if (!to) return refuseWith(c, 422, 'notSent', { account: 'account' });
  const { member } = signedOf(c);
  const sending = await sendJoinCode(c.var.site, member, { to, request: c.req.raw, open: true });
  return answerSending(c, 'account', to.channel, sending);
});

accountApi.openapi(forMember(calls.joinCall), async (c) => {
  const { account, code, codeId } = c.req.valid('json');
  const to = readReachable(account);
  if (!to || !code) {
    return refuseWith(c, 422, 'correct', { account: to ? undefined : 'account', code: code ? undefined : 'code' });
  }
  const joined = await joinAccount(c.var.site, signedOf(c), { to, code, codeId: codeId || undefined });
  switch (joined.outcome) {
    case 'joined':
      return replyOne(c, {});
    case 'wrong':
      return refuseWith(c, 422, 'correct', { code: 'wrongCode' });
    case 'taken':
      return refuseWith(c, 409, 'taken');
    case 'too-many':
      return refuseWith(c, 409, 'tooMany');
    case 'unproven':
      return refuseWith(c, 403, 'unproven');
  }
});

accountApi.openapi(forMember(calls.partCall), async (c) => {
  const { outcome } = await partAccount(c.var.site, signedOf(c), c.req.valid('json').key);
  switch (outcome) {
    case 'parted':
      return replyOne(c, {});
    case 'missing':
      return refuse(c, 404) as never;
    case 'last':
      return refuseWith(c, 409, 'last');
    case 'unproven':
      return refuseWith(c, 403, 'unproven');
  }
});

accountApi.openapi({ ...calls.avatarCall, middleware: forUploads }, async (c) => {
  const { site } = c.var;
  const signed = signedOf(c);
  const { avatar: file } = c.req.valid('form') as { avatar: unknown };
  if (!(file instanceof File) || file.size === 0) {
    return refuseWith(c, 422, 'correct', { avatar: pictureMessages.missing });
  }
  const changed = await setAvatar(site, signed.member, new Uint8Array(await file.arrayBuffer()));
  switch (changed.outcome) {
    case 'changed':
      return replyOne(c, { avatar: await avatarNow(c) });
    case 'refused':
      if (changed.reason === 'busy') return refuseBusyFile(c, { avatar: pictureMessages.busy });
      return refuseWith(c, 422, 'correct', { avatar: pictureMessages[changed.reason] });
    case 'gone':
      return refuse(c, 401) as never;
    case 'too-often':
      return refuseOften(c, changed.retryAfter);
  }
});

accountApi.openapi(forMember(calls.removeAvatarCall), async (c) => {
  await removeAvatar(c.var.site, signedOf(c).member);
  return replyOne(c, {});
});

async function avatarNow(c: Context<ApiEnv>): Promise<string> {
  const member = await memberOf(c.req.raw, c.var.site);
  return member ? avatarHref(c.var.site.db, member) : '';
}
