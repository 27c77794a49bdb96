import { beforeAll, expect, test } from 'vitest';
import { surroundings } from '#features/directory/directory.fixture.ts';
import { readCompany } from '#features/directory/queries.server.ts';
import { insertEdition } from '#features/editions/editions.fixture.ts';
import { unveilEdition } from '#features/editions/index.server.ts';
import type { Staff } from '#features/staff/index.server.ts';
import { somePerson } from '#features/staff/person.fixture.ts';
import { staffRoles } from '#platform/http/actor.ts';
import { may } from '#platform/http/may.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { siteFor } from '#tests/support/site-for.ts';
import { staffRequest } from '#tests/support/staff-request.ts';
import { kindOrRefuse } from '../../content/kinds.server.ts';
import { saved, someCompany } from '../companies.fixture.ts';
import { bringToEdition } from './bring-to-edition.server.ts';
import { doWithCompany } from './do-with-company.server.ts';
import { readCompanyPage } from './read-company.server.ts';

const platform = emptyPlatform();
const db = () => platform().db;
let editor: Staff;

beforeAll(async () => {
  await surroundings(db());
  await insertEdition(db(), { number: 5, startDate: '2027-06-10', endDate: '2027-06-13' });
  editor = await somePerson(db(), ['editor']);
});

const exhibitor = (name: string, facts = {}) => someCompany(platform(), editor, { kind: 'exhibitor', name, facts });

const read = (thingId: number, query = '') =>
  readCompanyPage(siteFor(platform()), editor, { id: String(thingId), query: new URLSearchParams(query) });

const bring = (thingId: number, edition: string, staff = editor) =>
  bringToEdition(platform(), staff, { kind: kindOrRefuse('exhibitor'), thingId, edition });

test('a company is seen in every edition, with where it stands and where it is to stand', async () => {
  const { thingId, id } = await exhibitor('Acacia', { editions: ['2', '4'], stands: ['W6-A01'] });
  const { id: planId } = await db()
    .insertInto('hall_plan')
    .values({ edition_id: 5, hall_code: 'W1', changed_at: new Date(), changed_by: 'x' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const stand = { plan_id: planId, number: 'Z01', x: 0, y: 0, width: 3, depth: 3, company_id: id };
  await db().insertInto('planned_stand').values(stand).execute();
  const { appearances } = await read(thingId);
  const of = (edition: number) => appearances.find((each) => each.edition === edition);
  expect(of(5)).toMatchObject({ is: 'no', stands: [], planned: ['W1-Z01'] });
  expect(of(4)).toMatchObject({ is: 'seen', stands: ['W6-A01'], planned: [] });
  expect(of(2)).toMatchObject({ is: 'seen', stands: [] });
});

test('it is brought to another edition: readers see that once they see the edition, and a draft of it says so too', async () => {
  const { thingId, id } = await exhibitor('Baobab');
  const facts = { key: 'x', country: 'KE', industry: 4, editions: ['4'] };
  await saved(platform(), editor, { kind: 'exhibitor', thread: 'shared', thingId, base: 1, values: facts });
  expect(await bring(thingId, '5')).toEqual({ outcome: 'brought' });
  const company = await readCompany(db(), { kind: 'exhibitor', id, locale: 'en-US' });
  expect(company?.company.editions.map(({ number }) => number)).toEqual([4]);
  expect(company?.company.industry).toBe(3);
  const newest = await db()
    .selectFrom('content_revision')
    .select('fields')
    .where('thing_id', '=', thingId)
    .where('thread', '=', 'shared')
    .orderBy('number', 'desc')
    .executeTakeFirst();
  expect(newest?.fields).toMatchObject({ industry: 4, editions: ['4', '5'] });
  expect(await bring(thingId, '5')).toEqual({ outcome: 'there' });
  expect(await bring(thingId, '9')).toEqual({ outcome: 'unknown' });
  await db()
    .transaction()
    .execute((tx) => unveilEdition(tx, 5));
  const then = await readCompany(db(), { kind: 'exhibitor', id, locale: 'en-US' });
  expect(then?.company.editions.map(({ number }) => number)).toEqual([5, 4]);
});

test('a buyer is of no edition', async () => {
  const { thingId } = await someCompany(platform(), editor, { name: 'Cedar' });
  expect((await read(thingId)).appearances).toEqual([]);
  const kind = kindOrRefuse('buyer');
  expect(await bringToEdition(platform(), editor, { kind, thingId, edition: '4' })).toEqual({ outcome: 'unknown' });
});

test.each(staffRoles)('by those who write alone: %s', async (role) => {
  const person = await somePerson(db(), [role]);
  const { thingId } = await exhibitor(`Doum ${role}`);
  const site = siteFor(platform());
  const form: [string, string][] = [
    ['act', 'bring'],
    ['edition', '5'],
  ];
  const sent = doWithCompany(
    await staffRequest(site, person, `/console/companies/${thingId}`, form),
    site,
    String(thingId),
  );
  if (may(person, 'write')) expect(await sent).toMatchObject({ status: 303 });
  else await expect(sent).rejects.toThrow(new Refusal(403));
});

test('what is no company is not found', async () => {
  for (const id of ['0', '999999', 'none', undefined]) {
    const asked = readCompanyPage(siteFor(platform()), editor, { id, query: new URLSearchParams() });
    await expect(asked).rejects.toThrow(new Refusal(404));
  }
});
