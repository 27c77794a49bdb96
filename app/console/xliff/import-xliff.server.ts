import { maySay, type Staff } from '#features/staff/index.server.ts';
import type { ContentKind } from '#platform/content/content-kind.ts';
import type { Database } from '#platform/db/database.ts';
import { may } from '#platform/http/may.ts';
import { Refusal } from '#platform/http/refusal.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { type Locale, locales } from '#platform/i18n/locale.ts';
import { kindOrRefuse } from '../content/kinds.server.ts';
import { saveThread } from '../content/save-thread.server.ts';
import { mayWrite } from '../policy/content-policy.server.ts';
import { listedTitle } from '../shown/called.server.ts';
import { readTranslation, type Translation } from '../translate/read-translation.server.ts';
import { mostTexts } from './agency.ts';
import { type Change, type Checked, checkFile, type RefusedUnit } from './check-file.server.ts';
import { type FileIn, UnreadableXliff, type XliffIn } from './read-xliff.server.ts';

/** Why a whole text cannot be taken: there is none such, it comes twice, its source is another language, or it is not theirs to write. */
export type TextFault = 'unknown' | 'twice' | 'languages' | 'notYours';

/** What becomes of a text, or would. */
export interface TextReport {
  /** Of its `file`. */
  id: string;
  /** Undefined where it cannot be told which it is. */
  thing: { kind: string; id: number; title: string; titleLang: Locale } | undefined;
  /** All of it is taken, or nothing. */
  outcome: 'taken' | 'unchanged' | 'meanwhile' | 'refused';
  why?: TextFault;
  changes: Change[];
  /** Segments of which somebody says that they are still right. */
  confirmed: number;
  /** What was written here and there. */
  meanwhile: Change[];
  refused: RefusedUnit[];
}

/** What a file comes to. */
export interface Report {
  to: Locale;
  texts: TextReport[];
}

type Needs = Pick<SiteContext, 'db' | 'clock' | 'settings' | 'locale'>;

/** Looks at what a file would change. Nothing is written. @throws as `directionOf` */
export async function checkXliff(site: Needs, staff: Staff, sent: XliffIn): Promise<Report> {
  return lookThrough(site, staff, sent, async ({ checked }) => outcomeOf(checked));
}

/**
 * Takes the translations of a file: each text as a new revision, or not at all. What somebody else has written since is not
 * written over. @throws as `directionOf`
 */
export async function importXliff(site: Needs, staff: Staff, sent: XliffIn): Promise<Report> {
  return lookThrough(site, staff, sent, async (looked) => {
    const outcome = outcomeOf(looked.checked);
    return outcome === 'taken' ? take(site, staff, looked) : outcome;
  });
}

interface Looked {
  kind: ContentKind;
  translation: Translation;
  checked: Checked;
}

type Settle = (looked: Looked) => Promise<TextReport['outcome']>;

/**
 * From which language a file is translated and into which.
 * @throws UnreadableXliff where the site has no such languages, or there are too many texts; Refusal 403 where they may not write in its language
 */
export function directionOf(staff: Staff, { files, ...tags }: XliffIn): { from: Locale; to: Locale } {
  const [from, to] = [localeOfTag(tags.from), localeOfTag(tags.to)];
  if (!from || !to || from === to) throw new UnreadableXliff('languages');
  if (!may(staff, 'translate') || !maySay(staff, to)) throw new Refusal(403);
  if (files.length > mostTexts) throw new UnreadableXliff('tooMuch');
  return { from, to };
}

/** Tags of languages are the same in capitals and small letters. */
const localeOfTag = (tag: string) => locales.find((locale) => locale.toLowerCase() === tag.toLowerCase());

async function lookThrough(site: Needs, staff: Staff, sent: XliffIn, settle: Settle): Promise<Report> {
  const { from, to } = directionOf(staff, sent);
  const seen = new Set<string>();
  const texts: TextReport[] = [];
  for (const file of sent.files) {
    texts.push(seen.has(file.id) ? refusedText(file, 'twice') : await lookAt(site, staff, { from, to, file }, settle));
    seen.add(file.id);
  }
  return { to, texts };
}

interface Wanted {
  from: Locale;
  to: Locale;
  file: FileIn;
}

async function lookAt(site: Needs, staff: Staff, { from, to, file }: Wanted, settle: Settle): Promise<TextReport> {
  if (file.of?.to !== to) return refusedText(file, file.of ? 'languages' : 'unknown');
  const found = await orNothing(find(site.db, staff, { of: file.of, to }));
  if (!found) return refusedText(file, 'unknown');
  const { kind, translation, base } = found;
  if (translation.thing.source !== from) return refusedText(file, 'languages', found);
  if (!mayWrite(staff, to, kind)) return refusedText(file, 'notYours', found);
  const checked = checkFile({ units: file.units, translation, base, locale: site.locale });
  const { changes, meanwhile, refused, stillRight } = checked;
  return {
    id: file.id,
    thing: thingOf(found),
    outcome: await settle({ kind, translation, checked }),
    ...{ changes, meanwhile, refused, confirmed: stillRight.length },
  };
}

/** A text, and its segments as they were when the file went out. @throws 404 */
async function find(db: Database, staff: Staff, { of, to }: { of: NonNullable<FileIn['of']>; to: Locale }) {
  const kind = kindOrRefuse(of.kind);
  const asked = { kind, id: of.id, to };
  const translation = await readTranslation(db, staff, asked);
  if (translation.target.number === of.base) return { kind, translation, base: translation.pairs };
  const { pairs: base } = await readTranslation(db, staff, { ...asked, targetNumber: of.base });
  return { kind, translation, base };
}

/** What is found; undefined where there is no such thing. */
export async function orNothing<Found>(finding: Promise<Found>): Promise<Found | undefined> {
  try {
    return await finding;
  } catch (error) {
    if (error instanceof Refusal && error.status === 404) return undefined;
    throw error;
  }
}

function outcomeOf({ changes, meanwhile, refused, stillRight }: Checked): TextReport['outcome'] {
  if (refused.length > 0) return 'refused';
  if (meanwhile.length > 0) return 'meanwhile';
  return changes.length + stillRight.length > 0 ? 'taken' : 'unchanged';
}

async function take(site: Needs, staff: Staff, { kind, translation, checked }: Looked): Promise<TextReport['outcome']> {
  const { thing, to, target } = translation;
  const { values, caughtUp, stillRight } = checked;
  const saved = await saveThread(site, staff, {
    ...{ kind, thingId: thing.id, thread: to, base: target.number },
    ...{ values, caughtUp, stillRight, origin: 'imported' },
  });
  if (saved.outcome === 'conflict') return 'meanwhile';
  if (saved.outcome === 'invalid') throw new Error('What was checked can be saved');
  return 'taken';
}

function thingOf({ kind, translation }: Pick<Looked, 'kind' | 'translation'>): NonNullable<TextReport['thing']> {
  const { thing, source } = translation;
  const title = listedTitle(kind, thing.key, thing.source, source.values);
  return { kind: kind.name, id: thing.id, title, titleLang: thing.source };
}

function refusedText({ id }: FileIn, why: TextFault, found?: Pick<Looked, 'kind' | 'translation'>): TextReport {
  const nothing = { changes: [], confirmed: 0, meanwhile: [], refused: [] };
  return { id, thing: found && thingOf(found), outcome: 'refused', why, ...nothing };
}
