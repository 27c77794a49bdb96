import { contentKinds } from '#console/content/kinds.server.ts';
import type { ContentKind, Draft, Values } from '#platform/content/content-kind.ts';
import type { Control, Fields } from '#platform/content/field.ts';
import type { Database } from '#platform/db/database.ts';
import { inBrief } from '#platform/i18n/in-brief.ts';
import { textsOf } from '#platform/i18n/texts.ts';
import { blocksOf } from './page-blocks.ts';

interface Held {
  text: string;
  /** `article.title` */
  holder: string;
}

const atOnce = 200;

/** What the things of all kinds say, in all languages, with the kind and the field that hold it. */
export async function kindTexts(db: Database): Promise<Held[]> {
  const all: Held[] = [];
  for (const kind of contentKinds) {
    for (let last: string | undefined; ; ) {
      const keys = await kind.keys(db, last, atOnce);
      if (keys.length === 0) break;
      last = keys.at(-1);
      for (const draft of (await kind.read(db, keys)).values()) all.push(...textsOfDraft(kind, draft));
    }
  }
  return all;
}

function textsOfDraft({ name, shared, texts }: ContentKind, draft: Draft): Held[] {
  return [
    ...textsOfFields(name, shared, draft),
    ...textsOf(draft.texts).flatMap(([, own]) => textsOfFields(name, texts, own)),
  ];
}

function textsOfFields(of: string, fields: Fields, values: Values): Held[] {
  return Object.entries(fields).flatMap(([field, { control }]) =>
    textsOfValue(control, values[field], `${of}.${field}`),
  );
}

function textsOfValue(control: Control, value: unknown, holder: string): Held[] {
  if (control.type === 'rows') {
    const rows: (Values & { texts?: Draft['texts'] })[] = Array.isArray(value) ? value : [];
    return rows.flatMap((row) => [
      ...textsOfFields(holder, control.shared, row),
      ...textsOf(row.texts ?? {}).flatMap(([, own]) => textsOfFields(holder, control.texts, own)),
    ]);
  }
  const pieces = Array.isArray(value) ? value : [value];
  return pieces
    .flatMap((piece) => (typeof piece === 'string' ? saidBy(control, piece) : []))
    .map((text) => ({ text, holder }));
}

/** The texts that a page may show of a value. */
function saidBy({ type }: Control, value: string): string[] {
  switch (type) {
    case 'rich':
      return blocksOf(value).flatMap(inLists);
    case 'line':
    case 'lines':
    case 'list':
      return value.split(/\n{2,}/).flatMap(inLists);
    case 'link':
      return [value, value.replace(/^https?:\/\/(?:www\.)?/, ''), URL.parse(value)?.hostname ?? ''];
    case 'mail':
    case 'phone':
      return [value];
    default:
      return [];
  }
}

/** A text, how it begins where a list has no room for all of it, and what stands before and in its brackets: labels of figures. */
const inLists = (text: string) => [text, inBrief(text), ...text.split(/[（(]|[）)]/)];
