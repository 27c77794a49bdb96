import { basename, dirname } from 'node:path';
import type { Readable } from 'node:stream';
import { z } from 'zod';
import { isLocale, locales } from '#platform/i18n/locale.ts';
import { BundleError, faultsIn } from './bundle-error.ts';
import type { BundleFiles } from './files/bundle-files.ts';
import { folderFiles } from './files/folder-files.server.ts';
import { readFrontMatter } from './front-matter.server.ts';

/** What was read, and where it stands: file and, of several in one file, its key. */
export type Read<T> = T & { file: string };

/** In which its texts are there. */
const languages = z.array(z.enum(locales)).min(1);

const manifest = z.discriminatedUnion('form', [
  /** As people write it: each feature has a form of its own. */
  z.strictObject({ form: z.literal(1), languages }),
  /** As the site writes it, by its kinds of content. */
  z.strictObject({
    form: z.literal(2),
    languages,
    /** The edition that it is of; left out: of everything. */
    edition: z.int().positive().optional(),
    /** Whether it has what was being written as well. */
    drafts: z.literal(true).optional(),
    /** SHA-256 of every other file. An archive is held against them (`openArchive`); in a folder they may be left out. */
    files: z.record(z.string(), z.string()).optional(),
  }),
]);

const factsName = 'facts.json';

/**
 * A content bundle (README.md) in a folder or an archive. A file is read when it is asked for and not kept; what it holds is checked
 * by the form that its feature gives.
 */
export class Bundle {
  readonly #files: BundleFiles;

  /** @param files in which they lie, or the path of their folder */
  constructor(files: BundleFiles | string) {
    this.#files = typeof files === 'string' ? folderFiles(files) : files;
  }

  /** What the bundle says of itself. @throws BundleError */
  async manifest(): Promise<z.output<typeof manifest>> {
    return this.one('bundle', manifest);
  }

  /**
   * Rows: the array in `<place>.json`, or those of all JSON files in the folder `<place>`, in the order of their names.
   * @throws BundleError naming file, row, field and reason
   */
  async rows<S extends z.ZodType<object>>(place: string, form: S): Promise<Read<z.output<S>>[]> {
    const all: Read<z.output<S>>[] = [];
    for (const file of await this.rowFiles(place)) {
      const rows = await this.list(file);
      for (const [i, row] of rows.entries()) {
        const at = `${file} ${nameOf(row) ?? i + 1}`;
        all.push({ ...inForm(form, row, (field) => ({ file: at, field })), file: at });
      }
    }
    return all;
  }

  /** The only thing of its kind: the object in `<place>.json`. @throws BundleError */
  async one<S extends z.ZodType<object>>(place: string, form: S): Promise<Read<z.output<S>>> {
    const file = `${place}.json`;
    return { ...inForm(form, await this.#json(file), (field) => ({ file, field })), file };
  }

  /**
   * Things with long texts: each a folder below `<place>`, named by its key, with `facts.json` (what is the same in
   * every language) and a Markdown file a language. A form gets `key`, the facts, and `texts`: of each language the
   * fields of the front matter, and `body`. In the order of their paths.
   * @throws BundleError naming file, field and reason
   */
  async things<S extends z.ZodType<object>>(place: string, form: S): Promise<Read<z.output<S>>[]> {
    const folders = Map.groupBy(await this.below(place), (file) => dirname(file));
    const all: Read<z.output<S>>[] = [];
    for (const [folder, files] of folders) {
      const thing = { key: basename(folder), ...(await this.#facts(folder, files)), texts: await this.#texts(files) };
      const placeOf = ([first, locale, ...field]: PropertyKey[]) =>
        first === 'texts' && typeof locale === 'string'
          ? { file: `${folder}/${locale}.md`, field }
          : { file: `${folder}/${factsName}`, field: [first, locale, ...field].filter((part) => part !== undefined) };
      all.push({ ...inForm(form, thing, placeOf), file: folder });
    }
    return all;
  }

  /** A file as it is, such as a picture. @throws BundleError where it is not there */
  async bytes(file: string): Promise<Buffer<ArrayBuffer>> {
    return this.#files.read(file);
  }

  /** The same bit by bit, such as a film. @throws BundleError where it is not there */
  async stream(file: string): Promise<Readable> {
    return this.#files.stream(file);
  }

  /** How many bytes a file has. @throws BundleError where it is not there */
  async size(file: string): Promise<number> {
    return this.#files.size(file);
  }

  /** The paths of files below a folder, in order; none where there is no such folder. */
  async below(folder: string): Promise<string[]> {
    return this.#files.below(folder);
  }

  /** The files in which the rows of a place stand: those of its folder, else the one that is called so. */
  async rowFiles(place: string): Promise<string[]> {
    const files = (await this.below(place)).filter((file) => file.endsWith('.json'));
    return files.length > 0 ? files : [`${place}.json`];
  }

  /** The array in a file, its rows as they stand there. @throws BundleError where it is none */
  async list(file: string): Promise<unknown[]> {
    return inForm(z.array(z.unknown()), await this.#json(file), (field) => ({ file, field }));
  }

  /** The object in a file. @throws BundleError where it is none */
  async object(file: string): Promise<object> {
    return inForm(z.looseObject({}), await this.#json(file), (field) => ({ file, field }));
  }

  async #facts(folder: string, files: string[]): Promise<object> {
    const file = `${folder}/${factsName}`;
    if (!files.includes(file)) return {};
    return this.object(file);
  }

  async #texts(files: string[]): Promise<Record<string, object>> {
    const texts: Record<string, object> = {};
    for (const file of files.filter((file) => file.endsWith('.md'))) {
      const locale = basename(file, '.md');
      if (!isLocale(locale)) throw new BundleError(`${file}: the site has no language ${locale}`);
      const { fields, body } = readFrontMatter(file, (await this.bytes(file)).toString());
      texts[locale] = { ...fields, body };
    }
    return texts;
  }

  async #json(file: string): Promise<unknown> {
    try {
      return JSON.parse((await this.bytes(file)).toString());
    } catch (error) {
      throw error instanceof SyntaxError ? new BundleError(`${file}: ${error.message}`) : error;
    }
  }
}

/**
 * What a form makes of what a file holds, or of what was made of it.
 * @param file as it stands in `Read`
 * @throws BundleError naming file, field and reason
 */
export function checked<S extends z.ZodType>(form: S, value: z.input<S>, file: string): z.output<S> {
  return inForm(form, value, (field) => ({ file, field }));
}

/**
 * What a form makes of whatever a file holds.
 * @throws BundleError naming file, field and reason, by `placeOf`
 */
export function inForm<S extends z.ZodType>(
  form: S,
  value: unknown,
  placeOf: Parameters<typeof faultsIn>[1],
): z.output<S> {
  const { success, data, error } = form.safeParse(value);
  if (!success) throw faultsIn(error, placeOf);
  return data;
}

/** What a row is called: by its key, where it has one. */
function nameOf(row: unknown): string | undefined {
  return z.looseObject({ key: z.string() }).safeParse(row).data?.key;
}
