import { pictureHref, pictures, videos } from '#features/media/index.server.ts';
import type { ContentKind, Values } from '#platform/content/content-kind.ts';
import type { Control, Fields } from '#platform/content/field.ts';
import type { Database } from '#platform/db/database.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { languagesFor } from '#platform/i18n/locale.ts';
import { fieldsOf, rowsOf, rowTexts, type Thread } from '../content/document.ts';
import { contentKinds } from '../content/kinds.server.ts';
import { countThings, listThings } from '../content/list-things.server.ts';
import type { ShownThing } from '../content/read-thing.server.ts';
import type { Entries } from '../form/form-entries.ts';
import { shownFields } from '../form/show-fields.server.ts';
import { valueText } from '../shown/value-text.server.ts';
import type { NamedRow, ShownMedia } from './fields/field-room.ts';

/** All there are of a kind stand to be chosen where they are no more than this; else words find them. */
const few = 100;

/** A control somewhere in a form, with the names that it may have: of rows many. */
interface Placed {
  control: Control;
  named(name: string): boolean;
}

/** The controls of a form, those of rows among them. */
export function placed(fields: Fields, thread: Thread, prefix = ''): Placed[] {
  return Object.entries(fields).flatMap(([name, { control }]): Placed[] => {
    const own = prefix + name;
    if (control.type !== 'rows') {
      const parts = own.split('.');
      return [{ control, named: (each) => fits(each.split('.'), parts) }];
    }
    return placed(thread === 'shared' ? control.shared : control.texts, thread, `${own}.*.`);
  });
}

const fits = (name: readonly string[], parts: readonly string[]) =>
  name.length === parts.length && parts.every((part, at) => part === '*' || part === name[at]);

/** What a form has to know of the world beside its values: the media that it names, the things, and what may be chosen. */
export async function fieldFacts(
  db: Database,
  kind: Pick<ContentKind, 'shared' | 'texts'>,
  { thread, entries, locale }: { thread: Thread; entries: Entries; locale: Locale },
) {
  const all = placed(fieldsOf(kind, thread), thread);
  const typedIn = (...types: Control['type'][]) =>
    entries.flatMap(([name, value]) =>
      all.some(({ control, named }) => types.includes(control.type) && named(name)) ? value.split(/[\s,]+/) : [],
    );
  const kinds = [...new Set(all.flatMap(({ control }) => ('kind' in control ? [control.kind] : [])))];
  const chosen = kinds.map((of): [string, string[]] => [
    of,
    entries.flatMap(([name, value]) =>
      all.some(({ control, named }) => 'kind' in control && control.kind === of && named(name)) ? [value] : [],
    ),
  ]);
  return {
    media: await mediaOf(db, { pictures: typedIn('picture', 'pictures'), films: typedIn('film') }, locale),
    ...(await thingsOf(db, chosen, locale)),
  };
}

async function mediaOf(db: Database, named: { pictures: string[]; films: string[] }, locale: Locale) {
  const ids = (texts: string[]) => texts.filter((text) => /^\d{1,9}$/.test(text)).map(Number);
  const [stills, films] = await Promise.all([
    pictures(db, ids(named.pictures), locale),
    videos(db, ids(named.films), locale),
  ]);
  const shown: Record<string, ShownMedia> = {};
  for (const [id, picture] of stills)
    shown[id] = { kind: 'picture', name: picture.alt, lang: picture.lang, small: pictureHref(picture, 192, 'webp') };
  for (const [id, { alt, lang, poster }] of films)
    shown[id] = { kind: 'film', name: alt, lang, small: poster && pictureHref(poster, 192, 'webp') };
  return shown;
}

/** What chosen things are called, and what else there is to choose where that is little. */
async function thingsOf(db: Database, chosen: readonly [kind: string, keys: string[]][], locale: Locale) {
  const things: Record<string, string> = {};
  const choices: Record<string, { value: string; label: string }[]> = {};
  for (const [kind, keys] of chosen) {
    for (const { value, label } of await titledThings(db, kind, locale, { keys: keys.filter(Boolean) }))
      things[`${kind} ${value}`] = label;
    if (contentKinds.some(({ name }) => name === kind) && (await countThings(db, { name: kind }, {})) <= few)
      choices[kind] = await titledThings(db, kind, locale, {});
  }
  return { things, choices };
}

/** Things that readers see, or have seen, by what they are called. */
async function titledThings(
  db: Database,
  kind: string,
  locale: Locale,
  { keys, ids }: { keys?: string[]; ids?: number[] },
): Promise<{ value: string; label: string }[]> {
  if (keys?.length === 0 || ids?.length === 0) return [];
  let query = db
    .selectFrom('content_thing as thing')
    .innerJoin('content_thread as text', 'text.thing_id', 'thing.id')
    .select(['thing.key', 'text.thread', 'text.title'])
    .where('thing.kind', '=', kind)
    .where('thing.key', 'is not', null)
    .where('text.title', '<>', '')
    .limit(few * 5);
  if (keys) query = query.where('thing.key', 'in', keys);
  if (ids) query = query.where('thing.id', 'in', ids);
  const byKey = Map.groupBy(await query.execute(), ({ key }) => key ?? '');
  return [...byKey].map(([value, texts]) => {
    const best = ['shared', ...languagesFor(locale)].flatMap((each) => texts.filter(({ thread }) => thread === each));
    return { value, label: best.at(0)?.title ?? value };
  });
}

/** What words, or a number, find among things of a kind that readers see. */
export async function findThings(db: Database, kind: string, words: string, locale: Locale) {
  const { things } = await listThings(db, { name: kind }, { words });
  return titledThings(db, kind, locale, { ids: things.map(({ id }) => id) });
}

/** The kind of the things that a field names; undefined where it names none. */
export function kindOfField(kind: Pick<ContentKind, 'shared' | 'texts'>, thread: Thread, name: string) {
  const found = placed(fieldsOf(kind, thread), thread).find((each) => each.named(name));
  return found && 'kind' in found.control ? found.control.kind : undefined;
}

/** Rows that all languages share, as they are called beside their texts: by what they are, and by their text in the source. */
export function namedRows(kind: ContentKind, thing: ShownThing | undefined, locale: Locale) {
  const valuesOf = (name: Thread): Values => thing?.threads.find(({ thread }) => thread === name)?.values ?? {};
  const source = valuesOf(thing?.source ?? 'shared');
  const rows: Record<string, NamedRow[]> = {};
  for (const { name, control } of shownFields(kind, 'shared', locale)) {
    const field = kind.shared[name];
    if (control.type !== 'rows' || field?.control.type !== 'rows') continue;
    const texts = shownFields({ shared: {}, texts: field.control.texts }, thing?.source ?? locale, locale);
    rows[name] = rowsOf(valuesOf('shared')[name]).map((row, at) => {
      const own = control.fields.map((each) => valueText(each.control, row[each.name], locale));
      const text = rowTexts(source[name])[String(row.id)] ?? {};
      const said = texts.map((each) => valueText(each.control, text[each.name], locale));
      const called = [...said, ...own].filter(Boolean).join(' · ').replaceAll('\n', ', ');
      return { id: String(row.id), name: called.slice(0, 160) || String(at + 1) };
    });
  }
  return rows;
}
