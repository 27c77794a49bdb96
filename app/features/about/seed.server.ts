import { contact, filing } from '#db/seed/editions/contact.ts';
import type { Tx } from '#platform/db/database.ts';
import { locales } from '#platform/i18n/locale.ts';

const first = 1;

/** Writes the demonstration's contact and legal lines into empty tables. */
export async function seedAbout(tx: Tx): Promise<void> {
  const { phone, email, postcode, texts } = contact;
  await tx.insertInto('contact').values({ id: first, position: 0, phone, email, postcode }).execute();
  await tx
    .insertInto('contact_text')
    .values(locales.map((locale) => ({ contact_id: first, locale, ...texts[locale] })))
    .execute();
  await tx
    .insertInto('legal_line')
    .values(
      locales.flatMap((locale) => [
        { key: 'filing' as const, locale, text: filing.text[locale] },
        { key: 'copyright' as const, locale, text: filing.copyright[locale] },
      ]),
    )
    .execute();
}
