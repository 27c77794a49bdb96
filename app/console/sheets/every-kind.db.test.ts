import { beforeAll, expect, test } from 'vitest';
import { adoptKind } from '#console/content/adopt.server.ts';
import { contentKinds } from '#console/content/kinds.server.ts';
import type { Staff } from '#features/staff/index.server.ts';
import { somePerson } from '#features/staff/person.fixture.ts';
import { staffRoles } from '#platform/http/actor.ts';
import { locales } from '#platform/i18n/locale.ts';
import { seededPlatform } from '#tests/support/seeded-site.ts';
import { handIn } from '#tests/support/sheets/hand-in.ts';
import { siteFor } from '#tests/support/site-for.ts';
import { columnsOf, knownHeads } from './cells/columns.server.ts';
import { showImport } from './pages/show-import.server.ts';
import { csvSheet } from './writing/write-sheet.server.ts';

const seeded = seededPlatform();
let everybody: Staff;

beforeAll(async () => {
  everybody = await somePerson(seeded().db, staffRoles);
  for (const kind of contentKinds) await adoptKind(seeded(), kind);
}, 240_000);

test.each(contentKinds.map((kind) => [kind.name, kind] as const))(
  'all of %s goes out and comes back without a change, in every language',
  async (_name, kind) => {
    for (const locale of locales) {
      const site = siteFor(seeded(), { locale });
      let text = '';
      for await (const piece of csvSheet(site, kind, {})) text += piece;
      const id = await handIn(site, everybody, kind, text);
      const { counts, faults } = await showImport(site, everybody, id);
      expect({ faults, made: counts.made, changed: counts.changed }).toEqual({ faults: [], made: 0, changed: 0 });
    }
  },
  120_000,
);

test.each(contentKinds.map((kind) => [kind.name, kind] as const))(
  'each column of %s has a name of its own',
  (_name, kind) => {
    const columns = columnsOf(kind);
    const known = knownHeads(columns);
    for (const { name, heads } of columns) {
      for (const head of Object.values(heads))
        expect([head, known.get(head.normalize('NFKC').toLowerCase().replace(/\s/g, ''))]).toEqual([head, name]);
    }
  },
);
