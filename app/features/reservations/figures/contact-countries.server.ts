import { unsealPersonal } from '#platform/crypto/personal.ts';
import type { Platform } from '#platform/http/site-context.ts';
import type { Job } from '#platform/jobs/job.ts';
import { countryOfContact } from '../order/contact-country.server.ts';
import { purposes } from '../parties/party.server.ts';

/** Reservations in one transaction. */
const atOnce = 200;

/** Looks up the country of contacts of reservations from before countries were counted (0100-figures.sql); then there are none. */
export const contactCountriesJob: Job = {
  name: 'look up countries of contacts',
  every: 24 * 3_600_000,
  run: lookUpContactCountries,
};

/** The same at once. @returns how many were looked up @throws where a phone was sealed with a key that is no longer there */
export async function lookUpContactCountries(
  { db, settings }: Pick<Platform, 'db' | 'settings'>,
  signal?: AbortSignal,
): Promise<number> {
  const lookedUp = await db.transaction().execute(async (tx) => {
    const rows = await tx
      .selectFrom('reservation')
      .select(['id', 'contact_phone_sealed as phone'])
      .where('contact_country', 'is', null)
      .where('contact_phone_sealed', 'is not', null)
      .orderBy('id')
      .limit(atOnce)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const { id, phone } of rows) {
      const country = phone ? countryOfContact(unsealPersonal(settings, purposes.contactPhone, phone)) : '';
      await tx.updateTable('reservation').set({ contact_country: country }).where('id', '=', id).execute();
    }
    return rows.length;
  });
  if (lookedUp < atOnce || signal?.aborted) return lookedUp;
  return lookedUp + (await lookUpContactCountries({ db, settings }, signal));
}
