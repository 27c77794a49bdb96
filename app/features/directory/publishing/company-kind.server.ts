import { sql } from 'kysely';
import type { z } from 'zod';
import { unknownMedia } from '#features/media/index.server.ts';
import { checkKey, isRight } from '#platform/content/check-key.server.ts';
import type { ContentKind } from '#platform/content/content-kind.ts';
import { numbersOf } from '#platform/content/keys-of.server.ts';
import { numberingOf } from '#platform/content/numbering.server.ts';
import type { Tx } from '#platform/db/database.ts';
import { saying } from '#platform/http/field-messages.ts';
import { type CompanyKind, companyHref } from '../directory.ts';
import { idOfKey } from '../queries.server.ts';
import type { ReadyCompany } from './company-draft.server.ts';
import { haveCompaniesFound } from './findable-company.server.ts';
import { readCompanies } from './read-companies.server.ts';
import { emptyCompany, rewriteCompany, writeCompanies } from './write-companies.server.ts';

/** The schema of a company's draft, with what it refers to. @param id of the company that it is of; undefined: a new one */
type Checks = (tx: Tx, id: number | undefined) => z.ZodType<ReadyCompany>;

/** What exhibitors and buyers as kinds of content have in common. */
export function companyKind(kind: CompanyKind, checks: Checks) {
  return {
    name: kind,
    group: 'fair',
    title: 'name',
    tags: ['directory'],
    address: (key) => companyHref(kind, Number(key)),
    keys: numbersOf('company', sql`kind = ${kind}`),
    numbering: numberingOf('company'),
    read: (db, keys) => readCompanies(db, kind, keys),
    async write(tx, key, draft) {
      const known = key === undefined ? undefined : Number(key);
      const { success, data, error } = await checks(tx, known).safeParseAsync(draft);
      if (!success) return { outcome: 'invalid', error };
      const id = known ?? (await newCompany(tx, data));
      if (known !== undefined) await rewriteCompany(tx, known, data);
      await haveCompaniesFound(tx, [id]);
      return { outcome: 'written', key: String(id) };
    },
    withdraw: (tx, key) => emptyCompany(tx, kind, Number(key)),
  } satisfies Omit<ContentKind, 'words' | 'shared' | 'texts'>;
}

async function newCompany(tx: Tx, company: ReadyCompany): Promise<number> {
  const [id] = await writeCompanies(tx, [company]);
  if (id === undefined) throw new Error('The company was not written');
  return id;
}

/** Checks that a company's key is its own and has not changed, that it has not become another company, and that its picture exists. */
export async function checkCompany(
  tx: Tx,
  id: number | undefined,
  { key, coverId }: { key: string; coverId?: number | undefined },
  context: z.core.$RefinementCtx,
): Promise<void> {
  if (!isRight(context)) return;
  const had = id === undefined ? undefined : await ownRow(tx, id);
  if (had?.merged_into != null) context.addIssue({ code: 'custom', path: ['key'], message: saying('merged') });
  await checkKey(context, { had: had?.key, key, isTaken: () => idOfKey(tx, key) });
  const unknown = await unknownMedia(tx, { pictures: { coverId } });
  for (const field of unknown) context.addIssue({ code: 'custom', path: [field], message: saying('unknown') });
}

async function ownRow(tx: Tx, id: number) {
  return tx.selectFrom('company').select(['key', 'merged_into']).where('id', '=', id).executeTakeFirstOrThrow();
}
