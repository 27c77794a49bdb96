import { z } from '@hono/zod-openapi';
import { currentEdition } from '#features/editions/index.server.ts';
import { isDay } from '#platform/clock/clock.ts';
import { idQuery, listCall, newApi, oneCall, pageQuery, replyOne, replyRows } from '#platform/http/api.ts';
import { saying } from '#platform/http/field-messages.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { writable } from '#platform/i18n/draft-texts.server.ts';
import { localeSchema } from '#platform/i18n/locale-schema.ts';
import { presentDetail, presentRow } from './present.ts';
import {
  admissions,
  countedEvents,
  eventKinds,
  eventTopics,
  markedDays,
  mostIds,
  movedParts,
  readIds,
  speakerParts,
} from './programme.ts';
import { countEvents, readEvent, wholeEvents } from './queries.server.ts';

const tag = 'Programme';
const language = localeSchema.openapi({ description: 'The language that the text is in' });
const moment = (description: string) =>
  z
    .string()
    .openapi({ description: `${description}, ISO 8601 with the venue's offset`, example: '2025-06-13T09:30:00+08:00' });

const row = z
  .object({
    id: z.int(),
    title: z.string(),
    summary: z.string().openapi({ description: 'Plain text; an empty line between paragraphs' }),
    lang: language,
    kind: z.enum(eventKinds),
    kindName: z.string(),
    topics: z.array(z.object({ key: z.enum(eventTopics), name: z.string() })),
    day: z.string().openapi({ description: 'Day at the venue', example: '2025-06-13' }),
    start: moment('Beginning'),
    end: moment('End'),
    venue: z.string(),
    shortVenue: z.string().openapi({ description: 'The venue in a word or two' }),
    room: z.string(),
    placeLang: language,
    languages: z.array(z.string()).openapi({ description: 'Spoken in the room' }),
    interpretation: z.array(z.string()).openapi({ description: 'Interpreted into' }),
    organiser: z.string(),
    speakers: z
      .array(z.object({ part: z.enum(speakerParts), role: z.string() }))
      .openapi({ description: 'Functions, never names' }),
    admission: z.enum(admissions).openapi({
      description:
        'open: with the ticket of the day; registration: register beforehand; invitation: by invitation only',
    }),
    moved: z
      .object({ at: moment('When'), today: z.boolean(), parts: z.array(z.enum(movedParts)) })
      .optional()
      .openapi({
        description: `That it was moved after it had been published: ${markedDays} days long, until it is over. Where and when it is now, the other fields say`,
      }),
    url: z.string().openapi({ description: 'Path of its page', example: '/forum/list/12' }),
  })
  .openapi('Event');

const detail = row
  .extend({
    audience: z.string().openapi({ description: 'For whom it is' }),
    agenda: z.array(z.object({ at: moment('When'), title: z.string() })),
    countries: z.array(z.object({ code: z.string(), name: z.string() })),
    calendar: z.string().openapi({ description: 'Path of its calendar entry', example: '/forum/list/12/event.ics' }),
    updatedAt: moment('Last change'),
  })
  .openapi('EventDetail');

/** The programme's calls (contract, Calls). */
export const programmeApi = newApi();

const listQuery = pageQuery.extend({
  day: z
    .string()
    .refine(isDay, saying('day'))
    .optional()
    .openapi({ param: { name: 'day', in: 'query' }, description: 'Day at the venue', example: '2025-06-13' }),
  kind: z
    .enum(eventKinds)
    .optional()
    .openapi({ param: { name: 'kind', in: 'query' } }),
  topic: z
    .enum(eventTopics)
    .optional()
    .openapi({ param: { name: 'topic', in: 'query' } }),
  keyword: z
    .string()
    .trim()
    .min(1)
    .max(100)
    .refine(writable, saying('unwritable'))
    .optional()
    .openapi({ param: { name: 'keyword', in: 'query' }, description: 'What title or summary has, in any language' }),
  ids: z
    .string()
    .refine((text) => readIds(text) !== undefined, saying('form'))
    .optional()
    .openapi({
      param: { name: 'ids', in: 'query' },
      description: `These events only: at most ${mostIds} ids, separated by commas; unknown ones are left out`,
      example: '1,2,3',
    }),
});

const listDefinition = { path: '/api/forum/list', summary: 'Events of the current edition by their beginning', tag };
programmeApi.openapi(listCall(listDefinition, row, listQuery), async (c) => {
  const site = c.var.site;
  const { db, locale, tags, clock } = site;
  tags.add('programme');
  const { pageNum, pageSize, ids, ...choice } = c.req.valid('query');
  const edition = await currentEdition(site);
  if (!edition) return replyRows(c, []);
  const filter = { editionId: edition.number, ...choice, ids: ids === undefined ? undefined : readIds(ids) };
  const offset = (pageNum - 1) * pageSize;
  const [count, events] = await Promise.all([
    countEvents(db, filter),
    offset >= countedEvents ? [] : wholeEvents(db, filter, { locale, now: clock.now(), limit: pageSize, offset }),
  ]);
  return replyRows(
    c,
    events.map((event) => presentRow(event, locale)),
    count,
  );
});

const detailCall = { path: '/api/forum/detail', summary: 'One event', tag };
programmeApi.openapi(oneCall(detailCall, detail, idQuery), async (c) => {
  const { db, locale, tags, clock } = c.var.site;
  tags.add('programme');
  const event = await readEvent(db, c.req.valid('query').id, { locale, now: clock.now() });
  if (!event) throw new Refusal(404);
  return replyOne(c, presentDetail(event, locale));
});
