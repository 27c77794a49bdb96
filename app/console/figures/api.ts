import { z } from '@hono/zod-openapi';
import { staffCall } from '#features/staff/index.server.ts';
import { isDay } from '#platform/clock/clock.ts';
import { newApi, oneCall, replyOne, staffOnly } from '#platform/http/api.ts';
import { saying } from '#platform/http/field-messages.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { type AskedPeriod, mostDays, readPeriod } from './period.ts';
import { periodWords } from './period-words.ts';
import { presentTopic } from './present-topic.server.ts';
import { figureTopics, topicOrRefuse, topicsFor } from './topics.server.ts';

/** Figures for programs. Nothing here is kept by a cache. */
export const figuresApi = newApi();

const [firstTopic = '', ...otherTopics] = figureTopics.map(({ name }) => name);
const day = z.string().refine(isDay, saying('day')).optional();

const query = z.object({
  of: z
    .enum([firstTopic, ...otherTopics])
    .optional()
    .openapi({ description: 'About what; left out, all that whoever asks may read' }),
  from: day.openapi({
    description: `Left out: 28 days in all; there are ${mostDays} at the most`,
    example: '2026-06-12',
  }),
  to: day.openapi({ description: 'Left out: today. Both days are included, venue time', example: '2026-06-15' }),
});

const figure = z
  .object({
    name: z.string(),
    title: z.string(),
    of: z.enum(['period', 'one day', 'now']).openapi({
      description: 'now: how things stand, whatever the period; it is left out where the period ends before today',
    }),
    notes: z.array(z.string()).openapi({ description: 'What has to be known to read it rightly' }),
    columns: z.array(
      z.object({
        name: z.string(),
        unit: z.enum(['count', 'dollars', 'days']).openapi({ description: 'dollars: whole US dollars' }),
      }),
    ),
    rows: z.array(
      z.object({
        name: z.string().openapi({ description: 'Over time: 2026-06-12, 2026-06 or 09; else what it is called' }),
        values: z.array(z.number().nullable()).openapi({ description: 'A number for each column' }),
      }),
    ),
  })
  .openapi('Figure');

const topics = z.object({
  from: z.string(),
  to: z.string(),
  topics: z.array(z.object({ name: z.string(), title: z.string(), figures: z.array(figure) })),
});

const reading = oneCall(
  {
    path: '/api/console/figures',
    summary: 'Figures of some days: visitors, messages, projects, downloads, pages read',
    tag: 'Console',
    security: staffOnly,
  },
  topics,
  query,
);

figuresApi.openapi(staffCall(reading, 'readFigures'), async (c) => {
  const { site, staff } = c.var;
  const { of } = c.req.valid('query');
  const { period, typed, problems } = readPeriod(new URL(c.req.url).searchParams, site.clock.now());
  if (!period) throw new Refusal(400, { fields: said(problems) });
  const asked = of === undefined ? topicsFor(staff) : [topicOrRefuse(staff, of)];
  const found = [];
  for (const topic of asked) found.push(await presentTopic(site, topic, period));
  return replyOne(c, { ...typed, topics: found });
});

function said({ from, to }: AskedPeriod['problems']) {
  return { from: from && periodWords[from], to: to && periodWords[to] };
}
