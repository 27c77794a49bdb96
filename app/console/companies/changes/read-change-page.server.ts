import {
  changeReasonMost,
  fieldsById,
  isSameValue,
  peopleOfChange,
  type ReadChange,
  readChange,
} from '#features/directory/index.server.ts';
import { staffPage } from '#features/staff/index.server.ts';
import { venueIso } from '#platform/clock/clock.ts';
import type { ContentKind, Values } from '#platform/content/content-kind.ts';
import type { Database } from '#platform/db/database.ts';
import { readBeside } from '#platform/feature/inbox-line.server.ts';
import { Refusal } from '#platform/http/refusal.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { isLocale, type Locale } from '#platform/i18n/locale.ts';
import { textsOf } from '#platform/i18n/texts.ts';
import { setInType } from '#platform/i18n/typesetting/typesetting.ts';
import type { Piece } from '#ui/console/text/changed.tsx';
import type { Thread } from '../../content/document.ts';
import { kindOrRefuse } from '../../content/kinds.server.ts';
import { readThing, type ShownThing } from '../../content/read-thing.server.ts';
import { revisionValues } from '../../content/threads.server.ts';
import { shownFields } from '../../form/show-fields.server.ts';
import { knownOrAdopted } from '../../halls/plan/published-things.server.ts';
import { queuesFor } from '../../inbox/queues.server.ts';
import { changedPieces } from '../../shown/compared.server.ts';
import { valueText } from '../../shown/value-text.server.ts';
import { seenVersion } from './decide-change.server.ts';

/** A field that a company wants to have changed. */
export interface ChangedField {
  /** `shared phone`, `fr-FR name`. */
  id: string;
  label: string;
  lang: Locale | undefined;
  /** From what readers see now to what was asked for, word by word. */
  pieces: Piece[];
  /**
   * `clash`: readers see something else by now than whoever asked for the change saw; `done`: they see already what was asked for; `taken`: of a
   * request that is decided, that it was approved.
   */
  is: 'open' | 'clash' | 'done' | 'taken' | 'left';
  /** What whoever asked saw, where that is something else. */
  began: string | undefined;
}

/** The request that an address names, for whoever may decide on it. @throws 404 */
export async function changeAsked(request: Request, site: SiteContext, id: string | undefined) {
  const { staff } = await staffPage(request, site, 'write');
  const change = id && /^[1-9]\d{0,14}$/.test(id) ? await readChange(site.db, Number(id)) : undefined;
  if (!change) throw new Refusal(404);
  return { staff, change };
}

/** All that the page shows: what changes, who asks, and what else waits. */
export async function readChangePage(request: Request, site: SiteContext, id: string | undefined) {
  const { staff, change } = await changeAsked(request, site, id);
  const { db } = site;
  const kind = kindOrRefuse(change.kind);
  await knownOrAdopted(site, change.kind, [String(change.companyId)]);
  const thing = await thingOfCompany(db, kind, change.companyId);
  const isOpen = change.state === 'waiting';
  const queue = queuesFor(staff).find(({ name }) => name === 'changes');
  if (!queue) throw new Refusal(404);
  const { company, member, isTheirs, decision } = await peopleOfChange(site, change);
  return {
    change: {
      ...{ id: change.id, state: change.state, version: change.version, companyId: change.companyId },
      ...{ kind: change.kind, at: venueIso(change.since), company, member, isTheirs, decision },
      reads: change.locale,
      thingId: thing?.id,
      seen: seenVersion(thing?.threads ?? []),
      isSeen: thing?.threads.some(({ thread, published }) => thread === 'shared' && published !== null) ?? false,
      fields: await fieldsOfChange(site, kind, change, thing),
    },
    steps: site.settings.REVIEW_STEPS,
    most: changeReasonMost,
    beside: await readBeside(site, queue, isOpen ? change : undefined),
  };
}

export type ChangePage = Awaited<ReturnType<typeof readChangePage>>;

/** A company as a thing of the console; undefined where it is none yet. */
export async function thingOfCompany(
  db: Database,
  kind: ContentKind,
  companyId: number,
): Promise<ShownThing | undefined> {
  const row = await db
    .selectFrom('content_thing')
    .select('id')
    .where('kind', '=', kind.name)
    .where('key', '=', String(companyId))
    .executeTakeFirst();
  return row && readThing(db, kind, row.id);
}

async function fieldsOfChange(
  { db, locale }: Pick<SiteContext, 'db' | 'locale'>,
  kind: ContentKind,
  change: ReadChange,
  thing: ShownThing | undefined,
): Promise<ChangedField[]> {
  const { wanted } = change;
  const parts: [Thread, Values][] = [['shared', wanted.shared], ...textsOf(wanted.texts)];
  const fields = await Promise.all(
    parts.map(async ([thread, values]) => {
      const now = await seenIn(db, thing, thread);
      const began = fieldsById(change.began);
      return shownFields(kind, thread, locale)
        .filter(({ name }) => Object.hasOwn(values, name))
        .map(({ name, label, control }): ChangedField => {
          const as = (value: unknown) => asReaders(value, thread);
          const said = [as(began.get(`${thread} ${name}`)), as(now[name]), as(values[name])] as const;
          const [before, seen, wished] = said.map((value) => valueText(control, value, locale));
          return {
            ...{ id: `${thread} ${name}`, label, lang: isLocale(thread) ? thread : undefined },
            pieces: piecesOf(seen ?? '', wished ?? '', isLocale(thread) ? thread : locale),
            is: standingOf(change, `${thread} ${name}`, said),
            began: isSameValue(said[0], said[1]) ? undefined : before,
          };
        });
    }),
  );
  return fields.flat();
}

/** A value as readers see it: what staff typed with ordinary spaces is set as its language is (`setInType`), and is no other text for that. */
function asReaders(value: unknown, thread: Thread): unknown {
  return typeof value === 'string' && isLocale(thread) ? setInType(value, thread) : value;
}

/** What changes, word by word; where nothing does, the text. */
function piecesOf(seen: string, wished: string, locale: Locale): Piece[] {
  if (seen === wished) return wished === '' ? [] : [{ is: 'same', text: wished }];
  return changedPieces(seen, wished, locale);
}

function standingOf(
  { state, taken }: ReadChange,
  id: string,
  [began, now, wanted]: readonly [unknown, unknown, unknown],
): ChangedField['is'] {
  if (state !== 'waiting') return taken.includes(id) ? 'taken' : 'left';
  if (isSameValue(now, wanted)) return 'done';
  return isSameValue(began, now) ? 'open' : 'clash';
}

/** What readers see of a part; nothing where they see none. */
async function seenIn(db: Database, thing: ShownThing | undefined, thread: Thread): Promise<Values> {
  const number = thing?.threads.find((each) => each.thread === thread)?.published ?? null;
  return thing && number !== null ? revisionValues(db, { thingId: thing.id, thread, number }) : {};
}
