import { isDeepStrictEqual } from 'node:util';
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
  setSilent,
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
import { type Texts, textsOf } from '#platform/i18n/texts.ts';
import { turnBack } from '#platform/storage/files-on-their-way.server.ts';
import { contentKinds } from '../content/kinds.server.ts';
import { type Place, placesOf } from './places.server.ts';

/** What became of a file that was sent. */
export type Taken = { outcome: 'taken'; id: number } | { outcome: 'refused'; reason: RefusalReason };

/** Every page that may show a picture. */
const tags = () => [...new Set(contentKinds.flatMap((kind) => kind.tags))];

/** What was changed of a picture or film: as it was and as it is, and how files that nothing names any more are taken away. */
interface Change {
  before: Record<string, unknown>;
  /** Left out where it is gone. */
  after?: Record<string, unknown>;
  files?(store: SiteContext['media']): Promise<void>;
}

/**
 * Changes something of a picture or film, logs it, and has the pages made anew that may show it. Where nothing is changed, nothing is logged.
 * @returns whether there is such a picture or film
 */
async function changing(
  site: SiteContext,
  staff: Staff,
  { act, id }: { act: string; id: number },
  work: (tx: Tx) => Promise<Change | undefined>,
): Promise<boolean> {
  const now = site.clock.now();
  const change = await inTransaction(site.db, async (tx) => {
    const done = await work(tx);
    if (!done || isDeepStrictEqual(done.before, done.after)) return done;
    const { before, after } = done;
    await emptyPages(tx, tags());
    await noteAct(tx, { staff, act: `media.${act}`, about: `media ${id}`, before, after }, now);
    return done;
  });
  await change?.files?.(site.media);
  return change !== undefined;
}

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
      await noteAct(tx, { staff, act: 'media.add', about: `media ${id}`, after: { kind: 'picture', ...alts } }, now);
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
      const { format, bytes, seconds } = film;
      await noteAct(
        tx,
        { staff, act: 'media.add', about: `media ${id}`, after: { kind: 'video', format, bytes, seconds } },
        now,
      );
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
    const isThere = await changing(site, staff, { act: 'replace', id }, (tx) => replacePicture(tx, id, picture));
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

/** Says in words what it shows. @returns whether there is such a picture or film */
export function describe(site: SiteContext, staff: Staff, id: number, alts: Texts<string>): Promise<boolean> {
  return changing(site, staff, { act: 'describe', id }, async (tx) => {
    const before = await describeMedia(tx, id, alts);
    return before && whatDiffers(before, alts);
  });
}

/** Languages whose words are others than before. */
function whatDiffers(before: Texts<string>, after: Texts<string>): Change {
  const changed = textsOf(after).filter(([locale, text]) => before[locale] !== text);
  return {
    before: Object.fromEntries(changed.map(([locale]) => [locale, before[locale]])),
    after: Object.fromEntries(changed),
  };
}

/** Says which place of it is seen wherever it is cut. @returns whether there is such a picture */
export function focus(site: SiteContext, staff: Staff, id: number, at: { x: number; y: number }): Promise<boolean> {
  return changing(site, staff, { act: 'focus', id }, async (tx) => {
    const before = await focusPicture(tx, id, at);
    return before && { before, after: at };
  });
}

/** Gives a film another still. @returns whether there is such a picture */
export async function chooseStill(site: SiteContext, staff: Staff, id: number, still: number): Promise<boolean> {
  return changing(site, staff, { act: 'still', id }, async (tx) => {
    const before = await setStill(tx, id, still);
    return before && { before, after: { still } };
  });
}

/** Says whether a film has nothing to be heard. @returns whether there is such a film */
export function silence(site: SiteContext, staff: Staff, id: number, silent: boolean): Promise<boolean> {
  return changing(site, staff, { act: 'silent', id }, async (tx) => {
    const before = await setSilent(tx, id, silent);
    return before && { before, after: { silent } };
  });
}

/** Gives a film captions that were looked through; without words they are taken away. */
export async function caption(
  site: SiteContext,
  staff: Staff,
  id: number,
  { locale, vtt }: { locale: Locale; vtt: string },
): Promise<void> {
  const key = vtt === '' ? null : await storeCaptions(site, locale, vtt);
  const isThere = await changing(site, staff, { act: 'caption', id }, async (tx) => {
    const entered = await enterCaptions(tx, { id, locale, key });
    return entered && { before: { [locale]: entered.before }, after: { [locale]: key }, files: entered.files };
  });
  if (key !== null && !isThere) await turnBack(site, key);
}

/** What became of a picture or film that was to go. */
export type Dropped = { outcome: 'dropped' } | { outcome: 'used'; places: Place[] };

/** Takes it out of the library where nothing shows it. */
export async function drop(site: SiteContext, staff: Staff, id: number): Promise<Dropped> {
  const places = await placesOf(site.db, id, site.locale);
  if (places.length > 0) return { outcome: 'used', places };
  try {
    await changing(site, staff, { act: 'delete', id }, (tx) => dropMedia(tx, id));
    return { outcome: 'dropped' };
  } catch (error) {
    // Something that is no kind of content shows it: the picture of a company, of a member, the still of a film.
    if (codeOf(error) === '23503') return { outcome: 'used', places: [] };
    throw error;
  }
}
