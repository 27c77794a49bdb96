import { basename, dirname } from 'node:path';
import { z } from 'zod';
import type { ContentKind, Draft, Values } from '#platform/content/content-kind.ts';
import { isEmpty } from '#platform/content/is-empty.ts';
import { isLocale, locales } from '#platform/i18n/locale.ts';
import type { Texts } from '#platform/i18n/texts.ts';
import { type Bundle, inForm } from '../bundle.server.ts';
import { BundleError } from '../bundle-error.ts';
import { readFrontMatter } from '../front-matter.server.ts';
import { bodyForms, htmlOfBody } from './body-text.server.ts';
import { compareKeys, factsFile, isFileOfKind, longFieldOf } from './kind-file-names.ts';

/** Where a field of a thing stands: the file, the row in it, and the field there. */
export interface Place {
  file: string;
  field: PropertyKey[];
}

/** A thing of a kind as a bundle has it: its draft is as it stands there, checked by nobody. */
export interface ReadThing {
  key: string;
  draft: Draft;
  placeOf(path: PropertyKey[]): Place;
}

const rowForm = z.strictObject({
  key: z.string().min(1),
  shared: z.looseObject({}).default({}),
  texts: z.partialRecord(z.enum(locales), z.looseObject({})).default({}),
});

/**
 * The things of a kind that a bundle has, one after the other in the order of their keys; none where it has none of it.
 * @throws BundleError where a file cannot be read
 */
export async function* thingsOf(bundle: Bundle, kind: ContentKind): AsyncGenerator<ReadThing> {
  const long = longFieldOf(kind);
  yield* long === undefined ? rowsOf(bundle, kind) : foldersOf(bundle, kind, long);
}

async function* rowsOf(bundle: Bundle, kind: ContentKind): AsyncGenerator<ReadThing> {
  for (const file of (await bundle.below(kind.name)).filter((each) => isFileOfKind(kind, each))) {
    for (const [i, row] of (await bundle.list(file)).entries()) {
      const { key, shared, texts } = inForm(rowForm, row, (field) => ({
        file: `${file} ${keyIn(row) ?? i + 1}`,
        field,
      }));
      const place = (path: PropertyKey[]) => (path[0] === 'texts' ? path : ['shared', ...path]);
      yield { key, draft: { ...shared, texts }, placeOf: (path) => ({ file: `${file} ${key}`, field: place(path) }) };
    }
  }
}

function keyIn(row: unknown): string | undefined {
  return z.looseObject({ key: z.string() }).safeParse(row).data?.key;
}

async function* foldersOf(bundle: Bundle, kind: ContentKind, long: string): AsyncGenerator<ReadThing> {
  const folders = Map.groupBy(await bundle.below(kind.name), (file) => dirname(file));
  const keys = [...folders.keys()].map((folder) => basename(folder)).toSorted(compareKeys);
  for (const key of keys) {
    const files = folders.get(`${kind.name}/${key}`) ?? [];
    const facts = factsFile(kind, key);
    const shared = files.includes(facts) ? await bundle.object(facts) : {};
    const texts: Texts<Values> = {};
    for (const file of files.filter((each) => each.endsWith('.md'))) {
      const locale = basename(file, '.md');
      if (!isLocale(locale)) throw new BundleError(`${file}: the site has no language ${locale}`);
      texts[locale] = pageIn(file, (await bundle.bytes(file)).toString(), long);
    }
    yield {
      key,
      draft: { ...shared, texts },
      placeOf: ([first, locale, ...field]) =>
        first === 'texts' && typeof locale === 'string'
          ? { file: `${kind.name}/${key}/${locale}.md`, field }
          : { file: facts, field: [first, locale, ...field].filter((part) => part !== undefined) },
    };
  }
}

/** A language's text: its fields, and its body as HTML. */
function pageIn(file: string, text: string, long: string): Values {
  const pageForm = z.looseObject({ [long]: z.enum(bodyForms).optional() });
  const { fields, body } = readFrontMatter(file, text);
  const { [long]: form, ...own } = inForm(pageForm, fields, (field) => ({ file, field }));
  const html = htmlOfBody({ form, text: body });
  return { ...own, ...(!isEmpty(html) && { [long]: html }) };
}
