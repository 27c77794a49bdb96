import { isBlank } from '../i18n/graphemes.ts';

/** The longest text that a field of a form is read to; what is longer is cut, and refused for its own reasons. */
const longest = 5000;

/**
 * The fields of a form that was sent, trimmed; one that is missing, a file, or nothing that can be seen, is empty. Anything
 * else than a form has none.
 * @param most to how many units of UTF-16 a field is read
 */
export async function fieldsOf<const Name extends string>(
  request: Request,
  names: readonly Name[],
  most = longest,
): Promise<Record<Name, string>> {
  const form = await request.formData().catch(() => new FormData());
  const entries = names.map((name): [Name, string] => {
    const value = form.get(name);
    return [name, typeof value === 'string' && !isBlank(value) ? value.slice(0, most).trim() : ''];
  });
  return Object.fromEntries(entries) as Record<Name, string>;
}

/** All values of a field that may come more than once. */
export async function valuesOf(request: Request, name: string): Promise<string[]> {
  const form = await request.formData().catch(() => new FormData());
  return form.getAll(name).filter((value) => typeof value === 'string');
}
