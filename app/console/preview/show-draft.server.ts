import type { ContentKind, Draft, Values } from '#platform/content/content-kind.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import { Kept } from '#platform/http/kept.ts';
import type { Platform } from '#platform/http/site-context.ts';
import { defaultLocale, isLocale, type Locale } from '#platform/i18n/locale.ts';
import type { Texts } from '#platform/i18n/texts.ts';
import { composeDraft } from '../content/document.ts';
import { kindOrRefuse } from '../content/kinds.server.ts';
import type { Wrong } from '../content/publishing/published.server.ts';
import { whereIs } from '../content/publishing/where-is.ts';
import { holdThing, revisionValues } from '../content/threads.server.ts';
import type { PreviewLink } from './preview-links.server.ts';
import { takingBack } from './taking-back.server.ts';

/** A page of the site, asked for with another database, clock and memory than those of the process. */
export type RenderPage = (
  page: { address: string; locale: Locale },
  given: Pick<Platform, 'db' | 'clock' | 'kept'>,
) => Promise<Response>;

/** What a draft looks like. */
export type Shown =
  | { outcome: 'shown'; response: Response }
  /** It could not go out as it stands: what is missing. */
  | { outcome: 'unfinished'; wrong: Wrong[] }
  /** No page is about such a thing. */
  | { outcome: 'noPage' };

/**
 * Shows a draft as readers would see it: it is written as publishing writes it, the page is made from that, and all of it is taken
 * back. So nothing of a preview is built a second time, for any kind, and what is seen is what will be.
 */
export async function showDraft(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  link: PreviewLink,
  render: RenderPage,
): Promise<Shown> {
  const kind = kindOrRefuse(link.kind);
  const locale = isLocale(link.thread) ? link.thread : defaultLocale;
  return takingBack(db, async (tx): Promise<Shown> => {
    const { key, document } = await draftOf(tx, kind, link);
    const draft = composeDraft(kind, document);
    const now = laterOf(kind, draft, clock.now());
    const written = await kind.write(tx, key ?? undefined, draft, now);
    if (written.outcome === 'invalid') {
      const wrong = written.error.issues.map((issue) => whereIs(issue, document.shared));
      return { outcome: 'unfinished', wrong };
    }
    const address = kind.address(written.key, draft);
    if (address === undefined) return { outcome: 'noPage' };
    await kind.unveil?.(tx, written.key, draft);
    const given = { db: tx as Database, clock: { now: () => now }, kept: new Kept() };
    return { outcome: 'shown', response: await render({ address, locale }, given) };
  });
}

/** What readers would see: what they see now, with the draft in its place and what all languages share as it is being written. */
async function draftOf(tx: Tx, kind: ContentKind, { thingId, thread, number }: PreviewLink) {
  const thing = await holdThing(tx, kind, thingId);
  const valuesOf = async (name: PreviewLink['thread'], of: number | null | undefined): Promise<Values> =>
    of ? revisionValues(tx, { thingId, thread: name, number: of }) : {};
  const texts: Texts<Values> = {};
  for (const [name, row] of thing.threads) {
    if (!isLocale(name)) continue;
    const shown = name === thread ? (number ?? row.head) : row.published;
    if (shown !== null) texts[name] = await valuesOf(name, shown);
  }
  const shared = thing.threads.get('shared');
  const sharedNumber = thread === 'shared' ? (number ?? shared?.head) : shared?.head;
  return { key: thing.key, document: { shared: await valuesOf('shared', sharedNumber), texts } };
}

/** What is dated later is seen from then on: the preview looks from there. */
function laterOf(kind: ContentKind, draft: Draft, now: Date): Date {
  const moments = Object.entries(kind.shared).flatMap(([name, { control }]) => {
    const value = draft[name];
    return control.type === 'moment' && typeof value === 'string' ? [Date.parse(value)] : [];
  });
  return new Date(Math.max(now.getTime(), ...moments.filter(Number.isFinite)));
}
