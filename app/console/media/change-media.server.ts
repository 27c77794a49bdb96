import {
  describeMedia,
  dropMedia,
  enterCaptions,
  enterFilm,
  enterPicture,
  type FilmRefusal,
  FilmRefused,
  focusPicture,
  MediaRefused,
  type RefusalReason,
  replacePicture,
  setStill,
  storeCaptions,
  storeFilm,
  storePicture,
} from '#features/media/index.server.ts';
import { noteAct, type Staff } from '#features/staff/index.server.ts';
import type { Tx } from '#platform/db/database.ts';
import { emptyPages } from '#platform/db/page-tags.ts';
import { inTransaction } from '#platform/db/retried.ts';
import { codeOf } from '#platform/error-code.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import type { Texts } from '#platform/i18n/texts.ts';
import { turnBack } from '#platform/storage/files-on-their-way.server.ts';
import { contentKinds } from '../content/kinds.server.ts';
import { type Place, placesOf } from './places.server.ts';

/** What became of a file that was sent. */
export type Taken = { outcome: 'taken'; id: number } | { outcome: 'refused'; reason: RefusalReason };

type Files = (store: SiteContext['media']) => Promise<void>;

/** Every page that may show a picture. */
const tags = () => [...new Set(contentKinds.flatMap((kind) => kind.tags))];

/** Does it, logs it, and has the pages made anew that may show it. */
async function changed(
  site: SiteContext,
  staff: Staff,
  { act, id, after = {} }: { act: string; id: number; after?: Record<string, unknown> },
  work: (tx: Tx) => Promise<Files | undefined>,
): Promise<void> {
  const now = site.clock.now();
  const files = await inTransaction(site.db, async (tx) => {
    const left = await work(tx);
    await noteAct(tx, { staff, act: `media.${act}`, about: `media ${id}`, after }, now);
    await emptyPages(tx, tags());
    return left;
  });
  await files?.(site.media);
}

const withoutFiles = (work: Promise<void>) => work.then(() => undefined);

/** Takes a picture into the library. @param alts what it shows, in words, where that is said at once */
export async function takePicture(
  site: SiteContext,
  staff: Staff,
  bytes: Uint8Array,
  alts: Texts<string> = {},
): Promise<Taken> {
  return stored(site, bytes, async (picture) => {
    const now = site.clock.now();
    return inTransaction(site.db, async (tx) => {
      const id = await enterPicture(tx, picture, alts);
      await noteAct(tx, { staff, act: 'media.add', about: `media ${id}`, after: alts }, now);
      return id;
    });
  });
}

/** Takes a film into the library while it comes. @returns its number, or why it is refused */
export async function takeFilm(
  site: SiteContext,
  staff: Staff,
  chunks: AsyncIterable<Uint8Array>,
): Promise<number | FilmRefusal> {
  try {
    const film = await storeFilm(site, chunks);
    const now = site.clock.now();
    return await inTransaction(site.db, async (tx) => {
      const id = await enterFilm(tx, film);
      await noteAct(tx, { staff, act: 'media.add', about: `media ${id}` }, now);
      return id;
    });
  } catch (error) {
    if (error instanceof FilmRefused) return error.reason;
    throw error;
  }
}

/** Puts another picture in the place of one, everywhere that it stands. */
export async function exchangePicture(site: SiteContext, staff: Staff, id: number, bytes: Uint8Array): Promise<Taken> {
  return stored(site, bytes, async (picture) => {
    let isThere = false;
    await changed(site, staff, { act: 'replace', id }, async (tx) => {
      const files = await replacePicture(tx, id, picture);
      isThere = files !== undefined;
      return files;
    });
    return isThere ? id : undefined;
  });
}

async function stored(
  site: SiteContext,
  bytes: Uint8Array,
  enter: (picture: Awaited<ReturnType<typeof storePicture>>) => Promise<number | undefined>,
): Promise<Taken> {
  try {
    const picture = await storePicture(site, bytes);
    let id: number | undefined;
    try {
      id = await enter(picture);
    } finally {
      if (id === undefined) await turnBack(site, picture.key);
    }
    return id === undefined ? { outcome: 'refused', reason: 'kind' } : { outcome: 'taken', id };
  } catch (error) {
    if (error instanceof MediaRefused) return { outcome: 'refused', reason: error.reason };
    throw error;
  }
}

/** Says in words what it shows. */
export function describe(site: SiteContext, staff: Staff, id: number, alts: Texts<string>): Promise<void> {
  return changed(site, staff, { act: 'describe', id, after: alts }, (tx) => withoutFiles(describeMedia(tx, id, alts)));
}

/** Says which place of it is seen wherever it is cut. */
export function focus(site: SiteContext, staff: Staff, id: number, at: { x: number; y: number }): Promise<void> {
  return changed(site, staff, { act: 'focus', id, after: at }, (tx) => withoutFiles(focusPicture(tx, id, at)));
}

/** Gives a film another still. @returns whether there is such a picture */
export async function chooseStill(site: SiteContext, staff: Staff, id: number, still: number): Promise<boolean> {
  let isThere = false;
  await changed(site, staff, { act: 'still', id, after: { still } }, async (tx) => {
    isThere = await setStill(tx, id, still);
    return undefined;
  });
  return isThere;
}

/** Gives a film captions that were looked through; without words they are taken away. */
export async function caption(
  site: SiteContext,
  staff: Staff,
  id: number,
  { locale, vtt }: { locale: Locale; vtt: string },
): Promise<void> {
  const key = vtt === '' ? null : await storeCaptions(site, locale, vtt);
  await changed(site, staff, { act: 'caption', id, after: { locale } }, (tx) => enterCaptions(tx, { id, locale, key }));
}

/** What became of a picture or film that was to go. */
export type Dropped = { outcome: 'dropped' } | { outcome: 'used'; places: Place[] };

/** Takes it out of the library where nothing shows it. */
export async function drop(site: SiteContext, staff: Staff, id: number): Promise<Dropped> {
  const places = await placesOf(site.db, id, site.locale);
  if (places.length > 0) return { outcome: 'used', places };
  try {
    await changed(site, staff, { act: 'delete', id }, (tx) => dropMedia(tx, id));
    return { outcome: 'dropped' };
  } catch (error) {
    // Something that is no kind of content shows it: the picture of a company, of a member, the still of a film.
    if (codeOf(error) === '23503') return { outcome: 'used', places: [] };
    throw error;
  }
}
