import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { captchaErrors, knownSender, may, memberOf, staffOf } from '#features/accounts/index.server.ts';
import {
  type ApiEnv,
  idQuery,
  listCall,
  newApi,
  oneCall,
  pageQuery,
  replyOne,
  replyPage,
  replyRows,
  shortListQuery,
  staffOnly,
} from '#platform/http/api.ts';
import { refuse, refuseField, refuseFields, refuseOtherBody } from '#platform/http/api-errors.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import { messageCall, provider, providersQuery, rate, rateImport, tag } from './api-shapes.ts';
import { listImports } from './list-imports.server.ts';
import { messageWords, noMailWords } from './message-words.server.ts';
import type { MessageProblems } from './messages.ts';
import { presentImport, presentProviderRow, presentRateRow } from './present.ts';
import { filtersOrUnknown, listProviders, readProvider } from './providers.server.ts';
import { latestRates } from './rates.server.ts';
import { sendMessage } from './send-message.server.ts';

/** The calls of the finance section (contract, Calls). */
export const financeApi = newApi();

const list = { path: '/api/finance/provider/list', summary: 'Banks, insurers and others who serve trade', tag };

financeApi.openapi(listCall(list, provider, providersQuery), async (c) => {
  const { site } = c.var;
  site.tags.add('finance');
  const { pageNum, pageSize, ...wanted } = c.req.valid('query');
  const given = Object.entries(wanted).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const filter = filtersOrUnknown(new URLSearchParams(given));
  // `refuseField` answers in the envelope of errors, which the types of the call know by status only.
  if (typeof filter === 'string') return refuseField(c, 400, filter, 'unknown') as never;
  const cut = { limit: pageSize, offset: (pageNum - 1) * pageSize };
  const { total, providers } = await listProviders(site, filter, cut);
  return replyRows(
    c,
    providers.map((one) => presentProviderRow(one, site)),
    { total },
  );
});

const detail = { path: '/api/finance/provider/detail', summary: 'One provider of financial services', tag };

financeApi.openapi(oneCall(detail, provider, idQuery), async (c) => {
  const { site } = c.var;
  site.tags.add('finance');
  const found = await readProvider(site.db, c.req.valid('query').id, site.locale);
  return found ? replyOne(c, presentProviderRow(found, site)) : (refuse(c, 404) as never);
});

const rates = { path: '/api/finance/exchangeRate/list', summary: 'The newest rates: yuan for 100 units', tag };

financeApi.openapi(listCall(rates, rate, shortListQuery), async (c) => {
  const { db, clock, locale, tags } = c.var.site;
  tags.add('finance');
  const latest = await latestRates(db);
  const rows = latest.rates.map((one) => presentRateRow(one, clock.now(), locale));
  return replyPage(c, rows, c.req.valid('query'));
});

financeApi.openapi(messageCall, async (c) => {
  const { site } = c.var;
  c.header('Cache-Control', 'no-store');
  const member = await memberOf(c.req.raw, site);
  const { providerId, content, contactPerson, contactInformation, ...captcha } = c.req.valid('json');
  const known = member && (await knownSender(site, member));
  const sent = await sendMessage(site, {
    providerId,
    content,
    contactPerson: contactPerson || known?.contactPerson || '',
    contactInformation: contactInformation || known?.contactInformation || '',
    member,
    captcha,
    idempotencyKey: c.req.valid('header')['idempotency-key'],
  });
  switch (sent.outcome) {
    case 'sent':
      return replyOne(c, { id: sent.id });
    case 'wrong-fields':
      return refuseMessage(c, sent.problems, sent.work);
    case 'other-body':
      return refuseOtherBody(c) as never;
    case 'missing':
      return refuse(c, 404) as never;
    case 'no-channel':
      return c.json({ code: 503, msg: noMailWords(i18nFor(site.locale), sent.email) }, 503) as never;
    case 'too-often':
      c.header('Retry-After', String(sent.retryAfter));
      return refuse(c, 429) as never;
  }
});

/** Says what is wrong with a message, by the names of its fields. */
async function refuseMessage(c: Context<ApiEnv>, problems: MessageProblems, work: number) {
  const { captcha, ...errors } = messageWords(i18nFor(c.var.site.locale), problems);
  return refuseFields(c, {
    ...errors,
    ...(captcha && (await captchaErrors(c, problems.captcha, work, captcha))),
  }) as never;
}

/** Who it is comes before what is asked: a stranger does not learn what there is. */
const forEditors = createMiddleware<ApiEnv>(async (c, next) => {
  c.header('Cache-Control', 'no-store');
  const staff = await staffOf(c.var.site.db, c.req.header('Authorization'));
  if (!staff) {
    c.header('WWW-Authenticate', 'Bearer realm="staff"');
    return refuse(c, 401);
  }
  if (staff.role === 'steward' || !may({ role: staff.role }, 'publish')) return refuse(c, 403);
  await next();
});

const imports = {
  path: '/api/finance/rateImports',
  summary: 'What came of the imports of rates, the latest first. For editors and admins',
  tag,
  security: staffOnly,
};

financeApi.openapi(createRoute({ ...listCall(imports, rateImport, pageQuery), middleware: forEditors }), async (c) => {
  const { total, rows } = await listImports(c.var.site.db, c.req.valid('query'));
  return replyRows(c, rows.map(presentImport), { total });
});
