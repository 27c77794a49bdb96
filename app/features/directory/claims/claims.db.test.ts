import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { lastCodeOf, messagesTo, wrongCode } from '#features/accounts/codes/codes.fixture.ts';
import { someMember } from '#features/accounts/members/members.fixture.ts';
import { deleteAccount } from '#features/accounts/own/delete-account.server.ts';
import { somePerson } from '#features/staff/person.fixture.ts';
import { staffRoles } from '#platform/http/actor.ts';
import { may } from '#platform/http/may.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { pageArguments, siteFor } from '#tests/support/site-for.ts';
import { directoryJobs } from '../changes/jobs.server.ts';
import { forgetMember, memberData } from '../changes/member-data.server.ts';
import { publishedBuyer, publishedExhibitor, surroundings, texts } from '../directory.fixture.ts';
import { moveRequests } from '../merged/move-requests.server.ts';
import { emptyCompany } from '../publishing/write-companies.server.ts';
import { loader as loadClaim, action as sendClaim } from '../site/own/claim.tsx';
import { loader as loadOwn, action as sendOwn } from '../site/own/company.tsx';
import { askStaffForCompany } from './claim-company.server.ts';
import { claimsQueue } from './claims-queue.server.ts';
import { decideClaim } from './decide-claim.server.ts';
import { ownCompanies, speaksFor } from './own-companies.server.ts';
import { readClaim, spokespeopleOf } from './read-claim.server.ts';
import { revealClaimant } from './reveal-claimant.server.ts';

const platform = emptyPlatform({ RATE_LIMITS: 'off' });
const db = () => platform().db;

beforeAll(() => surroundings(db()));

let companies = 0;

/** A company of which nobody else has the mail. */
async function company() {
  companies += 1;
  const mail = `desk-${companies}@own-company.example`;
  const id = await publishedExhibitor(db(), { mail, texts: texts(`Own company ${companies}`, 'en-US', 'fr-FR') });
  return { id, mail };
}

const claimPath = (id: number, code = false) => `/account/company/claim?company=${id}${code ? '&code' : ''}`;

/** A member's browser: it keeps the cookies that it is given. */
async function browser() {
  const { member, cookie, mail } = await someMember(platform());
  const [, own = '', session = ''] = /^([^=]+)=(.*)$/.exec(cookie) ?? [];
  const cookies = new Map([[own, session]]);
  const request = (path: string, form?: Record<string, string>) => {
    const headers = { Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') };
    return new Request(`http://localhost${path}`, {
      headers,
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
  };
  const asked = (path: string, form?: Record<string, string>) =>
    pageArguments(siteFor(platform(), { path: path.split('?')[0] }), request(path, form), {});
  const keep = (response: Response) => {
    for (const header of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(header) ?? [];
      cookies.set(name, value);
    }
  };
  return {
    member,
    mail,
    open: (id: number, code?: boolean) => loadClaim(asked(claimPath(id, code))),
    async send(id: number, form: Record<string, string>, code?: boolean) {
      const answer = await sendClaim(asked(claimPath(id, code), form));
      if (answer instanceof Response) {
        keep(answer);
        return { status: answer.status, to: answer.headers.get('Location') };
      }
      return { status: answer.init?.status, ...answer.data };
    },
    own: (query = '') => loadOwn(asked(`/account/company${query}`)),
    leave: (claimId: number) => sendOwn(asked('/account/company', { leave: String(claimId) })),
    speaks: (companyId: number) => speaksFor(db(), { memberId: member.id, companyId }),
  };
}

describe('by a code', () => {
  test('that was sent to the address on file, a member shows that a company is theirs; nobody is shown the address', async () => {
    const [{ id, mail }, her] = [await company(), await browser()];
    const page = await her.open(id);
    expect(page.onFile).toEqual({ shown: 'd•••@•••.example', channel: 'email' });
    expect(JSON.stringify(page)).not.toContain('own-company.example');
    expect(await her.send(id, { do: 'send' })).toEqual({ status: 303, to: `/en-US${claimPath(id, true)}` });
    expect((await her.open(id, true)).sent).toBeDefined();
    const [message] = (await messagesTo(platform(), mail)).slice(-1);
    expect(message?.text).toContain('edit the entry of your company');
    const code = message?.code ?? '';
    expect(await her.send(id, { code: wrongCode(code) }, true)).toMatchObject({
      status: 422,
      problem: { at: 'code', is: 'wrong' },
    });
    expect(await her.speaks(id)).toBe(false);
    expect(await her.send(id, { code: ` ${code.slice(0, 3)} ${code.slice(3)}` }, true)).toEqual({
      status: 303,
      to: '/en-US/account/company?done=granted',
    });
    expect(await her.speaks(id)).toBe(true);
    expect((await her.own()).own).toMatchObject([{ state: 'granted', company: { id } }]);
  });

  test('another one can be asked for on the page that asks for it', async () => {
    const [{ id, mail }, her] = [await company(), await browser()];
    await her.send(id, { do: 'send' });
    const first = await lastCodeOf(platform(), mail);
    expect(await her.send(id, { do: 'send' }, true)).toEqual({ status: 303, to: `/en-US${claimPath(id, true)}` });
    expect((await her.open(id, true)).sent).toBeDefined();
    const code = await lastCodeOf(platform(), mail);
    expect(code).not.toBe(first);
    expect(await her.send(id, { code }, true)).toMatchObject({
      status: 303,
      to: '/en-US/account/company?done=granted',
    });
  });

  test('five wrong ones close it, and the right one is wrong then', async () => {
    const [{ id, mail }, his] = [await company(), await browser()];
    await his.send(id, { do: 'send' });
    const code = await lastCodeOf(platform(), mail);
    for (let by = 1; by <= 5; by += 1) await his.send(id, { code: wrongCode(code, by) }, true);
    expect(await his.send(id, { code }, true)).toMatchObject({ status: 422 });
    expect(await his.speaks(id)).toBe(false);
  });

  test('of one company, another is nobody’s; nor is one of which the address has changed since', async () => {
    const [one, other, her] = [await company(), await company(), await browser()];
    await her.send(one.id, { do: 'send' });
    const code = await lastCodeOf(platform(), one.mail);
    expect(await her.send(other.id, { code }, true)).toMatchObject({ status: 303, to: `/en-US${claimPath(other.id)}` });
    await db().updateTable('company').set({ mail: 'new@own-company.example' }).where('id', '=', one.id).execute();
    expect(await her.send(one.id, { code }, true)).toMatchObject({ status: 422 });
    expect([await her.speaks(one.id), await her.speaks(other.id)]).toEqual([false, false]);
  });

  test('it is in no log and no table, and of a company that readers do not see there is none', async () => {
    const [{ id, mail }, her] = [await company(), await browser()];
    await her.send(id, { do: 'send' });
    const code = await lastCodeOf(platform(), mail);
    const kept = await db().selectFrom('one_time_code').selectAll().where('purpose', '=', 'company').execute();
    expect(JSON.stringify(kept)).not.toContain(`"${code}"`);
    expect(JSON.stringify(await db().selectFrom('staff_act').selectAll().execute())).not.toContain(code);
    await expect(her.open(999_999)).rejects.toMatchObject({ status: 404 });
  });
});

describe('by staff', () => {
  test('who are told why, decide, and tell the member; the company is told at its address on file', async () => {
    const [{ id, mail }, her] = [await company(), await browser()];
    const editor = await somePerson(db(), ['editor']);
    expect(await her.send(id, { do: 'ask', note: ' ' })).toMatchObject({
      status: 422,
      problem: { at: 'note', is: 'missing' },
    });
    const long = 'x'.repeat(501);
    expect(await her.send(id, { do: 'ask', note: long })).toMatchObject({ status: 422, note: long });
    expect(await her.send(id, { do: 'ask', note: 'I run its office.' })).toMatchObject({ status: 303 });
    expect(await her.send(id, { do: 'ask', note: 'Again.' })).toMatchObject({
      status: 409,
      problem: { is: 'standing' },
    });
    expect(await claimsQueue.count(db())).toBe(1);
    const [waiting] = await claimsQueue.waiting(siteFor(platform()), { limit: 5 });
    expect(waiting).toMatchObject({ title: expect.stringContaining('Own company'), note: 'Exhibitor' });
    const claim = await readClaim(siteFor(platform()), waiting?.id ?? 0);
    expect(claim).toMatchObject({ note: 'I run its office.', state: 'waiting', claimant: { name: 'Mwila Banda' } });
    expect(JSON.stringify(claim)).not.toContain(her.mail);
    await decideClaim(siteFor(platform()), editor, { id: waiting?.id ?? 0, decision: 'grant', reason: '' });
    expect(await her.speaks(id)).toBe(true);
    expect((await messagesTo(platform(), her.mail)).at(-1)?.text).toContain('You now act for');
    expect((await messagesTo(platform(), mail)).at(-1)?.text).toContain('have allowed a member');
    expect(await readClaim(siteFor(platform()), waiting?.id ?? 0)).toMatchObject({
      note: '',
      decision: { by: editor.name },
    });
    expect(await spokespeopleOf(db(), id)).toMatchObject([{ name: 'Mwila Banda', state: 'granted', shownBy: 'staff' }]);
  });

  test('each member is told in their language, by the name that the company has in it', async () => {
    const id = await publishedExhibitor(db(), {
      mail: 'desk@iroko.example',
      texts: { ...texts('非洲柚木公司', 'zh-CN'), ...texts('Iroko du Bénin', 'fr-FR') },
    });
    const editor = await somePerson(db(), ['editor']);
    const { member, mail } = await someMember(platform(), { locale: 'fr-FR' });
    await askStaffForCompany(siteFor(platform()), member, { companyId: id, note: 'Le bureau.' });
    const claimId = (await ownCompanies(siteFor(platform()), member.id))[0]?.claimId ?? 0;
    await decideClaim(siteFor(platform()), editor, { id: claimId, decision: 'grant', reason: '' });
    expect((await messagesTo(platform(), mail)).at(-1)?.text).toContain('Iroko du Bénin');
  });

  test('a refusal needs a reason, which the member reads; the second to decide decides nothing', async () => {
    const [{ id }, his] = [await company(), await browser()];
    const [one, other] = [await somePerson(db(), ['editor']), await somePerson(db(), ['publisher'])];
    await his.send(id, { do: 'ask', note: 'Mine.' });
    const claims = await ownCompanies(siteFor(platform()), his.member.id);
    const claimId = claims[0]?.claimId ?? 0;
    const refuse = (staff: typeof one, reason: string) =>
      decideClaim(siteFor(platform()), staff, { id: claimId, decision: 'refuse', reason });
    expect(await refuse(one, '')).toEqual({ outcome: 'wrong-reason', problem: 'missing' });
    expect(await refuse(one, 'Nobody there knows you.')).toEqual({ outcome: 'decided' });
    expect(await refuse(other, 'Me too.')).toEqual({ outcome: 'not-now' });
    expect((await messagesTo(platform(), his.mail)).at(-1)?.text).toContain('Nobody there knows you.');
    expect((await his.own()).own).toMatchObject([{ state: 'refused', reason: 'Nobody there knows you.' }]);
    expect(await his.send(id, { do: 'ask', note: 'Once more.' })).toMatchObject({ status: 303 });
  });

  test('of two who decide at once one does', async () => {
    const [{ id }, her] = [await company(), await browser()];
    const editor = await somePerson(db(), ['editor']);
    await her.send(id, { do: 'ask', note: 'Mine.' });
    const claimId = (await ownCompanies(siteFor(platform()), her.member.id))[0]?.claimId ?? 0;
    const site = siteFor(platform());
    const both = await Promise.all([
      decideClaim(site, editor, { id: claimId, decision: 'grant', reason: '' }),
      decideClaim(site, editor, { id: claimId, decision: 'refuse', reason: 'No.' }),
    ]);
    expect(both.map(({ outcome }) => outcome).toSorted()).toEqual(['decided', 'not-now']);
  });

  test('control: looking first and writing then lets both decide', async () => {
    const [{ id }, her] = [await company(), await browser()];
    await her.send(id, { do: 'ask', note: 'Mine.' });
    const claimId = (await ownCompanies(siteFor(platform()), her.member.id))[0]?.claimId ?? 0;
    const look = () =>
      db().selectFrom('company_claim').select('state').where('id', '=', claimId).executeTakeFirstOrThrow();
    const seen = await Promise.all([look(), look()]);
    expect(seen).toEqual([{ state: 'waiting' }, { state: 'waiting' }]);
    for (const state of ['granted', 'refused'] as const) {
      const decided = { state, decided_at: new Date() };
      const written = await db().updateTable('company_claim').set(decided).where('id', '=', claimId).executeTakeFirst();
      expect(written.numUpdatedRows).toBe(1n);
    }
  });

  // The embedded database does one transaction after the other.
  test.runIf(process.env.TEST_ENGINE === 'postgres')(
    'whoever asks for a company while it becomes another waits, and then asks for what has gone',
    async () => {
      const [one, other, her] = [await company(), await company(), await browser()];
      const isWaitedFor = async () =>
        (await sql`select 1 from pg_locks where not granted`.execute(db())).rows.length > 0;
      const asking: ReturnType<typeof askStaffForCompany>[] = [];
      await db()
        .transaction()
        .execute(async (tx) => {
          await moveRequests(tx, one.id, other.id);
          asking.push(askStaffForCompany(siteFor(platform()), her.member, { companyId: one.id, note: 'Mine.' }));
          await expect.poll(isWaitedFor, { timeout: 10_000 }).toBe(true);
          await emptyCompany(tx, 'exhibitor', one.id);
        });
      expect(await Promise.all(asking)).toEqual([{ outcome: 'missing' }]);
    },
  );

  test.each(staffRoles)('decided and shown by those who write alone: %s', async (role) => {
    const person = await somePerson(db(), [role]);
    const [{ id }, her] = [await company(), await browser()];
    await askStaffForCompany(siteFor(platform()), her.member, { companyId: id, note: 'Mine.' });
    const claimId = (await ownCompanies(siteFor(platform()), her.member.id))[0]?.claimId ?? 0;
    const shown = await revealClaimant(siteFor(platform()), person, { id: claimId, reason: 'To call back' });
    const decided = await decideClaim(siteFor(platform()), person, { id: claimId, decision: 'grant', reason: '' });
    const isTheirs = may(person, 'write');
    expect([shown.outcome, decided.outcome]).toEqual(isTheirs ? ['revealed', 'decided'] : ['forbidden', 'forbidden']);
    if (isTheirs) expect(shown).toMatchObject({ addresses: [her.mail] });
    const acts = await db()
      .selectFrom('staff_act')
      .selectAll()
      .where('about', '=', `claim ${claimId}`)
      .orderBy('id')
      .execute();
    expect(JSON.stringify(acts)).not.toContain(her.mail);
    expect(acts.map(({ act }) => act)).toEqual(isTheirs ? ['company.reveal', 'company.grant'] : []);
  });
});

describe('a member', () => {
  test('finds their company by its name in any language, exhibitor or buyer', async () => {
    const her = await browser();
    const buyer = await publishedBuyer(db(), { texts: texts('Zinnia Imports', 'en-US') });
    const exhibitor = await publishedExhibitor(db(), { texts: texts('Zinnia Exportations', 'fr-FR') });
    const { found } = await her.own('?q=zinnia');
    expect(found.map(({ id }) => id)).toEqual([exhibitor, buyer]);
    expect((await her.own('?q=nobody%20has%20this')).found).toEqual([]);
  });

  test('gives a company up, and nobody gives up another’s', async () => {
    const [{ id }, her, him] = [await company(), await browser(), await browser()];
    await askStaffForCompany(siteFor(platform()), her.member, { companyId: id, note: 'Mine.' });
    const claimId = (await ownCompanies(siteFor(platform()), her.member.id))[0]?.claimId ?? 0;
    expect((await him.leave(claimId)).headers.get('Location')).toContain('done=gone');
    expect((await her.leave(claimId)).headers.get('Location')).toContain('done=left');
    expect((await her.own()).own).toMatchObject([{ state: 'ended' }]);
  });

  test('who deletes their account speaks for nobody any more, and takes along what there was', async () => {
    const [{ id }, her] = [await company(), await browser()];
    await askStaffForCompany(siteFor(platform()), her.member, { companyId: id, note: 'I own it.' });
    const data = await memberData(db(), platform().settings, her.member.id);
    expect(data.companies).toMatchObject([{ company: expect.stringContaining('Own company'), note: 'I own it.' }]);
    const duties = [{ name: 'directory', memberData, forgetMember }];
    const signed = { member: her.member, sessionId: '', proof: 'code' } as const;
    expect(await deleteAccount(siteFor(platform()), signed, duties)).toBe('deleted');
    const claims = db().selectFrom('company_claim').select('id').where('company_id', '=', id);
    expect(await claims.execute()).toEqual([]);
  });
});

test('claims that were refused or have ended are forgotten after a month', async () => {
  const [{ id }, her] = [await company(), await browser()];
  const row = { company_id: id, member_id: her.member.id, shown_by: 'staff', note: '', asked_at: new Date() } as const;
  const day = 86_400_000;
  const ago = (days: number) => new Date(platform().clock.now().getTime() - days * day);
  await db()
    .insertInto('company_claim')
    .values([
      { ...row, state: 'ended', decided_at: ago(31) },
      { ...row, state: 'refused', decided_at: ago(29) },
      { ...row, state: 'granted', decided_at: ago(400) },
    ])
    .execute();
  for (const job of directoryJobs) await job.run(platform(), new AbortController().signal);
  const left = await db().selectFrom('company_claim').select('state').where('company_id', '=', id).execute();
  expect(left.map(({ state }) => state).toSorted()).toEqual(['granted', 'refused']);
});
