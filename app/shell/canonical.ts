/** Addresses that end with a slash in the specification although they are no section's first page. */
const slashed = new Set(['/service/hotel']);

/**
 * The one address among those that show the same page: sections end with a slash, pages below them do not, `/home` is `/`.
 * @param path path of the site without language prefix
 * @param search its query, `?page=2&x=1`
 * @param keep the parameters that make another page; all others are left out
 */
export function canonicalAddress(path: string, search: string, keep: readonly string[]): string {
  const bare = path.replace(/\/+$/, '');
  const deep = bare.indexOf('/', 1) > 0 && !slashed.has(bare);
  const written = bare === '' || bare === '/home' ? '/' : deep ? bare : `${bare}/`;
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const name of keep) {
    const value = given.get(name);
    if (value) kept.set(name, value);
  }
  const query = kept.toString();
  return query === '' ? written : `${written}?${query}`;
}
