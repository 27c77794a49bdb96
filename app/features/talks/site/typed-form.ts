/** The longest text that a field is read to: longer than any that is taken, so that nothing is cut silently. */
const longest = 60_000;

/** The key under which a form was sent; undefined where it has none. */
export function keyIn(form: FormData): string | undefined {
  return typedIn(form, 'key').slice(0, 100) || undefined;
}

/** A field as it was typed; empty where it is missing, or a file. */
export function typedIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.slice(0, longest) : '';
}
