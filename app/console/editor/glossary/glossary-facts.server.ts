import type { ContentKind } from '#platform/content/content-kind.ts';
import type { Control } from '#platform/content/field.ts';
import type { Database } from '#platform/db/database.ts';
import { isLocale, type Locale } from '#platform/i18n/locale.ts';
import { fieldsOf, type Thread } from '../../content/document.ts';
import type { ShownThing } from '../../content/read-thing.server.ts';
import { revisionValues } from '../../content/threads.server.ts';
import { type Entries, formEntries } from '../../form/form-entries.ts';
import { wordControls } from '../../form/word-controls.ts';
import { glossaryOf } from '../../glossary/glossary.server.ts';
import { blocksApart } from '../../glossary/plain-words.ts';
import { type Hint, hintsFor, type Term } from '../../glossary/terms.ts';
import { placed } from '../field-facts.server.ts';

interface Written {
  kind: ContentKind;
  thing: ShownThing | undefined;
  thread: Thread;
}

/** Which control of a text holds words, by its name. */
export function holdsWords(kind: Pick<ContentKind, 'shared' | 'texts'>, thread: Thread) {
  const texts = placed(fieldsOf(kind, thread), thread).filter(({ control }) => wordControls.has(control.type));
  return (name: string): Control | undefined => texts.find(({ named }) => named(name))?.control;
}

/**
 * What the glossary has to say of a language: what it does not call things there, and by the names of fields the terms that stand in
 * the source. Undefined for what all languages share.
 */
export async function glossaryFacts(db: Database, written: Written) {
  const { thread, thing } = written;
  if (!isLocale(thread)) return undefined;
  const { terms, variants } = await glossaryOf(db);
  const unused = variants.filter(({ locale }) => locale === thread).map(({ name, called }) => ({ name, called }));
  const isSource = !thing || thing.source === thread;
  return {
    unused,
    ...(isSource
      ? { from: undefined, hints: {} }
      : { from: thing.source, hints: await hintsOf(db, { ...written, thing, to: thread }, terms) }),
  };
}

/** The terms of the source as readers see it, or as it is being written where they see nothing yet. */
async function hintsOf(
  db: Database,
  { kind, thing, to }: { kind: ContentKind; thing: ShownThing; to: Locale },
  terms: readonly Term[],
): Promise<Record<string, Hint[]>> {
  const { source } = thing;
  const row = thing.threads.find(({ thread }) => thread === source);
  if (!row) return {};
  const number = row.published ?? row.head;
  const values =
    number === row.head ? row.values : await revisionValues(db, { thingId: thing.id, thread: source, number });
  const isText = holdsWords(kind, source);
  const entries: Entries = formEntries(fieldsOf(kind, source), source, values).filter(([name]) => isText(name));
  const hints = entries.map(
    ([name, text]) => [name, hintsFor(terms, blocksApart(text), { from: source, to })] as const,
  );
  return Object.fromEntries(hints.filter(([, found]) => found.length > 0));
}
