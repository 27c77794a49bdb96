import { spokespeopleOf } from '#features/directory/index.server.ts';
import type { Staff } from '#features/staff/index.server.ts';
import type { Values } from '#platform/content/content-kind.ts';
import type { Database } from '#platform/db/database.ts';
import { Refusal } from '#platform/http/refusal.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import { formatMoment } from '#ui/dates/dates.ts';
import { kindOrRefuse } from '../../content/kinds.server.ts';
import { readThing, type ShownThing } from '../../content/read-thing.server.ts';
import { revisionValues } from '../../content/threads.server.ts';
import { mayWrite } from '../../policy/content-policy.server.ts';
import { namedThings } from '../../shown/named-things.server.ts';
import { kindsRail } from '../../shown/rail.server.ts';
import { readTraits } from '../alike/keep-traits.server.ts';
import { alikeWith } from '../alike/list-alike.server.ts';
import { companyDeeds, isCompanyKind } from '../company-path.ts';
import { mayMerge } from '../company-policy.server.ts';
import { listMerges } from '../merging/list-merges.server.ts';
import { productsOfCompany } from '../merging/products-of.server.ts';
import { appearancesOf } from './appearances.server.ts';
import { hasEditions } from './bring-to-edition.server.ts';

/** A company that an address names, by the number of its thing. @throws 404 */
export async function openCompany(db: Database, id: string | undefined) {
  const number = Number(/^\d{1,15}$/.exec(id ?? '')?.[0] ?? 0);
  const thing = await db.selectFrom('content_thing').select('kind').where('id', '=', number).executeTakeFirst();
  if (!thing || !isCompanyKind(thing.kind)) throw new Refusal(404);
  const kind = kindOrRefuse(thing.kind);
  return { kind, thing: await readThing(db, kind, number) };
}

/** All that the page of a company shows. */
export async function readCompanyPage(
  site: Pick<SiteContext, 'db' | 'locale'>,
  staff: Staff,
  { id, query }: { id: string | undefined; query: URLSearchParams },
) {
  const { db, locale } = site;
  await readTraits(db);
  const { kind, thing } = await openCompany(db, id);
  const alike = await alikeWith(db, thing.id);
  const names = await namedThings(db, [thing.id, ...alike.map((each) => each.id)], locale);
  const own = names.get(thing.id);
  if (!own) throw new Refusal(404);
  const facts = await factsOf(db, thing);
  return {
    rail: await kindsRail(site),
    company: { ...own, address: thing.address, many: i18nFor(locale)._(kind.words.many) },
    products: (await productsOfCompany(db, thing.key)).length,
    appearances: hasEditions(kind) ? await appearancesOf(site, { key: thing.key, ...facts }) : [],
    alike: alike.flatMap(({ id: other, traits }) => {
      const named = names.get(other);
      return named ? [{ ...named, traits }] : [];
    }),
    merges: await listMerges(site, { of: thing.id }),
    people: thing.key === null ? [] : await peopleOf(site, thing.key),
    done: companyDeeds.find((deed) => deed === query.get('done')),
    may: { write: mayWrite(staff, 'shared', kind), merge: mayMerge(staff) },
  };
}

export type CompanyPage = Awaited<ReturnType<typeof readCompanyPage>>;

async function factsOf(
  db: Database,
  thing: ShownThing,
): Promise<{ seen: Values | undefined; written: Values | undefined }> {
  const row = thing.threads.find(({ thread }) => thread === 'shared');
  if (!row) return { seen: undefined, written: undefined };
  const number = row.published;
  const seen = number === null ? undefined : await revisionValues(db, { thingId: thing.id, thread: 'shared', number });
  return { seen, written: row.values };
}

async function peopleOf({ db, locale }: Pick<SiteContext, 'db' | 'locale'>, key: string) {
  const people = await spokespeopleOf(db, Number(key));
  return people.map(({ at, ...person }) => ({ ...person, when: formatMoment(at, locale) }));
}
