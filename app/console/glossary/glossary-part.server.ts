import { z } from 'zod';
import type { Bundle, Read } from '#platform/bundle/bundle.server.ts';
import { BundleError } from '#platform/bundle/bundle-error.ts';
import { type BundlePart, eachOnce } from '#platform/bundle/bundle-part.ts';
import { locales } from '#platform/i18n/locale.ts';
import { textsOf } from '#platform/i18n/texts.ts';
import { nameOf } from './entry.ts';
import { entriesThatHold, parts, termRows, termsWith } from './glossary.server.ts';
import type { TermRow } from './held-terms.ts';
import { faultsOf, type TermFaults } from './term-faults.server.ts';

/** What staff have written of a term; its key is its Chinese name. */
const bundleRow = z.strictObject({
  key: z.string().min(1),
  /** The Chinese name of the row of the glossary's file in whose place it stands. */
  inPlaceOf: z.string().min(1).optional(),
  part: z.string(),
  names: z.partialRecord(z.enum(locales), z.string()),
  unused: z.partialRecord(z.enum(locales), z.array(z.string())).default({}),
  note: z.string().default(''),
  retired: z.literal(true).optional(),
});

type BundleRow = z.output<typeof bundleRow>;

const name = 'glossary';

/** What staff have changed of the glossary. It is of no edition: where one goes out alone, it stays behind. */
export const glossaryPart: BundlePart = {
  name,
  // Readers see nothing of it.
  tags: [],
  async rows(db, { chosen }) {
    const rows = (chosen ? [] : await termRows(db)).map(rowOf);
    return rows.toSorted((one, other) => (one.key < other.key ? -1 : 1)).map((row) => ({ row, files: [] }));
  },
  async check(bundle) {
    const rows = await rowsIn(bundle);
    eachOnce(rows);
    eachOnce(rows.flatMap((row) => (row.inPlaceOf === undefined ? [] : [{ ...row, key: row.inPlaceOf }])));
    const faults = faultsAmong(rows);
    if (faults.length > 0) throw new BundleError(faults.join('\n'));
    return [];
  },
  async complete(tx, bundle, now) {
    const rows = await rowsIn(bundle);
    if (rows.length === 0) return;
    await tx
      .insertInto('glossary_term')
      .values(
        rows.map(({ inPlaceOf, part, names, unused, note, retired = false }) => ({
          ...{ file_row: inPlaceOf ?? null, part, note, is_retired: retired, changed_at: now },
          ...{ names: JSON.stringify(names), unused: JSON.stringify(unused) },
        })),
      )
      .execute();
  },
};

async function rowsIn(bundle: Bundle): Promise<Read<BundleRow>[]> {
  return (await bundle.below(name)).length > 0 ? bundle.rows(name, bundleRow) : [];
}

function rowOf({ file_row, part, names, unused, note, is_retired }: TermRow) {
  const notUsed = textsOf(unused);
  return {
    ...{ key: nameOf({ names }), ...(file_row !== null && { inPlaceOf: file_row }), part },
    names: Object.fromEntries(textsOf(names)),
    ...(notUsed.length > 0 && { unused: Object.fromEntries(notUsed) }),
    ...(note !== '' && { note }),
    ...(is_retired && { retired: true }),
  };
}

/** What could not be written here either: by a glossary that contradicts itself nobody could publish a text any more. */
function faultsAmong(rows: readonly Read<BundleRow>[]): string[] {
  const alone = rows.map((row): TermFaults => (row.retired ? {} : faultsOf(row, { others: [], parts })));
  const isSound = (i: number) => Object.keys(alone[i] ?? {}).length === 0;
  const sound = termsWith(rows.map(asKept)).filter(({ id }) => id === undefined || isSound(id - 1));
  return rows.flatMap((row, i) => {
    const { file, key, retired } = row;
    const others = entriesThatHold(sound.filter(({ id }) => id !== i + 1));
    const faults: TermFaults = isSound(i) && !retired ? faultsOf(row, { others, parts }) : (alone[i] ?? {});
    return [
      ...(nameOf(row) === key ? [] : [`${file}: key: is not its Chinese name`]),
      ...Object.entries(faults).map(([field, { is }]) => `${file}: ${field}: ${is}`),
    ];
  });
}

const asKept = ({ inPlaceOf, part, names, unused, note, retired }: BundleRow, i: number): TermRow => ({
  ...{ id: i + 1, version: 1, file_row: inPlaceOf ?? null, is_retired: retired === true },
  ...{ part, names, unused, note },
});
