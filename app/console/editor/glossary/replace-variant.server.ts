import type { Database } from '#platform/db/database.ts';
import { isLocale, type Locale } from '#platform/i18n/locale.ts';
import { fieldsOf } from '../../content/document.ts';
import { normalise } from '../../content/normalise.server.ts';
import type { Entries } from '../../form/form-entries.ts';
import { readFields } from '../../form/read-fields.ts';
import { glossaryOf } from '../../glossary/glossary.server.ts';
import { replaceAsked, withoutVariant } from '../../glossary/replace.ts';
import type { EditorAnswer } from '../answer.ts';
import type { Opened } from '../editor-page.server.ts';
import { unfittingIn } from '../unmet/unfitting.server.ts';
import { holdsWords } from './glossary-facts.server.ts';

/**
 * A name of the glossary in the place of one that is not used, in what is typed: nothing is kept, so that whoever asked for it reads the
 * sentence first.
 * @param asked which field, and what stands there (`replaceValue`)
 */
export async function replaceVariant(
  db: Database,
  opened: Opened,
  { asked, base, entries }: { asked: string; base: number; entries: Entries },
  locale: Locale,
): Promise<EditorAnswer> {
  const { kind, thing, thread } = opened;
  if (!isLocale(thread)) return { typed: { base, entries } };
  const { place, written } = replaceAsked(asked);
  const variants = (await glossaryOf(db)).variants.filter((each) => each.locale === thread);
  const controlOf = holdsWords(kind, thread);
  const now = entries.map(([name, value]): Entries[number] => {
    const control = name === place ? controlOf(name) : undefined;
    if (!control) return [name, value];
    return [name, withoutVariant(value, { variants, written, isHtml: control.type === 'rich' })];
  });
  const values = normalise(
    fieldsOf(kind, thread),
    thread,
    readFields(fieldsOf(kind, thread), thread, formOfEntries(now)),
  );
  return {
    typed: { base, entries: now },
    replaced: place,
    ...(thing && { unfitting: await unfittingIn(db, { kind, thing, thread, values: values.values }, locale) }),
  };
}

function formOfEntries(entries: Entries): FormData {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
}
