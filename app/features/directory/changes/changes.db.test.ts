import { beforeAll, describe, expect, test } from 'vitest';
import { someMember } from '#features/accounts/members/members.fixture.ts';
import { type Locale, locales } from '#platform/i18n/locale.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { pageArguments, siteFor } from '#tests/support/site-for.ts';
import { grantedClaim } from '../claims/claims.fixture.ts';
import { publishedExhibitor, surroundings, texts } from '../directory.fixture.ts';
import { readCompany } from '../queries.server.ts';
import { action, loader } from '../site/own/edit.tsx';
import { forgetMember } from './member-data.server.ts';
import { seenCompany } from './seen-company.server.ts';
import { sendChange } from './send-change.server.ts';
import { type TypedCompany, textControl, typedOf } from './typed-company.server.ts';

const platform = emptyPlatform({ RATE_LIMITS: 'off' });
const db = () => platform().db;

beforeAll(() => surroundings(db()));

/** A company, and somebody who speaks for it. */
async function ownCompany(id?: number) {
  const companyId = id ?? (await publishedExhibitor(db(), { texts: texts('Baobab', 'en-US', 'fr-FR') }));
  const { member, cookie } = await someMember(platform());
  await grantedClaim(db(), { companyId, memberId: member.id });
  const path = `/account/company/${companyId}`;
  const asked = (locale: Locale, form?: Record<string, string>) => {
    const init = form && { method: 'POST', body: new URLSearchParams(form) };
    const request = new Request(`http://localhost${path}`, { headers: { Cookie: cookie }, ...init });
    return pageArguments(siteFor(platform(), { path, locale }), request, { id: String(companyId) });
  };
  const open = (locale: Locale = 'en-US') => loader(asked(locale));
  return {
    member,
    companyId,
    open,
    /** Sends the form as it is shown, with some fields typed anew. */
    async send(typed: Record<string, string>, locale: Locale = 'en-US') {
      const page = await open(locale);
      const form = { ...formOf(page.typed), version: String(page.version), do: 'send', ...typed };
      const answer = await action(asked(locale, form));
      if (answer instanceof Response) return { status: answer.status, to: answer.headers.get('Location') };
      return { status: answer.init?.status, ...answer.data };
    },
  };
}

function formOf({ shared, texts: own }: TypedCompany): Record<string, string> {
  const ofTexts = locales.flatMap((locale) =>
    Object.entries(own[locale]).map(([name, text]) => [textControl(locale, name), text]),
  );
  return { ...shared, ...Object.fromEntries(ofTexts) };
}

const change = (companyId: number) =>
  db()
    .selectFrom('company_change')
    .selectAll()
    .where('company_id', '=', companyId)
    .orderBy('id', 'desc')
    .executeTakeFirst();

describe('what a company asks to have changed', () => {
  test('is sent to staff, and readers see what they saw', async () => {
    const { companyId, send, open } = await ownCompany();
    expect(await send({ phone: '+254 700 555 666', 'en-US.profile': 'Seeds and oil.\r\nSince 1998.' })).toEqual({
      status: 303,
      to: `/en-US/account/company/${companyId}?sent`,
    });
    expect(await change(companyId)).toMatchObject({
      ...{ state: 'waiting', version: 1, locale: 'en-US' },
      began: { shared: { phone: '+254700100101' }, texts: { 'en-US': { profile: 'Baobab in short.' } } },
      wanted: { shared: { phone: '+254700555666' }, texts: { 'en-US': { profile: 'Seeds and oil.\nSince 1998.' } } },
    });
    const { company } = (await readCompany(db(), { kind: 'exhibitor', id: companyId, locale: 'en-US' })) ?? {};
    expect(company).toMatchObject({ profile: 'Baobab in short.', phone: '+254 7•• ••• •01' });
    const page = await open();
    expect(page).toMatchObject({ version: 1, last: { state: 'waiting', fields: 2 } });
    expect(page.typed.shared.phone).toBe('+254700555666');
  });

  test('may be a whole language more; one that is left empty stays out', async () => {
    const { companyId, send } = await ownCompany();
    const chinese = {
      name: '猴面包树公司',
      contact: '出口部',
      address: '路一号',
      profile: '种子。',
      purchaseNeeds: '机器',
    };
    const typed = Object.fromEntries(Object.entries(chinese).map(([name, text]) => [`zh-CN.${name}`, text]));
    expect(await send(typed)).toMatchObject({
      status: 422,
      errors: { 'zh-CN.productClassification': 'This is required.', 'zh-CN.productName': 'This is required.' },
      typed: { texts: { 'zh-CN': { name: '猴面包树公司' } } },
    });
    await send({ ...typed, 'zh-CN.productClassification': '种子', 'zh-CN.productName': '油' });
    const sent = await change(companyId);
    expect(Object.keys(sent?.wanted.texts ?? {})).toEqual(['zh-CN']);
    expect(sent?.began.texts['zh-CN']).toMatchObject({ name: null });
  });

  test('is checked as staff’s own words are, and what is wrong is said at its field in the reader’s language', async () => {
    const { companyId, send } = await ownCompany();
    const wrong = { mail: 'nobody', website: 'kilima', founded: 'long ago', 'fr-FR.name': '' };
    const answer = await send(wrong, 'fr-FR');
    expect(answer).toMatchObject({ status: 422, typed: { shared: { mail: 'nobody', founded: 'long ago' } } });
    expect(Object.keys('errors' in answer ? answer.errors : {}).toSorted()).toEqual([
      ...['founded', 'fr-FR.name', 'mail', 'website'],
    ]);
    expect(JSON.stringify(answer)).not.toContain('This is');
    expect(await change(companyId)).toBeUndefined();
  });

  test('is nothing where the form says what readers see', async () => {
    const { companyId, send } = await ownCompany();
    expect(await send({})).toMatchObject({ status: 422, why: 'nothing' });
    expect(await send({}, 'fr-FR')).toMatchObject({ why: 'nothing' });
    expect(await change(companyId)).toBeUndefined();
  });

  test('can be sent anew while it waits, and taken back', async () => {
    const { companyId, send, open } = await ownCompany();
    await send({ employees: '40' });
    await send({ employees: '50' });
    expect(await change(companyId)).toMatchObject({ version: 2, wanted: { shared: { employees: 50 } } });
    expect(await send({ do: 'back' })).toMatchObject({ status: 303 });
    expect(await change(companyId)).toMatchObject({ state: 'withdrawn' });
    expect(await open()).toMatchObject({ version: 0, last: { state: 'withdrawn' } });
    expect(await send({ do: 'back', version: '2', founded: '1990' })).toMatchObject({
      ...{ status: 409, why: 'changed' },
      typed: { shared: { founded: '1990' } },
    });
  });

  test.each(['', '1.5', '-1', '2147483648', '99999999999999999999'])(
    'no version “%s” is a fault of the site',
    async (version) => {
      const { send } = await ownCompany();
      await send({ employees: '40' });
      expect(await send({ do: 'back', version })).toMatchObject({ status: 409, why: 'changed' });
    },
  );

  test('of two colleagues who began from the same, the second writes over nothing, and loses nothing', async () => {
    const { companyId, ...one } = await ownCompany();
    const other = await ownCompany(companyId);
    const typed = typedOf('exhibitor', (await seenCompany(db(), 'exhibitor', companyId)) ?? { shared: {}, texts: {} });
    const sending = (founded: string) => ({
      ...{ companyId, kind: 'exhibitor' as const, version: 0 },
      typed: { ...typed, shared: { ...typed.shared, founded } },
    });
    const both = await Promise.all([
      sendChange(siteFor(platform()), one.member, sending('1990')),
      sendChange(siteFor(platform()), other.member, sending('1991')),
    ]);
    expect(both.map(({ outcome }) => outcome).toSorted()).toEqual(['changed', 'sent']);
    const late = await other.send({ founded: '1992', version: '0' });
    expect(late).toMatchObject({ status: 409, why: 'changed', typed: { shared: { founded: '1992' } } });
  });

  test('sent again by the second, it drops nothing of the first’s that the second has left as it was', async () => {
    const { companyId, ...one } = await ownCompany();
    const other = await ownCompany(companyId);
    await one.send({ employees: '40', 'en-US.profile': 'Seeds.', founded: '1990' });
    const form = formOf(
      typedOf('exhibitor', (await seenCompany(db(), 'exhibitor', companyId)) ?? { shared: {}, texts: {} }),
    );
    const late = await other.send({ ...form, founded: '1992', version: '0' });
    if (!('typed' in late) || !late.typed) throw new Error('Nothing was given back');
    expect(await other.send(formOf(late.typed))).toMatchObject({ status: 303 });
    expect(await change(companyId)).toMatchObject({
      wanted: { shared: { employees: 40, founded: 1992 }, texts: { 'en-US': { profile: 'Seeds.' } } },
    });
  });

  test('is asked by those who speak for the company alone, while readers see it', async () => {
    const { companyId, open, send } = await ownCompany();
    const stranger = await someMember(platform());
    const request = new Request(`http://localhost/account/company/${companyId}`, {
      headers: { Cookie: stranger.cookie },
    });
    const asked = pageArguments(siteFor(platform()), request, { id: String(companyId) });
    await expect(loader(asked)).rejects.toMatchObject({ status: 404 });
    const page = await open();
    await db().deleteFrom('company_claim').where('company_id', '=', companyId).execute();
    await expect(send(formOf(page.typed))).rejects.toMatchObject({ status: 404 });
  });
});

test('as an account is deleted, what waits goes, unless a colleague speaks for the company too', async () => {
  const [alone, shared] = [await ownCompany(), await ownCompany()];
  await ownCompany(shared.companyId);
  for (const { send } of [alone, shared]) await send({ founded: '1970' });
  for (const { member } of [alone, shared])
    await db()
      .transaction()
      .execute((tx) => forgetMember(tx, member.id));
  expect(await change(alone.companyId)).toBeUndefined();
  expect(await change(shared.companyId)).toMatchObject({ state: 'waiting', member_id: null });
});
