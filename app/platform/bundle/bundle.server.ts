import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { isLocale, locales } from '#platform/i18n/locale.ts';
import { BundleError, faultsIn } from './bundle-error.ts';
import { readFrontMatter } from './front-matter.server.ts';

/** What was read, and where it stands: file and, of several in one file, its key. */
export type Read<T> = T & { file: string };

const manifest = z.strictObject({
  /** The number of this form; another one would be read by other rules. */
  form: z.literal(1),
  /** In which every one of its texts is there. */
  languages: z.array(z.enum(locales)).min(1),
});

const factsName = 'facts.json';

/**
 * A content bundle (README.md) on disk. A file is read when it is asked for and not kept; what it holds is checked by
 * the form that its feature gives.
 */
export class Bundle {
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
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
    const files = (await this.#filesBelow(place)).filter((file) => file.endsWith('.json'));
    const all: Read<z.output<S>>[] = [];
    for (const file of files.length > 0 ? files : [`${place}.json`]) {
      const rows = inForm(z.array(z.unknown()), await this.#json(file), (field) => ({ file, field }));
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
    const folders = Map.groupBy(await this.#filesBelow(place), (file) => dirname(file));
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
    try {
      return await readFile(join(this.#root, file));
    } catch (error) {
      throw new BundleError(`${file}: ${(error as Error).message}`);
    }
  }

  async #facts(folder: string, files: string[]): Promise<object> {
    const file = `${folder}/${factsName}`;
    if (!files.includes(file)) return {};
    return inForm(z.looseObject({}), await this.#json(file), (field) => ({ file, field }));
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

  /** In the order of their paths; none where there is no such folder. */
  async #filesBelow(place: string): Promise<string[]> {
    const entries = await readdir(join(this.#root, place), { recursive: true, withFileTypes: true }).catch((error) => {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
      throw error;
    });
    const inRoot = (path: string) => path.slice(join(this.#root, '/').length).replaceAll('\\', '/');
    return entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => inRoot(join(parentPath, name)))
      .toSorted();
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

function inForm<S extends z.ZodType>(form: S, value: unknown, placeOf: Parameters<typeof faultsIn>[1]): z.output<S> {
  const { success, data, error } = form.safeParse(value);
  if (!success) throw faultsIn(error, placeOf);
  return data;
}

/** What a row is called: by its key, where it has one. */
function nameOf(row: unknown): string | undefined {
  return z.looseObject({ key: z.string() }).safeParse(row).data?.key;
}
