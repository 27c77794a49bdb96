import type { Database, Tx } from '#platform/db/database.ts';
import { eachText } from '#platform/i18n/texts.ts';
import type { CompanyKind } from '../directory.ts';
import { readCompanies } from '../publishing/read-companies.server.ts';
import type { CompanyFields } from './changes.ts';

/** All fields of a company as readers see them; without texts where they see none. Undefined where there is none of that id. */
export async function seenCompany(
  db: Database | Tx,
  kind: CompanyKind,
  id: number,
): Promise<CompanyFields | undefined> {
  const draft = (await readCompanies(db, kind, [String(id)])).get(String(id));
  if (!draft) return undefined;
  const { texts, ...shared } = draft;
  return { shared, texts: eachText(texts, (text) => ({ ...text })) };
}

/** Whether a company shows or buys; undefined where there is none of that id. */
export async function kindOfCompany(db: Database | Tx, id: number): Promise<CompanyKind | undefined> {
  return (await db.selectFrom('company').select('kind').where('id', '=', id).executeTakeFirst())?.kind;
}
