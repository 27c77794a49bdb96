import { randomUUID } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { answeredCaptcha, callApi, solvedPuzzle } from '#features/accounts/accounts.fixture.ts';
import { messagesTo } from '#features/accounts/codes/codes.fixture.ts';
import { someMember } from '#features/accounts/members/members.fixture.ts';
import { addStaff } from '#features/staff/tokens/staff-tokens.server.ts';
import { locales } from '#platform/i18n/locale.ts';
import { demonstration } from '#server/demonstration/demonstration.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { rewriteAll, withdraw, wrongFields } from '#tests/support/rewrite-all.ts';
import { writeContent } from '#tests/support/write-content.ts';
import { financeAddresses } from './addresses.server.ts';
import { providersIn } from './bundle.server.ts';
import { needs, providerTypes } from './finance.ts';
import { latestRates } from './index.server.ts';
import { financeMessagesOf, forgetMember, memberData } from './messages/own-messages.server.ts';
import { financeProviderKind } from './providers/provider-kind.server.ts';
import { currencies } from './rates/currencies.ts';
import { importRates, importText } from './rates/import-rates.server.ts';
import { keepSamples } from './rates/keep-samples.server.ts';
import { rateHistory } from './rates/rate-history.server.ts';
import { seedFinance } from './seed.server.ts';

const platform = emptyPlatform();
const db = () => platform().db;
const providers = await providersIn(demonstration);

beforeAll(() =>
  db()
    .transaction()
    .execute((tx) => seedFinance(tx, { ...platform(), bundle: demonstration })),
);

/** Each from an address of its own, where none is given: they count by themselves. */
const call = (path: string, asked: Parameters<typeof callApi>[2] = {}) =>
  callApi(platform(), `/api/finance${path}`, { address: randomUUID(), ...asked });

const captcha = () => answeredCaptcha(platform());

const words = {
  content: 'Do you finance coffee?',
  contactPerson: 'Chanda Mwansa',
  contactInformation: '+260 97 123 4567',
};

test('the seed has 20 providers of every type and need, over most of Africa, in three languages', async () => {
  expect(providers).toHaveLength(20);
  expect(new Set(providers.map(({ type }) => type)).size).toBe(providerTypes.length);
  expect(new Set(providers.flatMap((one) => one.needs)).size).toBe(needs.length);
  expect(new Set(providers.flatMap(({ countries }) => countries)).size).toBeGreaterThan(40);
  for (const { email, backupEmail, website } of providers) {
    expect([email, backupEmail, new URL(website).host].every((address) => address.endsWith('.example'))).toBe(true);
  }
  for (const locale of locales) {
    const { body } = await call('/provider/list?pageSize=100', { locale });
    expect(body).toMatchObject({ code: 0, total: 20 });
    expect(body.rows.every(({ lang }: { lang: string }) => lang === locale)).toBe(true);
  }
});

test('providers are chosen by type, country served and need; what names nothing is refused', async () => {
  const names = async (query: string) => {
    const { body } = await call(`/provider/list?pageSize=100&${query}`);
    return (body.rows as { type: string; countries: string[]; needs: string[] }[]) ?? body.code;
  };
  expect((await names('type=bank')).every(({ type }) => type === 'bank')).toBe(true);
  expect((await names('country=ke')).every(({ countries }) => countries.includes('KE'))).toBe(true);
  expect((await names('need=leasing')).length).toBeGreaterThan(1);
  expect(await names('type=leasing&country=DJ')).toHaveLength(1);
  expect(await names('type=&country=')).toHaveLength(20);
  for (const wrong of ['type=shop', 'country=FR', 'need=luck', 'pageSize=101']) {
    expect((await call(`/provider/list?${wrong}`)).status, wrong).toBe(400);
  }
  expect((await call('/provider/detail?id=1')).body.data).toMatchObject({
    type: 'bank',
    mobile: expect.stringMatching(/^\+/),
    imgUrl: expect.stringMatching(/^\/weave\/finance-/),
  });
  expect((await call('/provider/detail?id=999')).status).toBe(404);
});

const { file: _, ...firstProvider } = { file: '', ...providers[0] };
const newBank = {
  ...firstProvider,
  key: 'new-bank',
  texts: { 'en-US': { name: 'New bank', profile: 'New.', contact: 'Desk' } },
};

test('a provider keeps its key, says the new alone, and is nowhere once it is withdrawn', async () => {
  const key = await writeContent(db(), financeProviderKind, newBank);
  expect((await call(`/provider/detail?id=${key}`, { locale: 'fr-FR' })).body.data).toMatchObject({ name: 'New bank' });
  expect(await wrongFields(db(), financeProviderKind, newBank)).toEqual(['key']);
  expect(await wrongFields(db(), financeProviderKind, { ...newBank, key: 'old-bank' }, key)).toEqual(['key']);
  const texts = { 'fr-FR': { name: 'Banque', profile: 'Neuve.', contact: 'Accueil' } };
  await writeContent(db(), financeProviderKind, { ...newBank, countries: ['KE'], texts }, key);
  expect((await call(`/provider/detail?id=${key}`)).body.data).toMatchObject({ name: 'Banque', countries: ['KE'] });
  const { member } = await someMember(platform());
  const sent = await call('/message', { body: { providerId: Number(key), ...words, ...(await captcha()) } });
  expect(sent.status).toBe(200);
  await db()
    .updateTable('finance_message')
    .set({ member_id: member.id })
    .where('provider_id', '=', Number(key))
    .execute();
  await withdraw(db(), financeProviderKind, key);
  expect((await call(`/provider/detail?id=${key}`)).status).toBe(404);
  expect((await call('/provider/list?pageSize=100')).body.total).toBe(20);
  expect((await call('/message', { body: { providerId: Number(key), ...words, ...(await captcha()) } })).status).toBe(
    404,
  );
  const listed = financeAddresses.things[0]?.between(db(), { from: Number(key), to: Number(key), now: new Date() });
  expect(await listed).toEqual([]);
  expect(await financeMessagesOf(db(), platform().settings, member.id, 'en-US')).toMatchObject([
    { provider: new URL(newBank.website ?? '').host, content: words.content },
  ]);
  await db().deleteFrom('finance_message').execute();
});

test.each<[string, Record<string, unknown>, string]>([
  ['a script for a site', { website: 'javascript:alert(1)' }, 'website'],
  ['a country that takes no part', { countries: ['FR'] }, 'countries.0'],
  ['no country', { countries: [] }, 'countries'],
  ['nothing to offer', { needs: [] }, 'needs'],
  ['an unknown type', { type: 'shop' }, 'type'],
  ['a number that is none', { mobile: '0731' }, 'mobile'],
  ['no text', { texts: {} }, 'texts'],
])('a provider with %s is refused', async (_, wrong, field) => {
  expect(await wrongFields(db(), financeProviderKind, { ...newBank, key: 'other', ...wrong })).toEqual([field]);
});

test('the providers of the demonstration, written as they are read, are what they were', async () => {
  await db().deleteFrom('finance_provider').where('key', '=', 'new-bank').execute();
  const tables = ['finance_provider', 'finance_provider_text'] as const;
  expect((await rewriteAll(db(), financeProviderKind, tables)).size).toBe(20);
});

test('a message reaches the provider by mail, is kept sealed, and its graphic code serves once', async () => {
  const code = await captcha();
  const body = { providerId: 1, ...words, ...code };
  expect(await call('/message', { body })).toMatchObject({ status: 200, body: { code: 0 } });
  expect(await call('/message', { body })).toMatchObject({
    status: 422,
    body: { errors: { captchaCode: expect.any(String) } },
  });
  const [mail] = await messagesTo(platform(), providers[0]?.email ?? '');
  expect(mail?.text).toContain('Do you finance coffee?');
  expect(mail?.text).toContain('+260971234567');
  const kept = await db().selectFrom('finance_message').select('sealed').execute();
  expect(kept.map(({ sealed }) => sealed.toString('latin1')).join()).not.toMatch(/coffee|Chanda/);
});

test.each([
  ['汉', '中文'],
  ['e\u0301', 'letters under accents'],
  ['👨‍👩‍👧‍👦', 'families'],
  ['🇿🇦', 'flags'],
])('200 of %s (%s) are taken, 201 are too many', async (one) => {
  const { cookie } = await someMember(platform());
  const send = (content: string) => call('/message', { body: { providerId: 2, content }, headers: { Cookie: cookie } });
  expect((await send(one.repeat(200))).status).toBe(200);
  expect(await send(one.repeat(201))).toMatchObject({
    status: 422,
    body: { errors: { content: expect.stringContaining('200') } },
  });
});

test('what is wrong is said by field in the language of the request, and uses no graphic code up', async () => {
  const code = await captcha();
  const wrong = { providerId: 1, content: ' \r\n ', contactPerson: '', contactInformation: '712345678', ...code };
  const { status, body } = await call('/message', { body: wrong, locale: 'fr-FR' });
  expect(status).toBe(422);
  expect(body.errors).toEqual({
    content: 'Le message est obligatoire. Merci de le remplir.',
    contactPerson: 'Le nom est obligatoire. Merci de le remplir.',
    contactInformation: expect.stringContaining('indicatif du pays'),
  });
  expect((await call('/message', { body: { providerId: 1, ...words, ...code } })).status).toBe(200);
  const empty = await call('/message', { body: { providerId: 1, captchaCode: ' ' }, locale: 'fr-FR' });
  expect(Object.keys(empty.body.errors)).toEqual(['content', 'contactPerson', 'contactInformation', 'captchaCode']);
  expect(empty.body.errors.captchaCode).toBe('Le code de vérification est obligatoire. Merci de le remplir.');
  const { cookie } = await someMember(platform());
  const member = await call('/message', { body: { providerId: 1 }, headers: { Cookie: cookie } });
  expect(Object.keys(member.body.errors)).toEqual(['content']);
  for (const body of [{}, { providerId: '1', content: 'x' }, { providerId: 1, content: ['x'] }]) {
    expect((await call('/message', { body })).status).toBe(422);
  }
  expect((await call('/message', { body: { providerId: 999, ...words } })).status).toBe(404);
  const strange = { providerId: 1, ...words, content: 'a\0b\ud800c', ...(await captcha()) };
  expect((await call('/message', { body: strange })).status).toBe(200);
});

test('the same request ten times at once is one message and one mail; its key with another message is refused', async () => {
  const body = { providerId: 3, ...words, ...(await captcha()) };
  const asked = { body, headers: { 'Idempotency-Key': 'k1' }, address: '192.0.2.9' };
  const answers = await Promise.all(Array.from({ length: 10 }, () => call('/message', asked)));
  expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1);
  expect(answers[0]?.status).toBe(200);
  expect(await messagesTo(platform(), providers[2]?.email ?? '')).toHaveLength(1);
  const other = await call('/message', { ...asked, body: { ...body, content: 'Something else' } });
  expect(other).toMatchObject({ status: 422, body: { errors: { 'Idempotency-Key': expect.any(String) } } });
});

test('the key of a stranger is no other’s, though they come from one address', async () => {
  const send = async (more: object) => {
    const body = { providerId: 6, ...words, ...(await captcha()), ...more };
    return call('/message', { body, headers: { 'Idempotency-Key': '1' }, address: '192.0.2.11' });
  };
  const one = await send({});
  const other = await send({ contactPerson: 'Wanjiru', contactInformation: 'wanjiru@example.org', content: 'Tea?' });
  expect([one.status, other.status]).toEqual([200, 200]);
  expect((await send({ content: 'Something else' })).body.errors).toHaveProperty('Idempotency-Key');
  expect((await send({})).body).toEqual(one.body);
  expect(await messagesTo(platform(), providers[5]?.email ?? '')).toHaveLength(2);
});

test('without the key, and with a graphic code each, they are as many messages: the test above does test the key', async () => {
  const bodies = await Promise.all([1, 2, 3].map(async () => ({ providerId: 4, ...words, ...(await captcha()) })));
  await Promise.all(bodies.map((body) => call('/message', { body, address: '192.0.2.10' })));
  expect(await messagesTo(platform(), providers[3]?.email ?? '')).toHaveLength(3);
});

test('a puzzle that was not solved is spoken of as a puzzle, never as a picture', async () => {
  const { status, body } = await call('/message', { body: { providerId: 1, ...words, altcha: 'e30=' } });
  expect([status, body.errors]).toEqual([
    422,
    { altcha: 'The puzzle solution is incorrect or has expired. Please try again.' },
  ]);
});

test('what is refused uses up no share; beyond that of a network a harder puzzle is asked for, and a message still leaves', async () => {
  const address = '192.0.2.77';
  const send = (more: object) =>
    call('/message', {
      body: { providerId: 1, content: 'x', contactPerson: 'Mwila', contactInformation: 'm@example.org', ...more },
      address,
    });
  for (let i = 0; i < 25; i += 1) expect((await send({})).body.errors).toHaveProperty('captchaCode');
  expect((await send(await captcha())).status).toBe(200);
  await db()
    .updateTable('usage_count')
    .set({ count: 60 })
    .where('limit_name', '=', 'financeMessage of network')
    .execute();
  const asked = await send(await captcha());
  expect(asked).toMatchObject({ status: 422, body: { errors: { altcha: expect.stringContaining('level=1') } } });
  expect((await send({ altcha: await solvedPuzzle(platform(), 1) })).status).toBe(200);
});

test('a member takes their messages along, and they go with the account', async () => {
  const { member, cookie, mail } = await someMember(platform());
  await call('/message', { body: { providerId: 5, content: 'Mine' }, headers: { Cookie: cookie } });
  expect(await memberData(db(), platform().settings, member.id)).toEqual({
    messagesToProviders: [
      {
        at: expect.any(String),
        provider: 'Kivu Cooperative Bank',
        content: 'Mine',
        contactPerson: 'Mwila Banda',
        contactInformation: mail,
      },
    ],
  });
  await db()
    .transaction()
    .execute((tx) => forgetMember(tx, member.id));
  expect((await memberData(db(), platform().settings, member.id)).messagesToProviders).toEqual([]);
});

test('samples have all currencies and 91 days, say that they are samples, and are kept up to the day', async () => {
  const { rates, source, asOf } = await latestRates(db());
  expect([rates.map(({ currency }) => currency), source]).toEqual([currencies.map(({ code }) => code), 'sample']);
  expect(await rateHistory(db(), 'KES', asOf ?? new Date())).toHaveLength(91);
  const later = new Date(platform().clock.now().getTime() + 5 * 86_400_000);
  await keepSamples(db(), later);
  expect((await latestRates(db())).asOf?.getTime()).toBeGreaterThan(later.getTime() - 2 * 86_400_000);
  const { body } = await call('/exchangeRate/list', { locale: 'zh-CN' });
  expect(body.total).toBe(20);
  expect(body.rows[0]).toEqual({
    currencyCode: 'USD',
    name: '美元',
    spotPurchase: expect.stringMatching(/^7\d\d\.\d{2,4}$/),
    cashSettlement: expect.stringMatching(/^\d+\.\d+$/),
    updateTime: expect.stringMatching(/^\d{4}-\d\d-\d\d 10:00:00$/),
    source: 'sample',
    stale: false,
  });
});

const head = 'currencyCode,spotPurchase,cashSettlement,updateTime';
const hoursAgo = (hours: number) => new Date(platform().clock.now().getTime() - hours * 3_600_000).toISOString();

test('real rates take the place of all samples; the same again changes nothing; bad rows are reported', async () => {
  const rows = [
    `USD,710.25,704.6,${hoursAgo(5)}`,
    `KES,5.4912,,${hoursAgo(5)}`,
    `KES,5.5,,${hoursAgo(4)}`,
    `JPY,4.6,,${hoursAgo(5)}`,
    `ZAR,none,,${hoursAgo(5)}`,
    `USD,711,,${rowTime(5)}`,
  ];
  function rowTime(hours: number) {
    return hoursAgo(hours);
  }
  rows[5] = `USD,711,,${rows[0]?.split(',')[3]}`;
  const text = [head, ...rows].join('\n');
  const first = await importText(platform(), text, 'bank.example');
  expect(first).toMatchObject({ source: 'bank.example', leftOut: 1 });
  expect(first.refusals.map(({ row, currency }) => [row, currency])).toEqual([
    [5, 'ZAR'],
    [6, 'USD'],
  ]);
  const { rates, source } = await latestRates(db());
  expect(rates.map(({ currency, spotPurchase, cashSettlement }) => [currency, spotPurchase, cashSettlement])).toEqual([
    ['USD', '710.25', '704.60'],
    ['KES', '5.50', null],
  ]);
  expect(source).toBe('bank.example');
  expect(await importText(platform(), text, 'bank.example')).toMatchObject({ taken: 0 });
  await keepSamples(db(), platform().clock.now());
  expect((await latestRates(db())).rates).toHaveLength(2);
});

test('an older row of the same day changes nothing, a corrected one does, and a leap of a hundred is refused', async () => {
  const at = hoursAgo(1);
  const one = (rate: string, time = at) => importText(platform(), `${head}\nGHS,${rate},,${time}`, 'bank.example');
  expect(await one('64.5')).toMatchObject({ taken: 1, refusals: [] });
  expect(await one('64.7')).toMatchObject({ taken: 1 });
  expect(await one('60', hoursAgo(1.01))).toMatchObject({ taken: 0, refusals: [] });
  expect(await one('0.645')).toMatchObject({ taken: 0, refusals: [{ reason: expect.stringContaining('100 units') }] });
  expect((await latestRates(db())).rates.find(({ currency }) => currency === 'GHS')?.spotPurchase).toBe('64.70');
});

async function address(answer: RequestListener) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/rates.csv?key=secret`;
}

test('a file and an address are read; what is missing, too large, elsewhere or no text is reported, without its key', async () => {
  const text = `${head}\nMAD,76.8,,${hoursAgo(2)}`;
  const file = join(await mkdtemp(join(tmpdir(), 'expo-rates-')), 'today.csv');
  await writeFile(file, text);
  expect(await importRates(platform(), file)).toMatchObject({ source: 'today.csv', taken: 1 });
  const served = await address((_request, response) => response.end(text));
  expect(await importRates(platform(), served)).toMatchObject({
    source: new URL(served).host,
    refusals: [],
    leftOut: 0,
  });
  const failures = [
    `${file}.missing`,
    tmpdir(),
    await address((_request, response) => response.writeHead(302, { Location: file }).end()),
    await address((_request, response) => response.writeHead(500).end()),
    await address((_request, response) => response.end(Buffer.alloc(2_100_000, 'x'))),
    await address((_request, response) => response.end(Buffer.from([0xff, 0xfe, 0x41, 0x00]))),
    await address((_request, response) => response.destroy()),
  ];
  for (const source of failures) {
    const { failure, source: name } = await importRates(platform(), source);
    expect(failure, source).toMatch(/^it /);
    expect(`${failure} ${name}`).not.toMatch(/secret|\/tmp/);
  }
});

test('reports are read by editors and admins, and by nobody else', async () => {
  const token = (role: 'editor' | 'steward') => addStaff(db(), { email: `${role}@expo.example`, roles: [role] });
  const ask = async (Authorization?: string) =>
    call('/rateImports', { headers: Authorization ? { Authorization } : {} });
  expect((await ask()).status).toBe(401);
  expect((await ask(`Bearer ${await token('steward')}`)).status).toBe(403);
  const { status, body, headers } = await ask(`Bearer ${await token('editor')}`);
  expect([status, headers.get('Cache-Control')]).toEqual([200, 'no-store']);
  expect(body.rows[0]).toMatchObject({ taken: 0, failure: expect.any(String), refusals: [] });
});
