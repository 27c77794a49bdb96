import { beginEdition as beginRow, knownEditions } from '#features/editions/index.server.ts';
import { noteAct, type Staff } from '#features/staff/index.server.ts';
import type { Values } from '#platform/content/content-kind.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import { inTransaction } from '#platform/db/retried.ts';
import { Refusal } from '#platform/http/refusal.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { defaultLocale } from '#platform/i18n/locale.ts';
import { type Texts, textsOf } from '#platform/i18n/texts.ts';
import { fieldsOf } from '../../content/document.ts';
import { kindOrRefuse } from '../../content/kinds.server.ts';
import { type Normalised, normalise } from '../../content/normalise.server.ts';
import { mayBeginEdition } from '../../policy/edition-policy.server.ts';
import { dayDrafts } from './copy-days.server.ts';
import { copyHalls } from './copy-halls.server.ts';
import { eventDrafts } from './copy-programme.server.ts';
import { makeDrafts, type NewDraft } from './make-drafts.server.ts';
import { type EditionBefore, type EditionFaults, faultsOf, type WantedEdition } from './wanted-edition.ts';

/** What became of it. */
export type EditionBegun =
  | { outcome: 'begun'; number: number }
  /** Faults by the names of fields, and what may not stand in a text, by `name.zh-CN`. */
  | { outcome: 'wrong'; faults: EditionFaults; issues: Normalised['issues'] }
  /** There is no edition that it could come after. */
  | { outcome: 'nothingBefore' };

type Needs = Pick<SiteContext, 'db' | 'clock' | 'settings'>;

/** The edition that a new one comes after and begins from: the one that the site is about. */
export async function editionBefore(db: Database | Tx): Promise<EditionBefore | undefined> {
  const current = (await knownEditions(db, defaultLocale)).find(({ isCurrent }) => isCurrent);
  return current && { number: current.number, startDate: current.startDate, endDate: current.endDate };
}

/**
 * Begins an edition from the one that the site is about, whole or not at all: the edition with what is said of it, the plans of its halls,
 * its reservation days and the frame of its programme, as far as that is wished. All of it are drafts: readers see nothing. Of two who begin
 * the same edition the second is told that there is one.
 * @throws 403 where they may not
 */
export async function beginEdition(site: Needs, staff: Staff, wanted: WantedEdition): Promise<EditionBegun> {
  if (!mayBeginEdition(staff)) throw new Refusal(403);
  const before = await editionBefore(site.db);
  if (!before) return { outcome: 'nothingBefore' };
  const faults = faultsOf(wanted, before, `name.${defaultLocale}`);
  const issues = textIssues(wanted.texts);
  if (Object.keys({ ...faults, ...issues }).length > 0) return { outcome: 'wrong', faults, issues };
  return inTransaction(site.db, async (tx): Promise<EditionBegun> => {
    const { number, startDate, endDate } = wanted;
    const isNew = await beginRow(tx, { ...daysOf(wanted), number, startDate, endDate });
    if (!isNew) return { outcome: 'wrong', faults: { number: 'taken' }, issues: {} };
    await copyInto(tx, site, staff, wanted, before);
    return { outcome: 'begun', number };
  });
}

async function copyInto(
  tx: Tx,
  site: Needs,
  staff: Staff,
  wanted: WantedEdition,
  before: EditionBefore,
): Promise<void> {
  const now = site.clock.now();
  const [from, to] = [before.number, wanted.number];
  await makeDrafts(tx, staff, kindOrRefuse('edition'), [editionDraft(wanted)], now);
  const halls = wanted.parts.includes('halls') ? await copyHalls(tx, staff, { from, to, now }) : [];
  await tx
    .insertInto('edition_change')
    .values({ edition_id: to, from_id: from, halls: halls.length, begun_at: now, begun_by: staff.name })
    .execute();
  const days = wanted.parts.includes('days') ? await dayDrafts(tx, before, wanted) : [];
  await makePart(tx, staff, { edition: to, part: 'day', drafts: days, now });
  const events = wanted.parts.includes('programme') ? await eventDrafts(tx, before, wanted) : [];
  await makePart(tx, staff, { edition: to, part: 'event', drafts: events, now });
  const { startDate, endDate } = wanted;
  const after = { from, startDate, endDate, halls, days: days.length, events: events.length };
  await noteAct(tx, { staff, act: 'edition.begin', about: aboutEdition(to), after }, now);
}

/** What the log says an act is about: acts of its texts are about `edition 12 fr-FR`, where 12 is no number of an edition. */
export const aboutEdition = (number: number) => `edition-no ${number}`;

const kindOfPart = { day: 'reservation-day', event: 'event' } as const;

/** Makes drafts of a part, and notes that they are the edition's. */
async function makePart(
  tx: Tx,
  staff: Staff,
  { edition, part, drafts, now }: { edition: number; part: 'day' | 'event'; drafts: readonly NewDraft[]; now: Date },
): Promise<void> {
  const ids = await makeDrafts(tx, staff, kindOrRefuse(kindOfPart[part]), drafts, now);
  const rows = ids.map((id) => ({ edition_id: edition, thing_id: id, part }));
  if (rows.length > 0) await tx.insertInto('edition_draft').values(rows).execute();
}

/** The edition as a draft, as it was typed. The opening hours of the one before are not taken along: their text names its days. */
function editionDraft(wanted: WantedEdition): NewDraft {
  const { number, startDate, endDate } = wanted;
  const texts = typedTexts(wanted.texts);
  const source = texts[defaultLocale] ? defaultLocale : (textsOf(texts)[0]?.[0] ?? defaultLocale);
  const shared = { number, startDate, endDate, ...daysOf(wanted) };
  return { key: String(number), source, document: { shared, texts } };
}

/** The public days, where they are said. */
function daysOf({ publicFrom, publicTo }: WantedEdition): { publicFrom?: string; publicTo?: string } {
  return publicFrom && publicTo ? { publicFrom, publicTo } : {};
}

/** The languages in which something was typed. */
function typedTexts(texts: WantedEdition['texts']): Texts<Values> {
  const typed = textsOf(texts).filter(([, text]) => Object.values(text).some(Boolean));
  return Object.fromEntries(typed);
}

/** What may not stand in a text: it is too long, or no database can hold it. */
function textIssues(texts: WantedEdition['texts']): Normalised['issues'] {
  const kind = kindOrRefuse('edition');
  return Object.fromEntries(
    textsOf(typedTexts(texts)).flatMap(([locale, text]) =>
      Object.entries(normalise(fieldsOf(kind, locale), locale, text).issues).map(([field, issue]) => [
        `${field}.${locale}`,
        issue,
      ]),
    ),
  );
}
