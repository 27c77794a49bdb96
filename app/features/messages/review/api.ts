import { z } from '@hono/zod-openapi';
import { staffCall } from '#features/staff/index.server.ts';
import { venueTimestamp } from '#platform/clock/clock.ts';
import { listCall, newApi, pageQuery, replyOne, replyRows, staffOnly, writeCall } from '#platform/http/api.ts';
import { saying } from '#platform/http/field-messages.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { noteSecurity } from '#platform/http/security-log.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import { fits } from '#platform/i18n/graphemes.ts';
import { inEach } from '#platform/i18n/texts.ts';
import { reasonWords } from '../message-words.server.ts';
import { answerMost, identities, reasonMost } from '../messages.ts';
import { revealContact } from '../reveal-contact.server.ts';
import { reviewMessage } from './review-message.server.ts';
import { type WaitingMessage, waitingMessages } from './waiting.server.ts';

const tag = 'Message board';

/** The calls with which staff decides what stands on the board. Nothing here is kept by a cache. */
export const messagesStaffApi = newApi();

const waiting = z
  .object({
    id: z.int(),
    identity: z.enum(identities),
    title: z.string(),
    content: z.string(),
    language: z.string().openapi({ description: 'Of the page it was written on', example: 'fr-FR' }),
    contactPerson: z.string().openapi({ description: 'Masked' }),
    contactInformation: z.string().openapi({ description: 'Masked' }),
    createTime: z.string(),
  })
  .openapi('WaitingComment');

const pending = {
  path: '/api/comment/pending',
  summary: 'Messages that wait for approval, the longest waiting first. For moderators, editors and admins',
  tag,
  security: staffOnly,
};

messagesStaffApi.openapi(staffCall(listCall(pending, waiting, pageQuery), 'moderate'), async (c) => {
  const { db, settings } = c.var.site;
  const { total, rows } = await waitingMessages(db, settings, c.req.valid('query'));
  return replyRows(c, rows.map(presentWaiting), { total });
});

function presentWaiting({ id, identity, title, content, locale, created_at, ...contact }: WaitingMessage) {
  const { contactPerson, contactInformation } = contact;
  const createTime = venueTimestamp(created_at);
  return { id, identity, title, content, language: locale, contactPerson, contactInformation, createTime };
}

const answer = z
  .string()
  .max(100_000)
  .refine((words) => fits(words, answerMost), saying('tooLong'))
  .optional();

const review = z
  .object({
    id: z.int().min(1),
    decision: z.enum(['approve', 'refuse']),
    answer: z
      .object(inEach(() => answer))
      .default({})
      .openapi({ description: 'The organiser’s answer by language; it stands below the message' }),
  })
  .openapi('CommentReview');

const reviewing = writeCall(
  {
    path: '/api/comment/review',
    summary:
      'Approves a message, with an answer or without, changes its answer, or refuses it. For moderators, editors and admins',
    tag,
    security: staffOnly,
  },
  {
    body: review,
    data: z.object({ told: z.boolean().openapi({ description: 'Whether its writer is told of this' }) }),
  },
  {
    403: { description: 'A steward' },
    404: { description: 'No such message' },
    409: { description: 'It was refused before' },
  },
);

messagesStaffApi.openapi(staffCall(reviewing, 'moderate'), async (c) => {
  const { site, staff } = c.var;
  const { id, decision, answer } = c.req.valid('json');
  const given = Object.fromEntries(Object.entries(answer).filter(([, words]) => words !== undefined));
  const reviewed = await reviewMessage(site, staff, { id, decision, answer: given });
  switch (reviewed.outcome) {
    case 'reviewed':
      return replyOne(c, { told: reviewed.told });
    case 'forbidden':
      throw new Refusal(403);
    case 'missing':
      throw new Refusal(404);
    case 'decided':
    case 'changed':
      throw new Refusal(409);
  }
});

const revealing = writeCall(
  {
    path: '/api/comment/contact',
    summary:
      'Who wrote a message and how they are reached, in full; it is kept who asked and why. For moderators, editors and admins',
    tag,
    security: staffOnly,
  },
  {
    body: z
      .object({
        id: z.int().min(1),
        reason: z
          .string()
          .max(5000)
          .default('')
          .openapi({ description: `Why, at most ${reasonMost} characters as a reader sees them` }),
      })
      .openapi('CommentContactRequest'),
    data: z.object({ contactPerson: z.string(), contactInformation: z.string() }).openapi('CommentContact'),
  },
  { 403: { description: 'A steward' }, 404: { description: 'No such message, or who wrote it is no longer kept' } },
);

messagesStaffApi.openapi(staffCall(revealing, 'moderate'), async (c) => {
  const { site, staff } = c.var;
  const revealed = await revealContact(site, staff, c.req.valid('json'));
  switch (revealed.outcome) {
    case 'revealed': {
      const { person, to } = revealed.contact;
      noteSecurity(site, 'reveal', {
        staff: staff.id,
        what: 'who wrote a message on the board',
        ids: String(c.req.valid('json').id),
      });
      return replyOne(c, { contactPerson: person, contactInformation: to.address });
    }
    case 'wrong-reason':
      throw new Refusal(422, { fields: { reason: reasonWords(i18nFor(site.locale), revealed.problem) } });
    case 'too-often':
      throw new Refusal(429, { retryAfter: revealed.retryAfter });
    case 'forbidden':
      throw new Refusal(403);
    case 'missing':
      throw new Refusal(404);
  }
});
