/** The id of a row by its key. */
export function idIn(ids: Map<string, number>, key: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`${key} was not written`);
  return id;
}
