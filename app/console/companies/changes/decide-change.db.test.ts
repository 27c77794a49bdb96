import { beforeAll, describe, expect, test } from 'vitest';
import { messagesTo } from '#features/accounts/codes/codes.fixture.ts';
import { someMember } from '#features/accounts/members/members.fixture.ts';
import type { CompanyFields } from '#features/directory/changes/changes.ts';
import { seenCompany } from '#features/directory/changes/seen-company.server.ts';
import { sendChange } from '#features/directory/changes/send-change.server.ts';
import { typedOf } from '#features/directory/changes/typed-company.server.ts';
import type { Staff } from '#features/staff/index.server.ts';
import { somePerson } from '#features/staff/person.fixture.ts';
import { staffRoles } from '#platform/http/actor.ts';
import { may } from '#platform/http/may.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { siteFor } from '#tests/support/site-for.ts';
import { staffRequest } from '#tests/support/staff-request.ts';
import { kindOrRefuse } from '../../content/kinds.server.ts';
import { publishThread } from '../../content/publishing/publish-thread.server.ts';
import { withdrawThread } from '../../content/publishing/withdraw-thread.server.ts';
import { type SomeCompany, saved, someCompany } from '../companies.fixture.ts';
import { decideChange } from './decide-change.server.ts';
import { readChangePage } from './read-change-page.server.ts';
import { takeDecision } from './take-decision.server.ts';

const platform = emptyPlatform({ RATE_LIMITS: 'off' });
const db = () => platform().db;
let editor: Staff;

beforeAll(async () => {
  editor = await somePerson(db(), ['editor']);
});

/** What a member of a company asks to have changed of it. */
async function asked(change: (seen: CompanyFields) => CompanyFields) {
  const company = await someCompany(platform(), editor, { name: 'Kilima' });
  const { member, mail } = await someMember(platform());
  const now = new Date();
  await db()
    .insertInto('company_claim')
    .values({
      ...{ company_id: company.id, member_id: member.id, state: 'granted', shown_by: 'code', note: '' },
      ...{ asked_at: now, decided_at: now },
    })
    .execute();
  const seen = await seenBy(company);
  const typed = typedOf('buyer', change(seen));
  const sent = await sendChange(siteFor(platform()), member, {
    companyId: company.id,
    kind: 'buyer',
    typed,
    version: 0,
  });
  if (sent.outcome !== 'sent') throw new Error(JSON.stringify(sent));
  const { id } = await db()
    .selectFrom('company_change')
    .select('id')
    .where('company_id', '=', company.id)
    .executeTakeFirstOrThrow();
  return { company, id, mail };
}

/** A phone and a profile anew. */
const twoFields = ({ shared, texts }: CompanyFields): CompanyFields => ({
  shared: { ...shared, phone: '+254700555666' },
  texts: { 'en-US': { ...texts['en-US'], profile: 'Tea and coffee.' } },
});

async function seenBy({ id }: SomeCompany): Promise<CompanyFields> {
  const seen = await seenCompany(db(), 'buyer', id);
  if (!seen) throw new Error('Nobody sees it');
  return seen;
}

async function read(id: number, staff = editor) {
  const site = siteFor(platform());
  return readChangePage(await staffRequest(site, staff, `/console/inbox/changes/${id}`), site, String(id));
}

/** Sends the form as it is shown. */
async function decide(id: number, fields: [string, string][], staff = editor) {
  const site = siteFor(platform());
  const { change } = await read(id);
  const form: [string, string][] = [['version', String(change.version)], ['seen', change.seen], ...fields];
  const answer = await takeDecision(
    await staffRequest(site, staff, `/console/inbox/changes/${id}`, form),
    site,
    String(id),
  );
  if (answer instanceof Response) return { status: answer.status, to: answer.headers.get('Location') };
  return { status: answer.init?.status, ...answer.data };
}

const take = (...ids: string[]) => ids.map((id): [string, string] => ['take', id]);

const stateOf = async (id: number) =>
  db().selectFrom('company_change').select(['state', 'taken', 'reason']).where('id', '=', id).executeTakeFirst();

test('what changes is shown field by field, with what was and what is to be', async () => {
  const { id } = await asked(twoFields);
  const { change, beside } = await read(id);
  expect(change.fields).toMatchObject([
    { id: 'shared phone', is: 'open', began: undefined },
    { id: 'en-US profile', lang: 'en-US', is: 'open' },
  ]);
  const profile = change.fields[1]?.pieces ?? [];
  expect(
    profile
      .filter(({ is }) => is !== 'gone')
      .map(({ text }) => text)
      .join(''),
  ).toBe('Tea and coffee.');
  expect(beside.count).toBeGreaterThan(0);
});

describe('approved', () => {
  test('readers see it, the history has it, and the company is told', async () => {
    const { id, company, mail } = await asked(twoFields);
    const answer = await decide(id, [['act', 'approve'], ...take('shared phone', 'en-US profile')]);
    expect(answer.status).toBe(303);
    expect(await seenBy(company)).toMatchObject({
      shared: { phone: '+254700555666' },
      texts: { 'en-US': { profile: 'Tea and coffee.', name: 'Kilima' } },
    });
    expect(await stateOf(id)).toMatchObject({ state: 'approved', taken: ['shared phone', 'en-US profile'] });
    expect((await messagesTo(platform(), mail)).at(-1)?.text).toContain('have been approved');
    const acts = db().selectFrom('staff_act').select('after').where('about', '=', `change ${id}`);
    expect(await acts.execute()).toMatchObject([
      { after: { state: 'approved', fields: ['shared phone', 'en-US profile'] } },
    ]);
  });

  test('in part, with a reason for the rest, which the company reads', async () => {
    const { id, company, mail } = await asked(twoFields);
    const some: [string, string][] = [['act', 'approve'], ...take('shared phone')];
    expect(await decide(id, some)).toMatchObject({ status: 422, errors: { reason: expect.any(String) } });
    expect(await decide(id, [...some, ['reason', 'The profile is an advertisement.']])).toMatchObject({ status: 303 });
    const { shared, texts } = await seenBy(company);
    expect([shared.phone, texts['en-US']?.profile]).toEqual(['+254700555666', 'Kilima in short.']);
    expect(await stateOf(id)).toMatchObject({ state: 'partly', taken: ['shared phone'] });
    expect((await messagesTo(platform(), mail)).at(-1)?.text).toContain('The profile is an advertisement.');
  });

  test('what somebody is writing of the same text stays a draft, and gets the change', async () => {
    const { id, company } = await asked(twoFields);
    const { texts } = await seenBy(company);
    const draft = { ...texts['en-US'], purchaseNeeds: 'Machines' };
    const writing = { kind: 'buyer', thread: 'en-US', thingId: company.thingId, base: 1, values: draft } as const;
    await saved(platform(), editor, writing);
    await decide(id, [['act', 'approve'], ...take('shared phone', 'en-US profile')]);
    const now = (await seenBy(company)).texts['en-US'];
    expect(now).toMatchObject({ profile: 'Tea and coffee.', purchaseNeeds: 'Needs of Kilima' });
    const newest = await db()
      .selectFrom('content_revision')
      .select('fields')
      .where('thing_id', '=', company.thingId)
      .where('thread', '=', 'en-US')
      .orderBy('number', 'desc')
      .executeTakeFirst();
    expect(newest?.fields).toMatchObject({ profile: 'Tea and coffee.', purchaseNeeds: 'Machines' });
  });

  test('kept as drafts, readers see what they saw', async () => {
    const { id, company } = await asked(twoFields);
    await decide(id, [['act', 'keep'], ...take('shared phone', 'en-US profile')]);
    expect(await seenBy(company)).toMatchObject({ texts: { 'en-US': { profile: 'Kilima in short.' } } });
    expect(await stateOf(id)).toMatchObject({ state: 'approved' });
  });

  test('where texts are reviewed, facts go out at once and texts go to review', async () => {
    const { id, company } = await asked(twoFields);
    const reviewing = siteFor({ ...platform(), settings: { ...platform().settings, REVIEW_STEPS: 1 } });
    const { change } = await read(id);
    const decided = await decideChange(reviewing, editor, {
      ...{ id, decision: 'approve', version: 1, seen: change.seen, reason: '', because: '', goesOut: true },
      taken: ['shared phone', 'en-US profile'],
    });
    expect(decided).toEqual({ outcome: 'decided', state: 'approved' });
    const { shared, texts } = await seenBy(company);
    expect([shared.phone, texts['en-US']?.profile]).toEqual(['+254700555666', 'Kilima in short.']);
    const thread = db()
      .selectFrom('content_thread')
      .select('state')
      .where('thing_id', '=', company.thingId)
      .where('thread', '=', 'en-US');
    expect(await thread.executeTakeFirst()).toEqual({ state: 'review' });
  });
});

describe('staff have changed the same meanwhile', () => {
  async function changedMeanwhile() {
    const { id, company } = await asked(twoFields);
    const { shared } = await seenBy(company);
    const { thingId } = company;
    const values = { ...shared, phone: '+254700999888' };
    await saved(platform(), editor, { kind: 'buyer', thread: 'shared', thingId, base: 1, values });
    await publishThread(platform(), editor, { kind: kindOrRefuse('buyer'), thingId, thread: 'shared' });
    return { id, company };
  }

  test('that is shown, and not written over', async () => {
    const { id, company } = await changedMeanwhile();
    const { change } = await read(id);
    expect(change.fields).toMatchObject([
      { id: 'shared phone', is: 'clash', began: expect.stringMatching(/^\+2547/) },
      { id: 'en-US profile', is: 'open' },
    ]);
    await decide(id, [['act', 'approve'], ...take('en-US profile'), ['reason', 'The number was corrected.']]);
    expect((await seenBy(company)).shared.phone).toBe('+254700999888');
  });

  test('it is written over where somebody who sees it says so', async () => {
    const { id, company } = await changedMeanwhile();
    await decide(id, [['act', 'approve'], ...take('shared phone', 'en-US profile')]);
    expect((await seenBy(company)).shared.phone).toBe('+254700555666');
  });

  test('whoever read it before the change decides nothing', async () => {
    const { id, company } = await asked(twoFields);
    const { change } = await read(id);
    const { thingId } = company;
    const { shared } = await seenBy(company);
    await saved(platform(), editor, {
      ...{ kind: 'buyer', thread: 'shared', thingId, base: 1 },
      values: { ...shared, phone: '+254700999888' },
    });
    await publishThread(platform(), editor, { kind: kindOrRefuse('buyer'), thingId, thread: 'shared' });
    const late = {
      id,
      decision: 'approve',
      version: 1,
      seen: change.seen,
      reason: '',
      because: '',
      goesOut: true,
    } as const;
    const taken = ['shared phone', 'en-US profile'];
    expect(await decideChange(platform(), editor, { ...late, taken })).toEqual({ outcome: 'changed' });
  });
});

test('a refusal needs a reason; the second to decide decides nothing', async () => {
  const { id, company, mail } = await asked(twoFields);
  expect(await decide(id, [['act', 'refuse']])).toMatchObject({ status: 422, errors: { reason: expect.any(String) } });
  expect(await decide(id, [['act', 'approve']])).toMatchObject({ status: 422, errors: { fields: expect.any(String) } });
  await decide(id, [
    ['act', 'refuse'],
    ['reason', 'Not yours to say.'],
  ]);
  expect(await stateOf(id)).toMatchObject({ state: 'refused', taken: [] });
  expect((await seenBy(company)).shared.phone).not.toBe('+254700555666');
  expect((await messagesTo(platform(), mail)).at(-1)?.text).toContain('Not yours to say.');
  expect(await decide(id, [['act', 'approve'], ...take('shared phone')])).toMatchObject({
    status: 409,
    notTaken: 'decided',
  });
});

test('of two who decide at once one does, and the company is told once', async () => {
  const { id, mail } = await asked(twoFields);
  const { change } = await read(id);
  const deciding = { id, version: 1, seen: change.seen, because: '', goesOut: true };
  const taken = ['shared phone', 'en-US profile'];
  const both = await Promise.all([
    decideChange(platform(), editor, { ...deciding, decision: 'approve', taken, reason: '' }),
    decideChange(platform(), editor, { ...deciding, decision: 'refuse', taken: [], reason: 'No.' }),
  ]);
  expect(both.map(({ outcome }) => outcome).toSorted()).toEqual(['decided', 'not-now']);
  expect(await messagesTo(platform(), mail)).toHaveLength(1);
});

test('control: looking first and writing then lets both decide', async () => {
  const { id } = await asked(twoFields);
  expect(await Promise.all([stateOf(id), stateOf(id)])).toMatchObject([{ state: 'waiting' }, { state: 'waiting' }]);
  for (const state of ['approved', 'refused'] as const) {
    const decided = { state, decided_at: new Date() };
    const written = await db().updateTable('company_change').set(decided).where('id', '=', id).executeTakeFirst();
    expect(written.numUpdatedRows).toBe(1n);
  }
});

test('whoever decides is told that the member who asked acts for the company no longer', async () => {
  const { id, company } = await asked(twoFields);
  expect((await read(id)).change.isTheirs).toBe(true);
  const now = new Date();
  await db()
    .updateTable('company_claim')
    .set({ state: 'ended', decided_at: now })
    .where('company_id', '=', company.id)
    .execute();
  expect((await read(id)).change.isTheirs).toBe(false);
});

test('of a company that only readers’ tables know, all is shown and can be approved', async () => {
  const { id, company } = await asked(twoFields);
  await db().deleteFrom('content_thing').where('id', '=', company.thingId).execute();
  expect((await read(id)).change).toMatchObject({ isSeen: true, fields: [{ is: 'open' }, { is: 'open' }] });
  const form: [string, string][] = [['act', 'approve'], ...take('shared phone', 'en-US profile')];
  expect(await decide(id, form)).toMatchObject({ status: 303 });
  expect((await seenBy(company)).shared.phone).toBe('+254700555666');
});

test('why it is right all the same is asked for still where something else is missing', async () => {
  const { id } = await asked(twoFields);
  const answer = await decide(id, [['act', 'approve'], ...take('shared phone'), ['because', 'The company says so.']]);
  expect(answer).toMatchObject({ status: 422, asksWhy: true, typed: { because: 'The company says so.' } });
});

test('of a company that readers see no longer nothing can be approved', async () => {
  const { id, company } = await asked(twoFields);
  const kind = kindOrRefuse('buyer');
  await withdrawThread(platform(), editor, { kind, thingId: company.thingId, thread: 'shared' });
  const answer = await decide(id, [['act', 'approve'], ...take('shared phone', 'en-US profile')]);
  expect(answer).toMatchObject({ status: 409, unfit: [expect.any(String)] });
  expect(await stateOf(id)).toMatchObject({ state: 'waiting' });
});

test.each(staffRoles)('decided by those who write alone: %s', async (role) => {
  const person = await somePerson(db(), [role]);
  const { id } = await asked(twoFields);
  const form: [string, string][] = [
    ['act', 'refuse'],
    ['reason', 'No.'],
  ];
  const decided = decide(id, form, person);
  if (may(person, 'write')) expect(await decided).toMatchObject({ status: 303 });
  else await expect(decided).rejects.toThrow(new Refusal(403));
});
