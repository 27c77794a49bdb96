import { z } from 'zod';
import type { Bundle } from '#platform/bundle/bundle.server.ts';
import { line } from '#platform/i18n/draft-texts.server.ts';
import { locales } from '#platform/i18n/locale.ts';
import { sides } from './talks.ts';

/** Somebody of a fictional company who looks for projects; by the mail they log in. */
const memberForm = z.strictObject({
  mail: z.email().endsWith('.example'),
  name: line(200),
  company: line(200),
  country: z.string().length(2),
  locale: z.enum(locales),
});

const hoursAgo = z.number().min(0);
const by = z.enum(sides);

/** What happens in a talk, so many hours before the bundle is written. */
const stepForm = z.union([
  z.strictObject({ hoursAgo, by, says: line(4000) }),
  z.strictObject({
    hoursAgo,
    by,
    proposes: z.strictObject({
      inDays: z.int().positive(),
      at: z.iso.time({ precision: -1 }),
      timeZone: z.string(),
      minutes: z.int().positive(),
      accepted: z.boolean(),
    }),
  }),
  z.strictObject({ hoursAgo, by, does: z.enum(['negotiating', 'declined', 'closed', 'signed', 'confirmed']) }),
  z.strictObject({ hoursAgo, by: z.literal('site'), does: z.enum(['reminded', 'expired']) }),
]);

const count = z.int().min(0);

/** A talk about a project of the bundle. */
const talkForm = z.strictObject({
  /** Key of the project, and mail of the one who asks. */
  project: z.string(),
  asker: z.email(),
  state: z.enum(['requested', 'open', 'declined', 'expired', 'closed']),
  /** How many entries each has not read, of the last ones. */
  unread: z.strictObject({ asker: count, owner: count }),
  /** The oldest first. */
  steps: z.array(stepForm).min(1),
});

export const membersIn = (bundle: Bundle) => bundle.rows('talks/members', memberForm);
export const talksIn = (bundle: Bundle) => bundle.rows('talks/talks', talkForm);
