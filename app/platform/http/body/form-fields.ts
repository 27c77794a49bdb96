import { isBlank } from '../../i18n/graphemes.ts';
import { formOf } from './read-form.server.ts';

/** The longest text that a field of a form is read to; what is longer is cut, and refused for its own reasons. */
const longest = 5000;

/**
 * The fields of a form that was sent, trimmed; one that is missing, a file, or nothing that can be seen, is empty. Anything
 * else than a form has none.
 * @param most to how many units of UTF-16 a field is read
 * @throws Response 413 where there is more than a form may have
 */
export async function fieldsOf<const Name extends string>(
  request: Request,
  names: readonly Name[],
  most = longest,
): Promise<Record<Name, string>> {
  return fieldsIn(await formOf(request), names, most);
}

/** The same of a form that has been read. */
export function fieldsIn<const Name extends string>(
  form: FormData,
  names: readonly Name[],
  most = longest,
): Record<Name, string> {
  const entries = names.map((name): [Name, string] => {
    const value = form.get(name);
    return [name, typeof value === 'string' && !isBlank(value) ? value.slice(0, most).trim() : ''];
  });
  return Object.fromEntries(entries) as Record<Name, string>;
}

/** All values of a field that may come more than once. */
export function valuesIn(form: FormData, name: string): string[] {
  return form.getAll(name).filter((value) => typeof value === 'string');
}
