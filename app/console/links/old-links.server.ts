import type { Staff } from '#features/staff/index.server.ts';
import type { Database } from '#platform/db/database.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { isLocale, type Locale } from '#platform/i18n/locale.ts';
import { fieldsOf } from '../content/document.ts';
import { contentKinds, kindOrRefuse } from '../content/kinds.server.ts';
import { saveThread } from '../content/save-thread.server.ts';
import { publishedFacts } from '../content/thread-revisions.server.ts';
import { revisionValues } from '../content/threads.server.ts';
import { mayWrite } from '../policy/content-policy.server.ts';
import { addressOf } from './link-table.server.ts';
import { linksIn, withLinks } from './links-in.ts';

/** A link of a published text to an address that its page no longer has. */
export interface OldLink {
  thingId: number;
  kind: string;
  locale: Locale;
  title: string;
  /** Number of the newest revision. */
  head: number;
  from: string;
  to: string;
}

const most = 200;

/** Links that lead to old addresses: of all things, or to one. */
export async function oldLinks(db: Database, movedThing?: number): Promise<OldLink[]> {
  let query = db
    .selectFrom('content_link as link')
    .innerJoin('content_moved as moved', 'moved.path', 'link.path')
    .innerJoin('content_thing as target', 'target.id', 'moved.thing_id')
    .innerJoin(publishedFacts(db).as('facts'), 'facts.thing_id', 'target.id')
    .innerJoin('content_thread as thread', (join) =>
      join.onRef('thread.thing_id', '=', 'link.thing_id').onRef('thread.thread', '=', 'link.thread'),
    )
    .select([
      'link.thing_id as thingId',
      'link.thread',
      'link.path as from',
      'thread.kind',
      'thread.title',
      'thread.head',
    ])
    .select(['target.kind as targetKind', 'target.key', 'facts.fields']);
  if (movedThing !== undefined) query = query.where('moved.thing_id', '=', movedThing);
  const rows = await query.orderBy('link.thing_id', 'desc').orderBy('link.thread').limit(most).execute();
  return rows.flatMap(({ thread: locale, targetKind, key, fields, ...link }) => {
    const kind = contentKinds.find(({ name }) => name === targetKind);
    const to = kind && addressOf(kind, key, fields);
    return isLocale(locale) && to !== undefined ? [{ ...link, locale, to }] : [];
  });
}

/** What became of texts with old links. */
export interface Led {
  /** Texts with a new revision, which goes out as any other. */
  rewritten: number;
  /** Texts that they may not write, or that somebody was writing just then. */
  left: number;
}

/** Has each text lead where its pages are now, in a new revision of its own. */
export async function leadLinksOn(site: SiteContext, staff: Staff, links: readonly OldLink[]): Promise<Led> {
  const led: Led = { rewritten: 0, left: 0 };
  for (const own of Map.groupBy(links, ({ thingId, locale }) => `${thingId} ${locale}`).values()) {
    const became = await leadText(site, staff, own);
    if (became !== 'unchanged') led[became] += 1;
  }
  return led;
}

async function leadText(
  site: SiteContext,
  staff: Staff,
  links: readonly OldLink[],
): Promise<'rewritten' | 'left' | 'unchanged'> {
  const [first] = links;
  if (!first) return 'unchanged';
  const { thingId, locale: thread, head } = first;
  const kind = kindOrRefuse(first.kind);
  const values = await revisionValues(site.db, { thingId, thread, number: head });
  const leads = new Map(links.map(({ from, to }) => [from, to]));
  if (!linksIn(fieldsOf(kind, thread), values).some((path) => leads.has(path))) return 'unchanged';
  if (!mayWrite(staff, thread, kind)) return 'left';
  const rewritten = withLinks(fieldsOf(kind, thread), values, (path) => leads.get(path));
  const saved = await saveThread(site, staff, { kind, thingId, thread, base: head, values: rewritten });
  return saved.outcome === 'saved' ? 'rewritten' : 'left';
}
