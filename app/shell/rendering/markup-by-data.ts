const markup = new WeakMap<object, Map<string, string>>();

/**
 * Markup by the data that it is made of, kept as long as that lives.
 * @param of the data: the same object, the same markup
 * @param name of the markup; the same object may have several
 * @param make asked once for each
 */
export function markupByData(of: object, name: string, make: () => string): string {
  const known = markup.get(of) ?? new Map<string, string>();
  markup.set(of, known);
  const made = known.get(name) ?? make();
  known.set(name, made);
  return made;
}
