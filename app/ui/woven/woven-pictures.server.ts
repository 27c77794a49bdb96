/** What pictures are woven of. */
export type WovenGroup = 'goods' | 'industries' | 'countries' | 'places' | 'events' | 'scenes' | 'sections';

const files = import.meta.glob<string>('./pictures/**/*.webp', { eager: true, query: '?url', import: 'default' });

const addresses = new Map(
  Object.entries(files).map(([path, address]) => {
    const [group = '', ...rest] = path.slice('./pictures/'.length, -'.webp'.length).split('/');
    return [`${group}/${rest.at(-1)}`, address];
  }),
);

/**
 * The address of a woven picture, which never changes its meaning: it names the file's content.
 * @param name as the drawing is called in its group: `coffee`, `KE`
 * @returns undefined where nothing of that name is drawn; the abstract weave stands in then
 */
export function wovenPicture(group: WovenGroup, name: string): string | undefined {
  return addresses.get(`${group}/${name}`);
}
