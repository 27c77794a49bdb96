import { createRoute, z } from '@hono/zod-openapi';
import { callHeaders, newApi, noQuery, oneCall, replyOne } from '#platform/http/api.ts';
import { Refusal } from '#platform/http/refusal.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { localeOfLanguageHeader } from '#platform/i18n/locale.ts';
import { hardestPuzzle } from '../captcha.ts';
import { withinLimit } from '../limits/within-limit.server.ts';
import { accountsLimits } from '../limits.server.ts';
import { drawCaptcha, newCaptcha } from './new-captcha.server.ts';
import { newPuzzle } from './puzzle.server.ts';
import { speakCaptcha } from './speak-captcha.server.ts';

const getCaptcha = oneCall(
  {
    path: '/api/captcha',
    summary: 'A graphic code for a form: five digits, asked once, five minutes',
    tag: 'Accounts',
    noStore: true,
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
    noStore: true,
  },
  z.object({ parameters: z.looseObject({}), signature: z.string().optional() }).openapi('Puzzle'),
  z.object({
    level: z
      .string()
      .regex(new RegExp(`^[0-${hardestPuzzle}]$`))
      .transform(Number)
      .optional()
      .openapi({
        type: 'integer',
        minimum: 0,
        maximum: hardestPuzzle,
        description: 'How hard: each level is twice the work of the one before. 0 where no call has asked for more',
      }),
  }),
);

const seeCaptcha = createRoute({
  method: 'get',
  path: '/api/captcha/picture',
  summary: 'The picture of a graphic code',
  tags: ['Accounts'],
  'x-no-store': true,
  request: { headers: callHeaders, query: z.object({ id: z.string().max(100) }) },
  responses: {
    200: { description: 'A PNG', content: { 'image/png': { schema: z.string().openapi({ format: 'binary' }) } } },
    404: { description: 'No such code, or no longer' },
    429: { description: 'Too many requests: see Retry-After' },
  },
});

const hearCaptcha = createRoute({
  method: 'get',
  path: '/api/captcha/audio',
  summary: 'The digits of a graphic code, spoken',
  tags: ['Accounts'],
  'x-no-store': true,
  request: {
    headers: callHeaders,
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
  .openapi(getCaptcha, async (c) => {
    await limitPictures(c.var.site);
    const captcha = await newCaptcha(c.var.site);
    const picture = await drawCaptcha(c.var.site, captcha.captchaId);
    // The contract: programs get the picture itself. Pages name its address.
    return replyOne(c, { ...captcha, image: `data:image/png;base64,${picture?.toString('base64')}` });
  })
  .openapi(seeCaptcha, async (c) => {
    await limitPictures(c.var.site);
    const picture = await drawCaptcha(c.var.site, c.req.valid('query').id);
    if (!picture) throw new Refusal(404);
    return c.body(new Uint8Array(picture), 200, { 'Content-Type': 'image/png' });
  })
  .openapi(getPuzzle, async (c) => {
    const { parameters, signature } = await newPuzzle(c.var.site, c.req.valid('query').level);
    return replyOne(c, { parameters: { ...parameters }, signature });
  })
  .openapi(hearCaptcha, async (c) => {
    await limitPictures(c.var.site);
    const { id, language } = c.req.valid('query');
    const voice = await speakCaptcha(c.var.site, id, localeOfLanguageHeader(language));
    if (!voice) throw new Refusal(404);
    return c.body(new Uint8Array(voice), 200, { 'Content-Type': 'audio/wav' });
  });

async function limitPictures(site: SiteContext): Promise<void> {
  const permit = await withinLimit(site, accountsLimits.picture);
  if (!permit.allowed) throw new Refusal(429, { retryAfter: permit.retryAfter });
}
