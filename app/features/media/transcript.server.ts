import type { SiteContext } from '#platform/http/site-context.ts';
import { languagesFor } from '#platform/i18n/locale.ts';
import type { VideoRef } from './media.ts';
import { storedCaptions } from './queries.server.ts';
import { linesOfCaptions, type Transcript } from './transcript.ts';

type Needs = Pick<SiteContext, 'db' | 'media' | 'log' | 'locale'>;

/**
 * A film in words, made of its captions in the best language for the reader.
 * @returns null where it has no captions, or the storage does not give them: the page goes out without
 */
export async function transcriptOf(site: Needs, video: VideoRef): Promise<Transcript | null> {
  const lang = languagesFor(site.locale).find((each) => video.captions.includes(each));
  const key = lang && (await storedCaptions(site.db, video.id, lang));
  if (!key) return null;
  try {
    const bytes = await site.media.read(key);
    if (!bytes) throw new Error(`The storage has nothing under ${key}`);
    return { lang, lines: linesOfCaptions(new TextDecoder().decode(bytes)) };
  } catch (err) {
    site.log.warn({ err, captions: key }, 'a transcript could not be read');
    return null;
  }
}
