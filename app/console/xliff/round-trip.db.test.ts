import { XMLParser } from 'fast-xml-parser';
import { beforeAll, expect, test } from 'vitest';
import type { Staff } from '#features/staff/index.server.ts';
import { somePerson } from '#features/staff/person.fixture.ts';
import { type Locale, locales } from '#platform/i18n/locale.ts';
import { textsOf } from '#platform/i18n/texts.ts';
import { sanitiseInline } from '#platform/rich-text/sanitise-body.server.ts';
import { demonstration } from '#server/demonstration/demonstration.ts';
import { seed } from '#server/demonstration/seed.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { siteFor } from '#tests/support/site-for.ts';
import { adoptKind } from '../content/adopt.server.ts';
import { splitDraft } from '../content/document.ts';
import { contentKinds } from '../content/kinds.server.ts';
import { blocksOf } from '../segments/blocks.ts';
import { marksOf } from '../segments/marks.server.ts';
import { exportThings } from './export-xliff.server.ts';
import { importXliff } from './import-xliff.server.ts';
import { htmlOfPieces, piecesIn, piecesOfHtml, wrongMark, xliffOfPieces, xliffSpace } from './pieces.server.ts';
import { readXliff } from './read-xliff.server.ts';
import { readXml } from './xml/xml.ts';

const platform = emptyPlatform();
let editor: Staff;

beforeAll(async () => {
  await seed({ ...platform(), bundle: demonstration });
  for (const kind of contentKinds) await adoptKind(platform(), kind);
  editor = await somePerson(platform().db, ['admin']);
}, 240_000);

const withRich = contentKinds.filter(({ texts }) =>
  Object.values(texts).some(({ control }) => control.type === 'rich'),
);

test.each(withRich.map((kind) => [kind.name, kind] as const))(
  '%s: every segment of every language comes back from XLIFF as it went out',
  async (_, kind) => {
    const { db } = platform();
    const things = await kind.read(db, await kind.keys(db, undefined, 5000));
    const bodies = [...things.values()].flatMap((draft) =>
      textsOf(splitDraft(kind, draft).texts).flatMap(([, values]) =>
        Object.entries(kind.texts).flatMap(([name, { control }]) =>
          control.type === 'rich' ? [String(values[name] ?? '')] : [],
        ),
      ),
    );
    for (const html of bodies.flatMap(blocksOf)) {
      const marks = marksOf(html, '');
      const content = xliffOfPieces(piecesOfHtml(html, marks), marks);
      const pieces = piecesIn(readXml(`<source xmlns="${xliffSpace}">${content}</source>`));
      expect(wrongMark(pieces, marks)).toBeUndefined();
      expect(htmlOfPieces(pieces, marks)).toBe(sanitiseInline(html));
    }
  },
);

/** Another reader of XML, which knows nothing of ours. */
const reader = new XMLParser({
  ...{ ignoreAttributes: false, attributeNamePrefix: '@', parseTagValue: false, parseAttributeValue: false },
  ...{ trimValues: false, processEntities: { enabled: true, maxTotalExpansions: 1e7, maxExpandedLength: 1e8 } },
  isArray: (name) => name === 'file' || name === 'unit',
  stopNodes: ['*.source', '*.target'],
});

/** Each other language under `npm run prove`, else one of them. */
const targetsOf = (from: Locale) =>
  locales.filter((locale) => locale !== from).slice(0, process.env.PROVE ? undefined : 1);

test('all that the console holds goes out in every direction, is read by others, and comes back without changing anything', async () => {
  const site = siteFor(platform());
  const things = await site.db.selectFrom('content_thing').select(['kind', 'id', 'source']).orderBy('id').execute();
  const revisions = () =>
    site.db
      .selectFrom('content_revision')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .execute();
  const before = await revisions();
  let files = 0;
  for (const from of locales) {
    for (const to of targetsOf(from)) {
      const all = things.filter(({ source }) => source === from);
      for (let at = 0; at < all.length; at += 500) {
        const xml = await exportThings(site, editor, all.slice(at, at + 500), { from, to });
        if (xml === undefined) continue;
        const { xliff } = reader.parse(xml);
        expect(xliff).toMatchObject({ '@version': '2.0', '@srcLang': from, '@trgLang': to });
        const sent = readXliff(xml);
        const units = sent.files.flatMap((file) => file.units);
        expect(xliff.file.map((file: Record<string, unknown>) => file['@id'])).toEqual(sent.files.map(({ id }) => id));
        const read = xliff.file.flatMap((file: { unit: Record<string, unknown>[] }) => file.unit);
        expect(read.map((unit: Record<string, unknown>) => unit['@id'])).toEqual(units.map(({ id }) => id));
        for (const file of sent.files) {
          expect(new Set(file.units.map(({ id }) => id)).size).toBe(file.units.length);
          expect(file.units.filter(({ id }) => !/^[\w.:-]+$/.test(id))).toEqual([]);
        }
        const { texts } = await importXliff(site, editor, sent);
        expect(texts.filter(({ outcome }) => outcome !== 'unchanged')).toEqual([]);
        files += sent.files.length;
      }
    }
  }
  expect(files).toBeGreaterThan(300);
  expect(await revisions()).toEqual(before);
}, 240_000);
