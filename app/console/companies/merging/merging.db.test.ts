import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { someMember } from '#features/accounts/members/members.fixture.ts';
import { speaksFor } from '#features/directory/claims/own-companies.server.ts';
import { surroundings } from '#features/directory/directory.fixture.ts';
import { readCompany } from '#features/directory/queries.server.ts';
import { loader as cataloguePage } from '#features/directory/site/catalogue.tsx';
import { loader as exhibitorPage } from '#features/directory/site/exhibitor.tsx';
import type { Staff } from '#features/staff/index.server.ts';
import { somePerson } from '#features/staff/person.fixture.ts';
import { staffRoles } from '#platform/http/actor.ts';
import { may } from '#platform/http/may.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { contentRows } from '#tests/support/content-tables.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { pageArguments, siteFor } from '#tests/support/site-for.ts';
import { kindOrRefuse } from '../../content/kinds.server.ts';
import { publishThread } from '../../content/publishing/publish-thread.server.ts';
import { type SomeCompany, saved, someCompany, someProduct } from '../companies.fixture.ts';
import type { TakenPart } from './merge-answers.ts';
import { mergeCompanies } from './merge-companies.server.ts';
import { mergedFacts } from './merged-values.ts';
import { unmergeCompanies } from './unmerge-companies.server.ts';

const platform = emptyPlatform();
const db = () => platform().db;
let editor: Staff;

beforeAll(async () => {
  await surroundings(db());
  editor = await somePerson(db(), ['editor']);
});

const exhibitor = (name: string, facts = {}, about = {}) =>
  someCompany(platform(), editor, { kind: 'exhibitor', name, facts, ...about });

const merge = (loser: SomeCompany, winner: SomeCompany, taken: TakenPart[] = []) =>
  mergeCompanies(platform(), editor, { loserId: loser.thingId, winnerId: winner.thingId, taken });

async function mergedId(loser: SomeCompany, winner: SomeCompany, taken?: TakenPart[]): Promise<number> {
  const answer = await merge(loser, winner, taken);
  if (answer.outcome !== 'merged') throw new Error(`It was ${JSON.stringify(answer)}`);
  return answer.mergeId;
}

const seen = async (id: number) => (await readCompany(db(), { kind: 'exhibitor', id, locale: 'en-US' }))?.company;

/** What readers see of all that is content, and how every part of every thing stands. */
async function everything() {
  const parts = await sql<{ part: object }>`
    select to_jsonb(t) - array['head', 'published', 'changed_at', 'confirmed', 'behind'] as part from content_thread t
    order by thing_id, thread`.execute(db());
  return { content: await contentRows(db()), parts: parts.rows.map(({ part }) => part) };
}

describe('two companies made one', () => {
  test('have products, stands and editions of both; what the one that stays lacks is filled in, and nothing else of it changes', async () => {
    const loser = await exhibitor('Kilima', { stands: ['W6-A01'], editions: ['2', '4'], website: 'https://k.example' });
    const winner = await exhibitor('Kilima Ltd', { stands: ['W6-A03'], founded: 1998 });
    await someProduct(platform(), editor, { exhibitor: loser.id, key: 'green' });
    await someProduct(platform(), editor, { exhibitor: loser.id, key: 'roast' });
    await someProduct(platform(), editor, { exhibitor: winner.id, key: 'green' });
    await mergedId(loser, winner);
    const company = await seen(winner.id);
    expect(company).toMatchObject({ name: 'Kilima Ltd', website: 'https://k.example', founded: 1998 });
    expect(company?.stands.map(({ code }) => code)).toEqual(['W6-A01', 'W6-A03']);
    expect(company?.editions.map(({ number }) => number)).toEqual([4, 2]);
    expect(company?.products.map(({ name }) => name).toSorted()).toEqual([
      'Product green',
      'Product green',
      'Product roast',
    ]);
    expect(await seen(loser.id)).toBeUndefined();
    const keys = db().selectFrom('product').select('key').where('company_id', '=', winner.id).orderBy('key');
    expect((await keys.execute()).map(({ key }) => key)).toEqual(['green', 'green-2', 'roast']);
  });

  test('lead from every page of the one that has gone to that of the other, over several steps', async () => {
    const [first, second, third] = [await exhibitor('Amber'), await exhibitor('Amber 2'), await exhibitor('Amber 3')];
    await mergedId(first, second);
    await mergedId(second, third);
    const site = siteFor(platform());
    const ask = async (loader: typeof exhibitorPage | typeof cataloguePage, id: number) => {
      const request = new Request(`http://localhost/x?id=${id}`);
      const answer = await loader(pageArguments(site, request, {})).catch((error: unknown) => error);
      return answer instanceof Response ? [answer.status, answer.headers.get('Location')] : answer;
    };
    const list = '/en-US/exhibition/components/ExhibitorList';
    for (const { id } of [first, second]) {
      expect(await ask(exhibitorPage, id)).toEqual([301, `${list}/exhibitorDetail?id=${third.id}`]);
      expect(await ask(cataloguePage, id)).toEqual([301, `${list}/exhibitorDetail2?id=${third.id}`]);
    }
  });

  test('are one as long as the merge stands: the one that has gone is not published again', async () => {
    const [loser, winner] = [await exhibitor('Iroko'), await exhibitor('Iroko 2')];
    const mergeId = await mergedId(loser, winner);
    const publish = () =>
      publishThread(platform(), editor, {
        kind: kindOrRefuse('exhibitor'),
        thingId: loser.thingId,
        thread: 'en-US',
        withShared: true,
      });
    expect(await publish()).toMatchObject({
      outcome: 'invalid',
      wrong: [{ field: 'key', issue: { message: 'merged' } }],
    });
    expect(await seen(loser.id)).toBeUndefined();
    expect(await unmergeCompanies(platform(), editor, mergeId)).toMatchObject({ outcome: 'unmerged' });
    expect(await seen(loser.id)).toMatchObject({ name: 'Iroko' });
  });

  test('take over what is ticked: a field, a language as a whole', async () => {
    const about = { languages: ['en-US', 'fr-FR'] as const };
    const loser = await exhibitor('Teak', { phone: '+254700222333' }, about);
    const winner = await exhibitor('Teak and Sons', {}, about);
    await mergedId(loser, winner, ['shared phone', 'fr-FR']);
    const french = await readCompany(db(), { kind: 'exhibitor', id: winner.id, locale: 'fr-FR' });
    expect([(await seen(winner.id))?.name, french?.company.name]).toEqual(['Teak and Sons', 'Teak']);
    expect(french?.row.phone).toBe('+254700222333');
  });

  test('a language that only the one that goes has is the other’s; a draft that somebody is writing stays the newest', async () => {
    const loser = await exhibitor('Neem', {}, { languages: ['en-US', 'fr-FR'] });
    const winner = await exhibitor('Neem Tree');
    const draft = { name: 'Margousier', contact: 'Bureau', address: 'x', profile: 'x', purchaseNeeds: 'x' };
    await saved(platform(), editor, { kind: 'exhibitor', thread: 'fr-FR', thingId: winner.thingId, values: draft });
    await mergedId(loser, winner);
    const thread = await db()
      .selectFrom('content_thread')
      .select(['title', 'state', 'published', 'head'])
      .where('thing_id', '=', winner.thingId)
      .where('thread', '=', 'fr-FR')
      .executeTakeFirst();
    expect(thread).toMatchObject({ title: 'Margousier', state: 'draft', published: 2, head: 3 });
    const french = await readCompany(db(), { kind: 'exhibitor', id: winner.id, locale: 'fr-FR' });
    expect(french?.company).toMatchObject({ name: 'Neem', lang: 'fr-FR' });
  });

  test('where texts are reviewed, a draft that somebody is writing stays the newest too, unless the other’s is asked for', async () => {
    const reviewing = { ...platform(), settings: { ...platform().settings, REVIEW_STEPS: 1 as const } };
    const draft = { name: 'Karité', contact: 'Bureau', address: 'x', profile: 'x', purchaseNeeds: 'x' };
    const titleAfter = async (taken: TakenPart[]) => {
      const loser = await exhibitor('Shea', {}, { languages: ['en-US', 'fr-FR'] });
      const winner = await exhibitor('Shea Butter');
      await saved(platform(), editor, { kind: 'exhibitor', thread: 'fr-FR', thingId: winner.thingId, values: draft });
      await mergeCompanies(reviewing, editor, { loserId: loser.thingId, winnerId: winner.thingId, taken });
      const threads = db().selectFrom('content_thread').select('title').where('thread', '=', 'fr-FR');
      return (await threads.where('thing_id', '=', winner.thingId).executeTakeFirst())?.title;
    };
    expect([await titleAfter([]), await titleAfter(['fr-FR'])]).toEqual(['Karité', 'Shea']);
  });

  test('members who spoke for the one speak for the other', async () => {
    const [loser, winner] = [await exhibitor('Okoume'), await exhibitor('Okoume SA')];
    const { member } = await someMember(platform());
    await db()
      .insertInto('company_claim')
      .values({
        ...{ company_id: loser.id, member_id: member.id, state: 'granted', shown_by: 'code', note: '' },
        ...{ asked_at: new Date(), decided_at: new Date() },
      })
      .execute();
    const mergeId = await mergedId(loser, winner);
    const speaks = (companyId: number) => speaksFor(db(), { memberId: member.id, companyId });
    expect([await speaks(loser.id), await speaks(winner.id)]).toEqual([false, true]);
    await unmergeCompanies(platform(), editor, mergeId);
    expect([await speaks(loser.id), await speaks(winner.id)]).toEqual([true, false]);
  });

  test('stand in one hall: where they would in two, nothing is merged and the halls are named', async () => {
    const loser = await exhibitor('Palm', { stands: ['W6-B01'] });
    const winner = await exhibitor('Palm Oil', { stands: ['W5-B01'] });
    expect(await merge(loser, winner)).toEqual({ outcome: 'twoHalls', halls: ['W5', 'W6'] });
    expect((await seen(loser.id))?.stands).toHaveLength(1);
  });

  test('the one that stays is seen where the other is; two drafts can be merged', async () => {
    const [loser, draft] = [await exhibitor('Quinoa'), await exhibitor('Quinoa 2', {}, { isPublished: false })];
    expect(await merge(loser, draft)).toEqual({ outcome: 'unseen' });
    const other = await exhibitor('Quinoa 3', {}, { isPublished: false });
    expect(await merge(draft, other)).toMatchObject({ outcome: 'merged' });
  });

  test('what was read is what is merged', async () => {
    const [loser, winner] = [await exhibitor('Rattan'), await exhibitor('Rattan 2')];
    const asked = { loserId: loser.thingId, winnerId: winner.thingId, taken: [], version: 'another' };
    expect(await mergeCompanies(platform(), editor, asked)).toEqual({ outcome: 'changed' });
  });

  test.each(staffRoles)('by those who write and publish alone: %s', async (role) => {
    const person = await somePerson(db(), [role]);
    const [loser, winner] = [await exhibitor(`Sisal ${role}`), await exhibitor(`Sisal ${role} 2`)];
    const asked = { loserId: loser.thingId, winnerId: winner.thingId, taken: [] };
    const merging = mergeCompanies(platform(), person, asked);
    if (may(person, 'write') && may(person, 'publish')) expect(await merging).toMatchObject({ outcome: 'merged' });
    else await expect(merging).rejects.toThrow(new Refusal(403));
  });

  test('are two of one kind', async () => {
    const [one, other] = [await exhibitor('Tamarind'), await someCompany(platform(), editor, { name: 'Tamarind' })];
    await expect(merge(one, other)).rejects.toThrow(new Refusal(404));
  });
});

describe('a merge taken back', () => {
  test('leaves everything as it was: what readers see, and how every part stands', async () => {
    const loser = await exhibitor(
      'Ubuntu',
      { stands: ['W6-C01'], editions: ['2', '4'] },
      { languages: ['en-US', 'fr-FR'] },
    );
    const winner = await exhibitor('Ubuntu Ltd', { stands: ['W6-C03'] });
    await someProduct(platform(), editor, { exhibitor: loser.id, key: 'one' });
    await someProduct(platform(), editor, { exhibitor: loser.id, key: 'two', isPublished: false });
    await someProduct(platform(), editor, { exhibitor: winner.id, key: 'one' });
    const before = await everything();
    const mergeId = await mergedId(loser, winner, ['shared phone', 'en-US']);
    expect(await everything()).not.toEqual(before);
    expect(await unmergeCompanies(platform(), editor, mergeId)).toEqual({ outcome: 'unmerged' });
    expect(await everything()).toEqual(before);
    expect(await unmergeCompanies(platform(), editor, mergeId)).toEqual({ outcome: 'gone' });
    expect((await seen(loser.id))?.products.map(({ name }) => name)).toEqual(['Product one']);
  });

  test('can be merged again', async () => {
    const [loser, winner] = [await exhibitor('Vanilla'), await exhibitor('Vanilla 2')];
    await unmergeCompanies(platform(), editor, await mergedId(loser, winner));
    expect(await merge(loser, winner)).toMatchObject({ outcome: 'merged' });
  });

  test('leaves an earlier merge as it stood: that can be taken back after it', async () => {
    const [first, second, third] = [
      await exhibitor('Wattle'),
      await exhibitor('Wattle 2'),
      await exhibitor('Wattle 3'),
    ];
    for (const { id } of [first, second]) await someProduct(platform(), editor, { exhibitor: id, key: 'bark' });
    const before = await everything();
    const earlier = await mergedId(first, third, ['shared phone']);
    const later = await mergedId(second, third, ['shared phone', 'en-US']);
    expect(await unmergeCompanies(platform(), editor, earlier)).toMatchObject({ outcome: 'built' });
    expect(await unmergeCompanies(platform(), editor, later)).toEqual({ outcome: 'unmerged' });
    expect(await unmergeCompanies(platform(), editor, earlier)).toEqual({ outcome: 'unmerged' });
    expect(await everything()).toEqual(before);
  });

  test('does so too where the company that stayed went on to a third', async () => {
    const [first, second, third] = [
      await exhibitor('Cassia'),
      await exhibitor('Cassia 2'),
      await exhibitor('Cassia 3'),
    ];
    await someProduct(platform(), editor, { exhibitor: first.id, key: 'bark' });
    const before = await everything();
    const earlier = await mergedId(first, second);
    const later = await mergedId(second, third);
    expect(await unmergeCompanies(platform(), editor, later)).toEqual({ outcome: 'unmerged' });
    expect(await unmergeCompanies(platform(), editor, earlier)).toEqual({ outcome: 'unmerged' });
    expect(await everything()).toEqual(before);
  });

  test('is refused where something was built on it: a text written, a product published', async () => {
    const [loser, winner] = [await exhibitor('Wenge'), await exhibitor('Wenge 2')];
    const product = await someProduct(platform(), editor, { exhibitor: loser.id, key: 'board', isPublished: false });
    const mergeId = await mergedId(loser, winner);
    await publishThread(platform(), editor, { kind: kindOrRefuse('product'), thingId: product, thread: 'en-US' });
    expect(await unmergeCompanies(platform(), editor, mergeId)).toEqual({
      outcome: 'built',
      things: [product],
      plan: false,
    });
    expect(await seen(loser.id)).toBeUndefined();
  });

  test('is refused where a plan of a hall was changed since', async () => {
    const [loser, winner] = [await exhibitor('Xylopia'), await exhibitor('Xylopia 2')];
    const { id } = await db()
      .insertInto('hall_plan')
      .values({ edition_id: 4, hall_code: 'W1', changed_at: new Date(), changed_by: 'x' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const stand = { plan_id: id, number: 'Z01', x: 0, y: 0, width: 3, depth: 3 };
    await db()
      .insertInto('planned_stand')
      .values({ ...stand, company_id: loser.id })
      .execute();
    const mergeId = await mergedId(loser, winner);
    const holder = () => db().selectFrom('planned_stand').select('company_id').where('plan_id', '=', id);
    expect(await holder().executeTakeFirst()).toEqual({ company_id: winner.id });
    await db().updateTable('planned_stand').set({ company_id: null }).where('plan_id', '=', id).execute();
    expect(await unmergeCompanies(platform(), editor, mergeId)).toEqual({ outcome: 'built', things: [], plan: true });
    await db().deleteFrom('hall_plan').where('id', '=', id).execute();
  });

  test('leaves no last act of a plan to be undone that would give a stand away again', async () => {
    const [loser, winner] = [await exhibitor('Yew'), await exhibitor('Yew 2')];
    const { id } = await db()
      .insertInto('hall_plan')
      .values({ edition_id: 4, hall_code: 'W1', changed_at: new Date(), changed_by: 'x' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const stand = { plan_id: id, number: 'Z01', x: 0, y: 0, width: 3, depth: 3 };
    await db()
      .insertInto('planned_stand')
      .values({ ...stand, company_id: loser.id })
      .execute();
    const mergeId = await mergedId(loser, winner);
    const last = JSON.stringify([{ number: 'Z01', x: 0, y: 0, width: 3, depth: 3, companyId: winner.id }]);
    await db().updateTable('hall_plan').set({ last_stands: last }).where('id', '=', id).execute();
    expect(await unmergeCompanies(platform(), editor, mergeId)).toEqual({ outcome: 'unmerged' });
    const plan = db().selectFrom('hall_plan').select('last_stands').where('id', '=', id);
    expect(await plan.executeTakeFirst()).toEqual({ last_stands: null });
    await db().deleteFrom('hall_plan').where('id', '=', id).execute();
  });
});

describe('two who merge the same companies at once', () => {
  /** Both begin before either has ended; nobody says as what they have read them. */
  async function atOnce(): Promise<string[]> {
    const [loser, winner] = [await exhibitor('Yam'), await exhibitor('Yam 2')];
    const answers = await Promise.all([merge(loser, winner), merge(loser, winner)]);
    return answers.map(({ outcome }) => outcome).toSorted();
  }

  test('one does', async () => {
    expect(await atOnce()).toEqual(['gone', 'merged']);
  });

  test('the other way round, one does too', async () => {
    const [one, other] = [await exhibitor('Zebrano'), await exhibitor('Zebrano 2')];
    const answers = await Promise.all([merge(one, other), merge(other, one)]);
    expect(answers.map(({ outcome }) => outcome)).toContain('merged');
    const merges = await db()
      .selectFrom('company_merge')
      .select('id')
      .where('loser_id', 'in', [one.thingId, other.thingId])
      .execute();
    expect(merges).toHaveLength(1);
  });

  test('control: without the rule of the database both do', async () => {
    await sql`drop index company_merge_once`.execute(db());
    expect(await atOnce()).toEqual(['merged', 'merged']);
  });
});

test('facts are put together, filled in, or taken over where that is said', () => {
  const kind = kindOrRefuse('exhibitor');
  const stays = { key: 'stays', phone: '1', stands: ['W2-A01'], editions: ['4'] };
  const gone = { key: 'gone', phone: '2', website: 'w', stands: ['W2-A03'], editions: ['2', '4'] };
  expect(mergedFacts(kind, stays, gone, [])).toEqual({
    ...{ key: 'stays', phone: '1', website: 'w', stands: ['W2-A01', 'W2-A03'], editions: ['2', '4'] },
  });
  expect(mergedFacts(kind, stays, gone, ['shared phone'])).toMatchObject({ key: 'stays', phone: '2' });
});
