import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { somePerson } from '#features/staff/person.fixture.ts';
import { contentRows } from '#tests/support/content-tables.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { glossaryFile, glossaryOf, readTerms } from '../glossary/glossary.server.ts';
import { retireTerm, saveTerm } from '../glossary/write-term.server.ts';
import { empty, exportTo, importFrom, newFolder } from './bundles.fixture.ts';

const platform = emptyPlatform();
let folder: string;

beforeAll(async () => {
  folder = await newFolder();
});
afterAll(() => rm(folder, { recursive: true }));

const tea = {
  part: 'Trade',
  names: { 'zh-CN': '红茶', 'en-US': 'black tea', 'fr-FR': 'thé noir' },
  unused: { 'fr-FR': ['thé rouge'] },
  note: '',
};

test('what staff have written of the glossary goes out and comes in: what is new, what is called otherwise, what is retired', async () => {
  const { db } = platform();
  const editor = await somePerson(db, ['editor']);
  const shuttle = { part: 'Places', names: { 'zh-CN': '摆渡班车', 'en-US': 'shuttle' }, unused: {}, note: 'by day' };
  await saveTerm(platform(), editor, { of: undefined, base: 0, entry: tea });
  await saveTerm(platform(), editor, { of: { name: '班车' }, base: 0, entry: shuttle });
  await retireTerm(platform(), editor, { of: { name: '西达摩' }, base: 0 });
  const first = await exportTo(platform(), join(folder, 'first.zip'));
  const kept = async () => [
    await glossaryFile(db),
    (await glossaryOf(db)).version,
    (await contentRows(db)).glossary_term,
  ];
  const before = await kept();
  await empty(platform.database());
  expect(await importFrom(platform(), join(folder, 'first.zip'))).toBe(true);
  expect(await kept()).toEqual(before);
  expect((await readTerms(db)).filter(({ id }) => id !== undefined)).toHaveLength(3);
  const again = await exportTo(platform(), join(folder, 'again.zip'));
  expect(again.content.equals(first.content)).toBe(true);
});
