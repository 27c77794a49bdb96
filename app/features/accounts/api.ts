import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { type ApiEnv, newApi, noQuery, oneCall, replyOne } from '#platform/http/api.ts';
import { refuse } from '#platform/http/api-errors.ts';
import { localeOfLanguageHeader } from '#platform/i18n/locale.ts';
import { newCaptcha } from './new-captcha.server.ts';
import { newPuzzle } from './puzzle.server.ts';
import { speakCaptcha } from './speak-captcha.server.ts';
import { withinLimit } from './within-limit.server.ts';

const getCaptcha = oneCall(
  {
    path: '/api/captcha',
    summary: 'A graphic code for a form: five digits, asked once, five minutes',
    tag: 'Accounts',
  },
  z
    .object({
      captchaId: z.string(),
      image: z.string().openapi({ description: 'A PNG as data URL' }),
      audio: z.string().openapi({ description: 'Address of the same digits spoken, a WAV' }),
    })
    .openapi('Captcha'),
  noQuery,
);

const getPuzzle = oneCall(
  {
    path: '/api/captcha/challenge',
    summary: 'An ALTCHA puzzle; its solution, `altcha`, may stand for captchaId and captchaCode',
    tag: 'Accounts',
  },
  z.object({ parameters: z.looseObject({}), signature: z.string().optional() }).openapi('Puzzle'),
  noQuery,
);

const hearCaptcha = createRoute({
  method: 'get',
  path: '/api/captcha/audio',
  summary: 'The digits of a graphic code, spoken',
  tags: ['Accounts'],
  request: {
    query: z.object({
      id: z.string().max(100),
      language: z.string().max(10).optional().openapi({ description: 'As the header Language: 1, 2 or 3' }),
    }),
  },
  responses: {
    200: { description: 'A WAV', content: { 'audio/wav': { schema: z.string().openapi({ format: 'binary' }) } } },
    404: { description: 'No such code, or no longer' },
    429: { description: 'Too many requests: see Retry-After' },
  },
});

/** The calls of the accounts. Nothing here is kept by a cache. */
export const accountsApi = newApi()
  .openapi(getCaptcha, async (c) => (await refused(c)) ?? replyOne(own(c), await newCaptcha(c.var.site)))
  .openapi(getPuzzle, async (c) => {
    const limited = await refused(c);
    if (limited) return limited;
    const { parameters, signature } = await newPuzzle(c.var.site);
    return replyOne(own(c), { parameters: { ...parameters }, signature });
  })
  .openapi(hearCaptcha, async (c) => {
    const limited = await refused(c);
    if (limited) return limited;
    const { id, language } = c.req.valid('query');
    const voice = await speakCaptcha(c.var.site, id, localeOfLanguageHeader(language));
    if (!voice) return refuse(c, 404) as never;
    return own(c).body(new Uint8Array(voice), 200, { 'Content-Type': 'audio/wav' }) as never;
  });

function own(c: Context<ApiEnv>): Context<ApiEnv> {
  c.header('Cache-Control', 'no-store');
  return c;
}

async function refused(c: Context<ApiEnv>) {
  const permit = await withinLimit(c.var.site, 'captcha');
  if (permit.allowed) return undefined;
  c.header('Retry-After', String(permit.retryAfter));
  return refuse(own(c), 429) as never;
}
