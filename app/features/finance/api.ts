import { captchaErrors, knownSender, openCall } from '#features/accounts/index.server.ts';
import { staffCall } from '#features/staff/index.server.ts';
import {
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
import { otherBody, wrongField } from '#platform/http/api-errors.ts';
import { Refusal } from '#platform/http/refusal.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import { messageCall, provider, providersQuery, rate, rateImport, tag } from './api-shapes.ts';
import { messageWords, noMailWords } from './messages/message-words.server.ts';
import type { MessageProblems } from './messages/messages.ts';
import { sendMessage } from './messages/send-message.server.ts';
import { presentImport, presentProviderRow, presentRateRow } from './present.ts';
import { filtersOrUnknown, listProviders, readProvider } from './providers/providers.server.ts';
import { listImports } from './rates/list-imports.server.ts';
import { latestRates } from './rates/rates.server.ts';

/** The calls of the finance section (contract, Calls). */
export const financeApi = newApi();

const list = { path: '/api/finance/provider/list', summary: 'Banks, insurers and others who serve trade', tag };

financeApi.openapi(listCall(list, provider, providersQuery), async (c) => {
  const { site } = c.var;
  site.tags.add('finance');
  const { pageNum, pageSize, ...wanted } = c.req.valid('query');
  const given = Object.entries(wanted).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const filter = filtersOrUnknown(new URLSearchParams(given));
  if (typeof filter === 'string') throw wrongField(400, filter, 'unknown');
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
  if (!found) throw new Refusal(404);
  return replyOne(c, presentProviderRow(found, site));
});

const rates = { path: '/api/finance/exchangeRate/list', summary: 'The newest rates: yuan for 100 units', tag };

financeApi.openapi(listCall(rates, rate, shortListQuery), async (c) => {
  const { db, clock, locale, tags } = c.var.site;
  tags.add('finance');
  const latest = await latestRates(db);
  const rows = latest.rates.map((one) => presentRateRow(one, clock.now(), locale));
  return replyPage(c, rows, c.req.valid('query'));
});

financeApi.openapi(openCall(messageCall), async (c) => {
  const { site, member } = c.var;
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
      throw await refusedMessage(site, sent.problems, sent.work);
    case 'other-body':
      throw otherBody();
    case 'missing':
      throw new Refusal(404);
    case 'no-channel':
      throw new Refusal(503, { words: noMailWords(i18nFor(site.locale), sent.email) });
    case 'too-often':
      throw new Refusal(429, { retryAfter: sent.retryAfter });
  }
});

/** Says what is wrong with a message, by the names of its fields. */
async function refusedMessage({ locale }: SiteContext, problems: MessageProblems, work: number): Promise<Refusal> {
  const { captcha, ...errors } = messageWords(i18nFor(locale), problems);
  const fields = { ...errors, ...(await captchaErrors(problems.captcha, work, captcha)) };
  return new Refusal(422, { fields });
}

const imports = {
  path: '/api/finance/rateImports',
  summary: 'What came of the imports of rates, the latest first. For editors and admins',
  tag,
  security: staffOnly,
};

financeApi.openapi(staffCall(listCall(imports, rateImport, pageQuery), 'trade'), async (c) => {
  const { total, rows } = await listImports(c.var.site.db, c.req.valid('query'));
  return replyRows(c, rows.map(presentImport), { total });
});
