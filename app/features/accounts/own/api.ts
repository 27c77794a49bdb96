import { venueIso } from '#platform/clock/clock.ts';
import { newApi, replyOne, replyRows } from '#platform/http/api.ts';
import type { CallContext } from '#platform/http/call-context.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { busyFile, sentences } from '../api-messages.ts';
import { answerSending } from '../codes/code-call.server.ts';
import { avatarHref, removeAvatar, setAvatar } from '../members/avatar.server.ts';
import { readReachable } from '../reachable.server.ts';
import { memberOf } from '../sessions/member-session.server.ts';
import { endSession, sessionsOf } from '../sessions/sessions.server.ts';
import { memberCall, uploadCall } from '../sessions/who-asks.server.ts';
import { passwordMessages } from '../ui/password-messages.ts';
import * as calls from './api-calls.ts';
import { changeProfile } from './change-profile.server.ts';
import { joinAccount, ownAccounts, partAccount, sendJoinCode } from './own-accounts.server.ts';
import { pictureMessages, profileErrors } from './profile-messages.ts';
import { setPassword } from './set-password.server.ts';

/** The calls of a member about their account. Nothing here is kept by a cache. */
export const accountApi = newApi();

accountApi.openapi(memberCall(calls.profileCall), async (c) => {
  const { name, company, country, languages, locale } = c.var.member;
  return replyOne(c, { name, company, country: country ?? '', languages, locale });
});

accountApi.openapi(memberCall(calls.changeProfileCall), async (c) => {
  const problems = await changeProfile(c.var.site, c.var.member.id, c.req.valid('json'));
  if (problems) throw new Refusal(422, { fields: profileErrors(problems) });
  return replyOne(c, {});
});

accountApi.openapi(memberCall(calls.passwordCall), async (c) => {
  const set = await setPassword(c.var.site, c.var.signed, c.req.valid('json'));
  switch (set.outcome) {
    case 'set':
      return replyOne(c, {});
    case 'problem':
      throw new Refusal(422, { fields: { password: passwordMessages[set.problem] } });
    case 'old-missing':
      throw new Refusal(422, { fields: { old: sentences.password } });
    case 'old-wrong':
      throw new Refusal(422, { fields: { old: sentences.wrongOldPassword } });
    case 'unproven':
      throw new Refusal(403, { words: sentences.unproven });
    case 'too-often':
      throw new Refusal(429, { retryAfter: set.retryAfter });
  }
});

accountApi.openapi(memberCall(calls.sessionsCall), async (c) => {
  const sessions = await sessionsOf(c.var.site, c.var.signed);
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

accountApi.openapi(memberCall(calls.endSessionCall), async (c) => {
  const ended = await endSession(c.var.site, c.var.member.id, c.req.valid('json').id);
  if (!ended) throw new Refusal(404);
  return replyOne(c, {});
});

accountApi.openapi(memberCall(calls.ownAccountsCall), async (c) => {
  return replyRows(c, await ownAccounts(c.var.site, c.var.member.id));
});

accountApi.openapi(memberCall(calls.joinCodeCall), async (c) => {
  if (!c.var.signed.proof) throw new Refusal(403, { words: sentences.unproven });
  const to = readReachable(c.req.valid('json').account);
  if (!to) throw new Refusal(422, { words: sentences.notSent, fields: { account: sentences.account } });
  const { member } = c.var;
  const sending = await sendJoinCode(c.var.site, member, { to, request: c.req.raw, open: true });
  return answerSending(c, 'account', to.channel, sending);
});

accountApi.openapi(memberCall(calls.joinCall), async (c) => {
  const { account, code, codeId } = c.req.valid('json');
  const to = readReachable(account);
  if (!to || !code) {
    throw new Refusal(422, {
      fields: { account: to ? undefined : sentences.account, code: code ? undefined : sentences.code },
    });
  }
  const joined = await joinAccount(c.var.site, c.var.signed, { to, code, codeId: codeId || undefined });
  switch (joined.outcome) {
    case 'joined':
      return replyOne(c, {});
    case 'wrong':
      throw new Refusal(422, { fields: { code: sentences.wrongCode } });
    case 'taken':
      throw new Refusal(409, { words: sentences.taken });
    case 'too-many':
      throw new Refusal(409, { words: sentences.tooMany });
    case 'unproven':
      throw new Refusal(403, { words: sentences.unproven });
  }
});

accountApi.openapi(memberCall(calls.partCall), async (c) => {
  const { outcome } = await partAccount(c.var.site, c.var.signed, c.req.valid('json').key);
  switch (outcome) {
    case 'parted':
      return replyOne(c, {});
    case 'missing':
      throw new Refusal(404);
    case 'last':
      throw new Refusal(409, { words: sentences.last });
    case 'unproven':
      throw new Refusal(403, { words: sentences.unproven });
  }
});

accountApi.openapi(uploadCall(calls.avatarCall), async (c) => {
  const { site, member } = c.var;
  const { avatar: file }: { avatar: unknown } = c.req.valid('form');
  if (!(file instanceof File) || file.size === 0) {
    throw new Refusal(422, { fields: { avatar: pictureMessages.missing } });
  }
  const changed = await setAvatar(site, member, new Uint8Array(await file.arrayBuffer()));
  switch (changed.outcome) {
    case 'changed':
      return replyOne(c, { avatar: await avatarNow(c) });
    case 'refused':
      if (changed.reason === 'busy') throw busyFile({ avatar: pictureMessages.busy });
      throw new Refusal(422, { fields: { avatar: pictureMessages[changed.reason] } });
    case 'gone':
      throw new Refusal(401);
    case 'too-often':
      throw new Refusal(429, { retryAfter: changed.retryAfter });
  }
});

accountApi.openapi(memberCall(calls.removeAvatarCall), async (c) => {
  await removeAvatar(c.var.site, c.var.member);
  return replyOne(c, {});
});

async function avatarNow(c: CallContext): Promise<string> {
  const member = await memberOf(c.req.raw, c.var.site);
  return member ? avatarHref(c.var.site.db, member) : '';
}
