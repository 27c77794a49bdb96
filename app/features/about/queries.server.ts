import { languageRank } from '#platform/db/best-language.ts';
import type { Database } from '#platform/db/database.ts';
import type { Locale } from '#platform/i18n/locale.ts';

/** How to reach the organisers. */
export interface Contact {
  id: number;
  phone: string;
  email: string;
  postcode: string;
  /** The language of the texts below. */
  lang: Locale;
  office: string;
  address: string;
  hours: string;
  note: string;
}

/** The lines that the law asks for at the foot of each page; empty where none is entered. */
export interface LegalLines {
  filing: string;
  copyright: string;
}

/** The ways to reach the organisers, in their order, in the best language there is. */
export async function contacts(db: Database, locale: Locale): Promise<Contact[]> {
  return db
    .selectFrom('contact')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('contact_text')
          .selectAll()
          .whereRef('contact_id', '=', 'contact.id')
          .orderBy(languageRank(locale))
          .limit(1)
          .as('text'),
      (join) => join.onTrue(),
    )
    .select([
      'contact.id',
      'contact.phone',
      'contact.email',
      'contact.postcode',
      'text.locale as lang',
      'text.office',
      'text.address',
      'text.hours',
      'text.note',
    ])
    .orderBy('contact.position')
    .execute();
}

/** The first of the contacts (specification 3), or undefined where none is entered. */
export async function contact(db: Database, locale: Locale): Promise<Contact | undefined> {
  const [first] = await contacts(db, locale);
  return first;
}

/** The filing and the copyright line, each in the best language there is. */
export async function legalLines(db: Database, locale: Locale): Promise<LegalLines> {
  const rows = await db
    .selectFrom('legal_line')
    .distinctOn('key')
    .select(['key', 'text'])
    .orderBy('key')
    .orderBy(languageRank(locale))
    .execute();
  const lines: LegalLines = { filing: '', copyright: '' };
  for (const { key, text } of rows) lines[key] = text;
  return lines;
}
