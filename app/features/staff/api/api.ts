import { newApi, replyOne, replyRows } from '#platform/http/api.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { invitationLink } from '../invitations/invite.server.ts';
import {
  type Changed,
  changeDuties,
  disablePerson,
  enablePerson,
  endSessionsOfPerson,
  inviteAgain,
  invitePerson,
} from '../people/change-person.server.ts';
import { listPeople } from '../people/list-people.server.ts';
import { provenCall, staffCall } from '../sessions/who-asks.server.ts';
import { makeToken, revokeToken, tokensOf } from '../tokens/own-tokens.server.ts';
import * as calls from './api-calls.ts';
import { alreadyHere, noAdminLeft } from './refusal-messages.ts';

/** The calls of who works here. What gives somebody more takes a session in which the second factor was just shown. Nothing is kept by a cache. */
export const staffApi = newApi();

staffApi.openapi(staffCall(calls.peopleCall, 'administer'), async (c) => {
  const people = await listPeople(c.var.site.db);
  const rows = people.map(({ id, name, email, roles, languages, state, factors, seenAt }) => {
    return { id, name, email, roles: [...roles], languages, state, factors, seenAt: seenAt?.toISOString() ?? null };
  });
  return replyRows(c, rows);
});

staffApi.openapi(provenCall(calls.inviteCall, 'administer'), async (c) => {
  const { site, signed } = c.var;
  const token = await invitePerson(site, signed, c.req.valid('json'));
  if (!token) throw new Refusal(422, { fields: { email: alreadyHere } });
  return replyOne(c, { link: invitationLink(site, token) });
});

staffApi.openapi(provenCall(calls.inviteAgainCall, 'administer'), async (c) => {
  const { site, signed } = c.var;
  return replyOne(c, { link: invitationLink(site, await inviteAgain(site, signed, c.req.valid('json').id)) });
});

staffApi.openapi(provenCall(calls.rolesCall, 'administer'), async (c) => {
  const { site, signed } = c.var;
  const { id, ...duties } = c.req.valid('json');
  doneOrRefuse(await changeDuties(site, signed, id, duties));
  return replyOne(c, {});
});

staffApi.openapi(staffCall(calls.disableCall, 'administer'), async (c) => {
  doneOrRefuse(await disablePerson(c.var.site, c.var, c.req.valid('json').id));
  return replyOne(c, {});
});

staffApi.openapi(provenCall(calls.enableCall, 'administer'), async (c) => {
  await enablePerson(c.var.site, c.var.signed, c.req.valid('json').id);
  return replyOne(c, {});
});

staffApi.openapi(staffCall(calls.endSessionsCall, 'administer'), async (c) => {
  await endSessionsOfPerson(c.var.site, c.var, c.req.valid('json').id);
  return replyOne(c, {});
});

staffApi.openapi(staffCall(calls.tokensCall), async (c) => {
  const { site, staff } = c.var;
  const tokens = await tokensOf(site.db, staff.id);
  const rows = tokens.map(({ createdAt, expiresAt, ...each }) => {
    return { ...each, createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() };
  });
  return replyRows(c, rows);
});

staffApi.openapi(provenCall(calls.makeTokenCall), async (c) => {
  const { site, signed } = c.var;
  return replyOne(c, { token: await makeToken(site, signed, c.req.valid('json')) });
});

staffApi.openapi(staffCall(calls.revokeTokenCall), async (c) => {
  await revokeToken(c.var.site, c.var, c.req.valid('json').key);
  return replyOne(c, {});
});

function doneOrRefuse(changed: Changed): void {
  if (changed === 'last admin') throw new Refusal(409, { words: noAdminLeft });
}
