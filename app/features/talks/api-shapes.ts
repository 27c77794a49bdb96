import { z } from '@hono/zod-openapi';
import { pageQuery, wholeNumber } from '#platform/http/api.ts';
import { meetingAnswers } from './meetings/answer-meeting.server.ts';
import { entryKinds, filesMost, messageMost, reportMost, reportReasons, talkMoves } from './talks.ts';

/** What may be typed is checked with its meaning, and told in its own words: here only that it is text, and no book. */
const typed = (most: number) => z.string().max(most);

/** Units of UTF-16 that a text may have at all; how many characters it may have is told by its own message. */
const textUnits = 60_000;

export const talkId = typed(100).openapi({ description: 'Id of the negotiation', example: 'V8q2900moK7dM2P3QprmpQ' });

const content = typed(textUnits)
  .default('')
  .openapi({ description: `1 to ${messageMost} characters, as a reader counts them` });

export const startRequest = z
  .object({ projectId: z.int().min(1).max(2_147_483_647).openapi({ example: 7 }), content })
  .openapi('StartNegotiation');

export const started = z
  .object({ id: talkId, isNew: z.boolean().openapi({ description: 'false: the message stands in the one there was' }) })
  .openapi('StartedNegotiation');

export const messageRequest = z.object({ id: talkId, content }).openapi('NegotiationMessage');

export const filesRequest = z
  .object({
    id: talkId,
    content,
    files: z
      .any()
      .optional()
      .openapi({
        type: 'array',
        items: { type: 'string', format: 'binary' },
        maxItems: filesMost,
        description: 'Pictures and PDF files, 10 MiB in all; written anew before they are kept',
      }),
  })
  .openapi('NegotiationFiles');

export const numbered = z.object({ number: z.int().openapi({ description: 'Number of the entry' }) });

export const readRequest = z
  .object({ id: talkId, number: z.int().min(0).max(2_147_483_647).openapi({ description: 'The last entry seen' }) })
  .openapi('NegotiationRead');

export const moveRequest = z
  .object({
    id: talkId,
    move: z.enum(talkMoves).openapi({
      description:
        'decline: the owner says no to a request; close, reopen: either; sign: the owner says that both have signed, and the project moves; confirm: the other says so too',
    }),
  })
  .openapi('NegotiationMove');

export const meetingRequest = z
  .object({
    id: talkId,
    date: typed(100).openapi({ example: '2026-12-02' }),
    time: typed(100).openapi({ example: '09:30' }),
    timeZone: typed(100).openapi({ description: 'IANA', example: 'Africa/Nairobi' }),
    minutes: z.int().min(0).max(10_000).openapi({ example: 60 }),
  })
  .openapi('NegotiationMeeting');

export const answerRequest = z
  .object({
    id: talkId,
    meetingId: z.int().min(1).max(2_147_483_647),
    answer: z.enum(meetingAnswers),
  })
  .openapi('NegotiationMeetingAnswer');

export const reportRequest = z
  .object({
    id: talkId,
    reason: typed(100)
      .default('')
      .openapi({ enum: [...reportReasons] }),
    content: typed(textUnits)
      .default('')
      .openapi({ description: `1 to ${reportMost} characters, as a reader counts them` }),
  })
  .openapi('NegotiationReport');

export const blockRequest = z.object({ id: talkId }).openapi('NegotiationBlock');

export const resolveRequest = z
  .object({ id: z.int().min(1).max(2_147_483_647), resolution: z.enum(['dismissed', 'closed']) })
  .openapi('ResolveNegotiationReport');

const at = z.string().openapi({ description: 'ISO 8601, venue time', example: '2026-11-25T09:30:00+08:00' });
const whose = z.enum(['you', 'other', 'site']);
const side = z.enum(['asker', 'owner']);

const meeting = z
  .object({
    id: z.int(),
    proposedBy: whose,
    startsAt: z.string().openapi({ description: 'ISO 8601, UTC' }),
    minutes: z.int(),
    timeZone: z.string().openapi({ description: 'In which it was named' }),
    state: z.enum(['proposed', 'accepted', 'declined', 'withdrawn']),
    times: z
      .array(z.object({ local: z.string(), timeZone: z.string() }))
      .openapi({ description: 'What clocks show where the two are' }),
    answers: z.array(z.enum(meetingAnswers)),
  })
  .openapi('NegotiationMeetingShown');

export const entryRow = z
  .object({
    number: z.int(),
    by: whose,
    kind: z.enum(entryKinds),
    content: z.string(),
    at,
    files: z.array(z.object({ name: z.string(), mime: z.string(), bytes: z.int(), url: z.string() })),
    meeting: meeting.nullable(),
  })
  .openapi('NegotiationEntry');

const project = z
  .object({ id: z.int(), name: z.string(), status: z.string(), url: z.string() })
  .nullable()
  .openapi({ description: 'null: is no longer there' });
const person = z
  .object({ userId: z.string(), name: z.string(), company: z.string(), country: z.string().nullable() })
  .nullable()
  .openapi({ description: 'null: has left' });
const state = z.enum(['requested', 'open', 'declined', 'expired', 'closed']);

export const talkShape = z
  .object({
    id: talkId,
    url: z.string(),
    state,
    side,
    project,
    other: person,
    blockedBy: z.enum(['you', 'other']).nullable(),
    mayWrite: z.boolean(),
    moves: z.array(z.enum(talkMoves)),
    mayPropose: z.boolean(),
    lastNumber: z.int(),
    readNumber: z.int(),
    hasEarlier: z.boolean(),
    entries: z.array(entryRow),
  })
  .openapi('Negotiation');

export const talkRow = z
  .object({
    id: talkId,
    url: z.string(),
    state,
    side,
    project,
    other: person,
    unread: z.int(),
    last: z.object({ by: whose, kind: z.enum(entryKinds), content: z.string(), at }),
  })
  .openapi('NegotiationRow');

const reportPerson = z.object({ side, name: z.string(), company: z.string() }).nullable();

export const reportRow = z
  .object({
    id: z.int(),
    talk: talkId,
    project: z.object({ id: z.int(), name: z.string() }),
    reason: z.enum(reportReasons),
    content: z.string(),
    reporter: reportPerson,
    reported: reportPerson,
    at,
    resolution: z.enum(['dismissed', 'closed']).nullable(),
    entries: z.array(
      z.object({
        number: z.int(),
        side: side.nullable(),
        kind: z.enum(entryKinds),
        content: z.string(),
        at,
      }),
    ),
  })
  .openapi('NegotiationReportRow');

export const detailQuery = z.object({
  id: talkId.openapi({ param: { name: 'id', in: 'query' } }),
  before: wholeNumber
    .optional()
    .openapi({ param: { name: 'before', in: 'query' }, type: 'integer', description: 'Entries before this number' }),
});

export const reportsQuery = pageQuery.extend({
  resolved: z
    .enum(['true', 'false'])
    .default('false')
    .openapi({ param: { name: 'resolved', in: 'query' } }),
});
