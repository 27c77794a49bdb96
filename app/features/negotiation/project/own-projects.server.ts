import type { Selectable } from 'kysely';
import type { ProjectTable } from '#db/schema/tables.gen.ts';
import type { Settings } from '#platform/config/settings.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import { isBlank } from '#platform/i18n/graphemes.ts';
import { type Locale, languagesFor } from '#platform/i18n/locale.ts';
import { inEach } from '#platform/i18n/texts.ts';
import { tenThousands } from '../money/amount.ts';
import type { ProjectStatus } from '../negotiation.ts';
import { openContact } from './project-contact.server.ts';
import { emptyText, type Sheet, type SheetText } from './sheet.ts';
import { readSheets } from './sheet-store.server.ts';

/** A project as its owner works on it. */
export interface OwnProject {
  id: number;
  key: string;
  status: ProjectStatus;
  ownerId: number | null;
  /** When it was published first. */
  publishedAt: Date | null;
  /** What stands in it now: what was typed last, else what is published. Amounts are decimal strings. */
  sheet: Sheet;
  /** The same without what is not handed in yet. */
  handedIn: Sheet;
  /** What stands in its row: what everybody sees, or as it was handed in first. */
  written: Sheet;
  /** Changes that others do not see yet; `waiting` since they were submitted. */
  changes?: 'begun' | 'waiting';
  /** What staff wrote as they last gave it back or withdrew it. */
  note: string;
}

type Keys = Pick<Settings, 'PII_KEY'>;

/** The projects of a member, the newest first. @param only the one with this id */
export async function readOwnProjects(
  db: Database | Tx,
  keys: Keys,
  memberId: number,
  only?: number,
): Promise<OwnProject[]> {
  let own = db.selectFrom('project').selectAll().where('owner_id', '=', memberId);
  if (only !== undefined) own = own.where('id', '=', only);
  return presentOwn(db, keys, await own.orderBy('id', 'desc').limit(mostOwned).execute());
}

/** Projects as their owners work on them, in the order given. */
export async function presentOwn(
  db: Database | Tx,
  keys: Keys,
  rows: readonly Selectable<ProjectTable>[],
): Promise<OwnProject[]> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const [texts, sheets, notes] = [
    await db.selectFrom('project_text').selectAll().where('project_id', 'in', ids).execute(),
    await readSheets(db, keys, ids),
    await lastNotes(db, ids),
  ];
  return rows.map((row) => {
    const stored = sheets.get(row.id);
    const own = texts.filter(({ project_id }) => project_id === row.id);
    const written = publishedSheet(row, own, keys);
    const handedIn = stored?.submittedAt ? stored.sheet : written;
    return {
      id: row.id,
      key: row.key,
      status: row.status,
      ownerId: row.owner_id,
      publishedAt: row.published_at,
      sheet: stored?.sheet ?? handedIn,
      handedIn,
      written,
      ...(stored && row.category !== null && { changes: stored.submittedAt ? 'waiting' : 'begun' }),
      note: notes.get(row.id) ?? '',
    };
  });
}

/** So many projects a member may have. */
export const mostOwned = 200;

/** One of a member's projects; undefined where it is not theirs. */
export async function readOwnProject(
  db: Database | Tx,
  keys: Keys,
  { id, memberId }: { id: number; memberId: number },
): Promise<OwnProject | undefined> {
  return (await readOwnProjects(db, keys, memberId, id))[0];
}

/** The name of a project in the best language that it is written in; empty where it has none yet. */
export function nameOf({ texts }: Pick<Sheet, 'texts'>, locale: Locale): { name: string; lang: Locale } {
  const lang = languagesFor(locale).find((each) => !isBlank(texts[each].name)) ?? locale;
  const { name } = texts[lang];
  return { name: isBlank(name) ? '' : name, lang };
}

interface Row {
  category: string | null;
  country_code: string | null;
  industry_id: number | null;
  amount_hundredths: number | null;
  contact_sealed: Buffer | null;
}

interface TextRow {
  locale: Locale;
  name: string;
  owner: string;
  introduction: string;
  cooperation_requirement: string;
}

function publishedSheet(row: Row, texts: TextRow[], keys: Keys): Sheet {
  const contact = row.contact_sealed && openContact(keys, row.contact_sealed);
  const textIn = (locale: Locale): SheetText => {
    const text = texts.find((each) => each.locale === locale);
    if (!text) return emptyText;
    const { name, owner, introduction, cooperation_requirement: cooperationRequirement } = text;
    return { name, owner, introduction, cooperationRequirement, contactPerson: contact?.person[locale] ?? '' };
  };
  return {
    category: row.category ?? '',
    region: row.country_code ?? '',
    industry: String(row.industry_id ?? ''),
    amount: row.amount_hundredths === null ? '' : tenThousands(row.amount_hundredths),
    phone: contact?.phone ?? '',
    contact: contact?.contact ?? '',
    texts: inEach(textIn),
  };
}

async function lastNotes(db: Database | Tx, ids: number[]): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('project_event')
    .distinctOn('project_id')
    .select(['project_id', 'note'])
    .where('project_id', 'in', ids)
    .orderBy('project_id')
    .orderBy('id', 'desc')
    .execute();
  return new Map(rows.map(({ project_id, note }) => [project_id, note]));
}
