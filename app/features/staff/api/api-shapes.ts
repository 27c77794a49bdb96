import { z } from '@hono/zod-openapi';
import { staffRoles } from '#platform/http/actor.ts';
import { saying } from '#platform/http/field-messages.ts';
import { writable } from '#platform/i18n/draft-texts.server.ts';
import { localeSchema } from '#platform/i18n/locale-schema.ts';
import { tokenDays } from '../tokens/token-days.ts';

const id = z.int().min(1).max(2_147_483_647);
const moment = () => z.string().openapi({ description: 'ISO 8601', example: '2026-03-01T02:00:00.000Z' });

const duties = {
  roles: z.array(z.enum(staffRoles)).min(1).max(staffRoles.length),
  languages: z.array(localeSchema).max(20).default([]).openapi({ description: 'In which a translator may write' }),
};

/** What a call is about that names nobody but somebody of the staff. */
export const somebody = z.object({ id }).openapi('StaffId');

export const person = z
  .object({
    id: z.int(),
    name: z.string(),
    email: z.string(),
    roles: z.array(z.enum(staffRoles)),
    languages: z.array(localeSchema),
    state: z.enum(['active', 'invited', 'disabled', 'token only']),
    factors: z.array(z.enum(['totp', 'passkey'])).openapi({ description: 'Kinds of second step that they have' }),
    seenAt: moment().nullable(),
  })
  .openapi('StaffPerson');

export const inviteRequest = z.object({ email: z.email().max(254), ...duties }).openapi('StaffInvite');

export const invitation = z.object({
  link: z.string().openapi({ description: 'Good once, for seven days, and shown this once' }),
});

export const rolesRequest = z.object({ id, ...duties }).openapi('StaffRoles');

export const token = z
  .object({
    key: z.string().openapi({ description: 'By which it is revoked; opens nothing' }),
    name: z.string(),
    createdAt: moment(),
    expiresAt: moment(),
    isOver: z.boolean(),
  })
  .openapi('StaffToken');

export const tokenRequest = z
  .object({
    name: z
      .string()
      .trim()
      .min(1)
      .max(60)
      .refine(writable, saying('unwritable'))
      .openapi({ description: 'What it is for' }),
    days: z
      .int()
      .min(1)
      .max(tokenDays.most)
      .default(tokenDays.usual)
      .openapi({ description: 'For how long it is good' }),
  })
  .openapi('StaffTokenRequest');

export const revokeRequest = z.object({ key: z.string().min(1).max(100) }).openapi('StaffTokenRevoke');
