import { z } from '@hono/zod-openapi';
import { listCall, noQuery, nothing, provenOnly, staffOnly, writeCall } from '#platform/http/api.ts';
import * as shapes from './api-shapes.ts';

const tag = 'Staff';

const call = (path: string, summary: string) => ({ path, summary, tag, security: staffOnly });
const proven = (path: string, summary: string) => ({ path, summary, tag, security: provenOnly });

const denied = { 403: { description: 'Not for your roles, or the second step was not shown within ten minutes' } };
const missing = { 404: { description: 'Nobody of the staff has that id' } };
const lastAdmin = { 409: { description: 'There would be no administrator left' } };

export const peopleCall = listCall(
  call('/api/console/staff', 'Everybody who works here. For admins'),
  shapes.person,
  noQuery,
);

export const inviteCall = writeCall(
  proven('/api/console/staff/invite', 'Invites somebody who is new. For admins'),
  { body: shapes.inviteRequest, data: shapes.invitation },
  denied,
);

export const inviteAgainCall = writeCall(
  proven('/api/console/staff/inviteAgain', 'Invites somebody once more, whose account then begins anew. For admins'),
  { body: shapes.somebody, data: shapes.invitation },
  { ...denied, ...missing },
);

export const rolesCall = writeCall(
  proven('/api/console/staff/roles', 'Gives somebody these roles and no others. For admins'),
  { body: shapes.rolesRequest, data: nothing },
  { ...denied, ...missing, ...lastAdmin },
);

export const disableCall = writeCall(
  call('/api/console/staff/disable', 'Ends all sessions and tokens of somebody, who can log in no more. For admins'),
  { body: shapes.somebody, data: nothing },
  { ...missing, ...lastAdmin },
);

export const enableCall = writeCall(
  proven('/api/console/staff/enable', 'Lets somebody in again who was disabled. For admins'),
  { body: shapes.somebody, data: nothing },
  { ...denied, ...missing },
);

export const endSessionsCall = writeCall(
  call('/api/console/staff/sessions/end', 'Logs somebody out everywhere. For admins'),
  { body: shapes.somebody, data: nothing },
  missing,
);

export const tokensCall = listCall(
  call('/api/console/staff/tokens', 'One’s own tokens for programs, the newest first'),
  shapes.token,
  noQuery,
);

export const makeTokenCall = writeCall(
  proven('/api/console/staff/tokens', 'Makes a token for a program, which may then do what one may do'),
  { body: shapes.tokenRequest, data: z.object({ token: z.string().openapi({ description: 'Shown this once' }) }) },
  denied,
);

export const revokeTokenCall = writeCall(
  call('/api/console/staff/tokens/revoke', 'Takes one of one’s own tokens away'),
  { body: shapes.revokeRequest, data: nothing },
  { 404: { description: 'It is none of yours' } },
);
