import { beforeAll, expect, test } from 'vitest';
import { adoptKind } from '#console/content/adopt.server.ts';
import { surroundings } from '#features/directory/directory.fixture.ts';
import { exhibitorKind } from '#features/directory/publishing/exhibitor-kind.server.ts';
import { editionKind } from '#features/editions/publishing/edition-kind.server.ts';
import type { Staff } from '#features/staff/index.server.ts';
import { somePerson } from '#features/staff/person.fixture.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { handIn } from '#tests/support/sheets/hand-in.ts';
import { csvOfSheet, plantedExhibitors, plantedKinds } from '#tests/support/sheets/planted-exhibitors.ts';
import { siteFor } from '#tests/support/site-for.ts';
import { allFaults, showImport } from './pages/show-import.server.ts';
import { takeImport } from './taking/take-import.server.ts';

const platform = emptyPlatform({ RATE_LIMITS: 'off' });
let editor: Staff;

beforeAll(async () => {
  await surroundings(platform().db);
  editor = await somePerson(platform().db, ['editor']);
  await adoptKind(platform(), editionKind);
});

test('of 5,000 exhibitors with 3 % faults of twelve kinds every fault is found and named, and nothing else is', async () => {
  const site = siteFor(platform());
  const sheet = plantedExhibitors(5000);
  expect(sheet.faults).toHaveLength(151);
  expect(new Set(sheet.faults.map(({ reason }) => reason)).size).toBe(plantedKinds.length);
  const id = await handIn(site, editor, exhibitorKind, csvOfSheet(sheet), '展商.csv');
  const { faults } = await allFaults(site, editor, id);
  const found = faults.map(({ row, column, reason }) => ({
    ...{ row, column },
    reason: plantedKinds.find((kind) => reason.startsWith(kind.reason))?.reason ?? reason,
  }));
  expect(found).toEqual(sheet.faults);
  const { counts, faults: onPage } = await showImport(site, editor, id);
  expect(counts).toMatchObject({ rows: 5000, faults: 151, faultyRows: 151, made: 4849 });
  expect(onPage).toHaveLength(151);
  expect(await takeImport(site, editor, { id, publish: false })).toEqual({ outcome: 'nothing' });
  const made = await site.db.selectFrom('content_thing').select('id').where('kind', '=', 'exhibitor').execute();
  expect(made).toEqual([]);
}, 120_000);

test('where there are more than a page shows, the first 200 are shown and all are counted', async () => {
  const site = siteFor(platform(), { locale: 'zh-CN' });
  const sheet = plantedExhibitors(500, 2);
  const id = await handIn(site, editor, exhibitorKind, csvOfSheet(sheet));
  const { counts, faults } = await showImport(site, editor, id);
  expect([counts.faults, faults.length]).toEqual([250, 200]);
  expect((await allFaults(site, editor, id)).faults).toHaveLength(250);
  // In the language of whoever reads it.
  expect(faults.every(({ reason }) => /[\u4e00-\u9fff]/.test(reason))).toBe(true);
});
