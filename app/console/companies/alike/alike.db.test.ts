import { beforeAll, describe, expect, test } from 'vitest';
import type { Staff } from '#features/staff/index.server.ts';
import { somePerson } from '#features/staff/person.fixture.ts';
import { staffRoles } from '#platform/http/actor.ts';
import { may } from '#platform/http/may.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { siteFor } from '#tests/support/site-for.ts';
import { staffRequest } from '#tests/support/staff-request.ts';
import { saved, someCompany } from '../companies.fixture.ts';
import { doWithPair } from '../pair/do-with-pair.server.ts';
import { readPair } from '../pair/read-pair.server.ts';
import { tellApart, tellTogether } from './apart.server.ts';
import { readTraits, traitsJob } from './keep-traits.server.ts';
import { alikeBy, alikeWith, countAlike, listAlike } from './list-alike.server.ts';

const platform = emptyPlatform();
const db = () => platform().db;
let editor: Staff;

beforeAll(async () => {
  editor = await somePerson(db(), ['editor']);
});

const company = (name: string, facts = {}, text = {}) => someCompany(platform(), editor, { name, facts, text });

/** All traits read: what was written is looked at. */
async function look(): Promise<void> {
  await traitsJob.run(platform(), new AbortController().signal);
}

describe('companies that look alike', () => {
  test('are those of one name, whatever its spelling and legal form, of one telephone, mail, domain or several of these', async () => {
    const one = await company('Kilima Coffee Ltd', { phone: '+254700111222', mail: 'export@kilima.example' });
    const named = await company('KILIMA COFFEE LIMITED');
    const called = await company('Another name', { phone: '+2540700111222' });
    const written = await company('A third name', { website: 'https://www.kilima.example/en' });
    const none = await company('Mlima Tea');
    await look();
    const found = new Map((await alikeWith(db(), one.thingId)).map(({ id, traits }) => [id, traits]));
    expect(found).toEqual(
      new Map([
        [named.thingId, ['name']],
        [called.thingId, ['phone']],
        [written.thingId, ['domain']],
      ]),
    );
    expect(await alikeWith(db(), none.thingId)).toEqual([]);
  });

  test('are seen as soon as they are written, however many others are still to be read', async () => {
    const waiting = { kind: 'buyer', source: 'en-US', changed_at: new Date('2020-01-01'), changed_by: 'site' } as const;
    const rows = Array.from({ length: 120 }, () => waiting);
    const made = await db().insertInto('content_thing').values(rows).returning('id').execute();
    const [one, other] = [await company('Iroko Timber'), await company('Iroko Timber Ltd')];
    await readTraits(db());
    expect(await alikeBy(db(), one.thingId, other.thingId)).toEqual(['name']);
    const ids = made.map(({ id }) => id);
    await db().deleteFrom('content_thing').where('id', 'in', ids).execute();
  });

  test('a mailbox where everybody has one and an address of a trade centre tell nobody; several traits say more than one', async () => {
    const address = { address: '1 Trade Centre, Nairobi' };
    const [one, other] = [
      await company('Acacia', { mail: 'acacia@gmail.com' }, address),
      await company('Baobab', { mail: 'baobab@gmail.com' }, address),
    ];
    await look();
    expect(await alikeBy(db(), one.thingId, other.thingId)).toBeUndefined();
    const [first, second] = [
      await company('Cedar', { phone: '+254700333444' }, { address: '9 Moi Avenue, Mombasa' }),
      await company('Cedar Co.', { phone: '+254700333444' }, { address: '9, Moi Avenue – Mombasa' }),
    ];
    await look();
    expect(await alikeBy(db(), second.thingId, first.thingId)).toEqual(['name', 'phone', 'address']);
    const { pairs } = await listAlike(db(), undefined);
    expect(pairs[0]).toMatchObject({ one: first.thingId, other: second.thingId });
  });

  test('are of one kind, and of each other no longer once one is written otherwise', async () => {
    const [one, other] = [await company('Doum Palm'), await company('Doum Palm SA')];
    await look();
    expect(await alikeBy(db(), one.thingId, other.thingId)).toEqual(['name']);
    const values = { name: 'Date Palm', contact: 'Desk', address: 'x', profile: 'x', purchaseNeeds: 'x' };
    await saved(platform(), editor, { kind: 'buyer', thread: 'en-US', thingId: other.thingId, base: 1, values });
    expect(await readTraits(db())).toBe(1);
    expect(await alikeBy(db(), one.thingId, other.thingId)).toBeUndefined();
    expect(await readTraits(db())).toBe(0);
  });

  test('what more companies have in common than anybody would look through tells none of them', async () => {
    const phone = '+254700555666';
    for (let i = 0; i < 9; i += 1) await company(`Agency client ${String.fromCharCode(65 + i)}`, { phone });
    await look();
    const rows = await db()
      .selectFrom('company_trait')
      .select('thing_id')
      .where('value', '=', '254 00555666')
      .execute();
    expect(rows).toHaveLength(9);
    const last = Math.max(...rows.map(({ thing_id }) => thing_id));
    expect(await alikeWith(db(), last)).toEqual([]);
  });

  test('are listed page by page, each once', async () => {
    for (let i = 0; i < 30; i += 1) {
      await company(`Pair number ${i} x`);
      await company(`Pair number ${i} x Ltd`);
    }
    await look();
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const page = await listAlike(db(), after);
      seen.push(...page.pairs.map(({ one, other }) => `${one} ${other}`));
      after = page.after;
    } while (after);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toHaveLength(await countAlike(db()));
    expect(seen.length).toBeGreaterThanOrEqual(30);
  });
});

describe('two companies that somebody has looked at', () => {
  test('are told apart, and suggested no more; that can be taken back, and stands in the log', async () => {
    const [one, other] = [await company('Ebony'), await company('Ebony Ltd')];
    await look();
    const isSuggested = async () => (await alikeWith(db(), one.thingId)).some(({ id }) => id === other.thingId);
    expect(await isSuggested()).toBe(true);
    await tellApart(platform(), editor, [other.thingId, one.thingId]);
    await tellApart(platform(), editor, [one.thingId, other.thingId]);
    expect(await isSuggested()).toBe(false);
    const page = await readPair(siteFor(platform()), editor, pairUrl(one.thingId, other.thingId));
    expect(page).toMatchObject({ apart: { by: editor.name }, traits: ['name'] });
    await tellTogether(platform(), editor, [one.thingId, other.thingId]);
    expect(await isSuggested()).toBe(true);
    const acts = await db()
      .selectFrom('staff_act')
      .select('act')
      .where('about', '=', `buyer ${one.thingId} and ${other.thingId}`)
      .orderBy('id')
      .execute();
    expect(acts.map(({ act }) => act)).toEqual(['company.apart', 'company.together']);
  });

  test('stand side by side, with what can be taken over', async () => {
    const [one, other] = [
      await company('Fig', { website: 'https://fig.example', phone: '+254700777888' }),
      await someCompany(platform(), editor, { name: 'Fig', languages: ['en-US', 'fr-FR'] }),
    ];
    const page = await readPair(siteFor(platform()), editor, pairUrl(one.thingId, other.thingId));
    const row = (id: string) => page.rows.find((each) => each.id === id);
    expect(row('shared phone')).toMatchObject({ one: '+254700777888', isSame: false, take: 'shared phone' });
    expect(row('shared website')).toMatchObject({ one: 'https://fig.example', other: '', take: undefined });
    expect(row('shared key')).toMatchObject({ take: undefined });
    expect(row('en-US name')).toMatchObject({ isSame: true, lang: 'en-US', take: 'en-US' });
    expect(row('fr-FR name')).toMatchObject({ one: '', take: undefined });
  });

  test('are two, of one kind, and companies', async () => {
    const one = await company('Guava');
    const read = (query: string) => readPair(siteFor(platform()), editor, new URL(`http://localhost/?${query}`));
    for (const query of [
      '',
      `one=${one.thingId}`,
      `one=${one.thingId}&other=${one.thingId}`,
      `one=${one.thingId}&other=999999`,
    ])
      await expect(read(query)).rejects.toThrow(new Refusal(404));
  });

  test.each(staffRoles)('are told apart by those who write alone: %s', async (role) => {
    const person = await somePerson(db(), [role]);
    const [one, other] = [await company(`Hazel ${role}`), await company(`Hazel ${role} Ltd`)];
    const site = siteFor(platform());
    const path = `/console/companies/pair?one=${one.thingId}&other=${other.thingId}`;
    const sent = doWithPair(await staffRequest(site, person, path, [['act', 'apart']]), site);
    if (may(person, 'write')) expect(await sent).toMatchObject({ status: 303 });
    else await expect(sent).rejects.toThrow(new Refusal(403));
  });
});

const pairUrl = (one: number, other: number) => new URL(`http://localhost/?one=${one}&other=${other}`);
