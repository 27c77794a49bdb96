import { type Bundle, checked } from '#platform/bundle/bundle.server.ts';
import type { Tx } from '#platform/db/database.ts';
import { countriesIn, editionsIn, organisersIn } from './bundle.server.ts';
import { countryDraft } from './publishing/country-draft.server.ts';
import { editionDraft } from './publishing/edition-draft.server.ts';
import { writeCountries } from './publishing/write-countries.server.ts';
import { writeEdition } from './publishing/write-edition.server.ts';
import { writeOrganisation } from './publishing/write-organisations.server.ts';

/** Writes a bundle's editions, countries and organisers into empty tables. */
export async function seedEditions(tx: Tx, { bundle }: { bundle: Bundle }): Promise<void> {
  // The oldest first: figures add up from earlier ones.
  const editions = (await editionsIn(bundle)).toSorted((one, other) => one.number - other.number);
  for (const { file, key: _key, ...edition } of editions) await writeEdition(tx, checked(editionDraft, edition, file));
  const countries = await countriesIn(bundle);
  await writeCountries(
    tx,
    countries.map(({ file, ...country }) => checked(countryDraft, country, file)),
  );
  for (const [position, { file: _file, ...organiser }] of (await organisersIn(bundle)).entries()) {
    await writeOrganisation(tx, undefined, { ...organiser, position });
  }
}
