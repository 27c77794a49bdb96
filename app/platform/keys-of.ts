/** The keys of a table, as those that its type names: for tables written out whole, which have no others. */
export function keysOf<Key extends string>(table: Record<Key, unknown>): Key[] {
  return Object.keys(table) as Key[];
}
