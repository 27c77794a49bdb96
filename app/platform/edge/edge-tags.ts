import { hash } from 'node:crypto';

/** Of 48 bits: two of ten thousand tags are alike once in five million sites, and then a page is purged too often. */
const length = 12;

/**
 * Most bytes of the header with a page's tags. A head of more than 8 KB has Varnish answer 503 (http_resp_hdr_len), and the other
 * lines need room.
 */
export const mostTagBytes = 4096;

/** An item of a list, as in `news-12`: the list is named before its number. */
const item = /^(.+)-\d+$/;

/** A cache tag as it is said to the edge: short, and of letters that all of them take in any case. */
export function edgeTag(tag: string): string {
  return hash('sha256', tag, 'hex').slice(0, length);
}

/** The tag of all pages that a release has made. @param mark of its build */
export const releaseTag = (mark: string) => `release ${mark}`;

/** What stands for the items of a list where a page has too many to name them. It is no page's but such a one's. */
const foldedItems = (list: string) => `some of ${list}`;

/**
 * The tags of a page for the edge. Where all of them take too many bytes, those of the items of a list become one, the longest
 * list first: such a page is purged with any item of the list.
 * @param tags as the loaders name them
 * @returns undefined where they are too many even so: then it would miss a purge, and may not be kept at the edge
 */
export function edgeTags(tags: Iterable<string>, most = mostTagBytes): string[] | undefined {
  const families = Map.groupBy(new Set(tags), (tag) => item.exec(tag)?.[1]);
  const whole = families.get(undefined) ?? [];
  families.delete(undefined);
  const lists = [...families].toSorted(([, one], [, other]) => other.length - one.length);
  for (let folded = 0; folded <= lists.length; folded += 1) {
    const named = lists.flatMap(([list, items], index) => (index < folded ? [foldedItems(list ?? '')] : items));
    const said = [...new Set([...whole, ...named].map(edgeTag))];
    if (said.length * (length + 1) <= most) return said;
  }
  return undefined;
}

/** What is purged at the edge as tags are emptied: themselves, and for items the pages that could not name them. */
export function purgedTags(tags: Iterable<string>): string[] {
  const all = [...tags].flatMap((tag) => {
    const list = item.exec(tag)?.[1];
    return list === undefined ? [tag] : [tag, foldedItems(list)];
  });
  return [...new Set(all.map(edgeTag))];
}
