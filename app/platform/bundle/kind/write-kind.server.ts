import { stringify } from 'yaml';
import type { ContentKind, Draft, Values } from '#platform/content/content-kind.ts';
import type { Fields } from '#platform/content/field.ts';
import { isEmpty } from '#platform/content/is-empty.ts';
import { type Texts, textsOf } from '#platform/i18n/texts.ts';
import { bodyText } from './body-text.server.ts';
import { factsFile, longFieldOf } from './kind-file-names.ts';

/** A file of a bundle: its path, and what it says. */
export type TextFile = [file: string, text: string];

/** A thing of a kind without long texts, as it stands among others in a file. */
export function rowOf(kind: ContentKind, key: string, draft: Draft): object {
  const { shared, texts } = partsOf(kind, key, draft);
  return { key, ...(!isEmpty(shared) && { shared }), ...(!isEmpty(texts) && { texts }) };
}

/** The files of a thing with a long text: what all its languages share, and one for each language. In the order of their names. */
export function filesOf(kind: ContentKind, key: string, draft: Draft): TextFile[] {
  const { shared, texts } = partsOf(kind, key, draft);
  const pages = textsOf(texts).map(([locale, own]): TextFile => [`${kind.name}/${key}/${locale}.md`, page(kind, own)]);
  const facts: TextFile[] = isEmpty(shared) ? [] : [[factsFile(kind, key), json(shared)]];
  return [...facts, ...pages].toSorted(([one], [other]) => (one < other ? -1 : 1));
}

/** JSON as bundles write it. */
export const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

function page(kind: ContentKind, text: Values): string {
  const long = longFieldOf(kind) ?? '';
  const { [long]: body, ...fields } = text;
  const { form, text: written } = bodyText(String(body ?? ''));
  const head = stringify({ ...fields, ...(form && { [long]: form }) }, { lineWidth: 0 });
  return `---\n${head}---\n\n${written}\n`;
}

function partsOf({ name, shared, texts }: ContentKind, key: string, { texts: said, ...values }: Draft) {
  const where = `${name} ${key}`;
  const own = textsOf(said).map(([locale, text]) => [locale, inOrder(texts, text, where)]);
  return { shared: inOrder(shared, values, where), texts: Object.fromEntries(own) as Texts<Values> };
}

/**
 * Values in the order of their fields, without what is empty.
 * @throws where a value has no field: it would be lost without anybody being told
 */
function inOrder(fields: Fields, values: Values, where: string): Values {
  for (const [name, value] of Object.entries(values)) {
    if (!isEmpty(value) && !fields[name]) throw new Error(`${where} has ${name}, which is no field of its kind`);
  }
  const entries = Object.entries(fields).map(([name, { control }]): [string, unknown] => {
    const value = values[name];
    if (control.type !== 'rows' || !Array.isArray(value)) return [name, plain(value)];
    return [name, value.map((row: Values & { texts?: Texts<Values> }) => rowInOrder(control, row, `${where} ${name}`))];
  });
  return Object.fromEntries(entries.filter(([, value]) => !isEmpty(value)));
}

function rowInOrder(
  fields: { shared: Fields; texts: Fields },
  { texts = {}, ...values }: Values & { texts?: Texts<Values> },
  where: string,
): Values {
  const own = textsOf(texts).map(([locale, text]) => [locale, inOrder(fields.texts, text, where)]);
  const shared = inOrder(fields.shared, values, where);
  return own.length > 0 ? { ...shared, texts: Object.fromEntries(own) } : shared;
}

/** A value of its own, such as a stored file: its parts have no order, and get one. */
function plain(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
