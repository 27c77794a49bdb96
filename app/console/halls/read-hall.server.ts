import { namesOfExhibitors } from '#features/directory/index.server.ts';
import { type Hall, halls, placesOfHall, standHref } from '#features/halls/index.server.ts';
import { type Staff, staffPage } from '#features/staff/index.server.ts';
import { Refusal } from '#platform/http/refusal.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { shortTime } from '../shown/short-time.server.ts';
import { planDeeds } from './hall-path.ts';
import { mayDraw, mayPublishPlan } from './plan/plan-policy.server.ts';
import { lastAct, readPlan, versionOf } from './plan/read-plan.server.ts';
import { changesOf, joined, type PlannedStand } from './plan/stands.ts';
import { editionsOfPlans, editionsToBeginFrom, type PlanEdition } from './read-halls.server.ts';

/** What an address of a plan names. */
export interface OpenedPlan {
  hall: Hall;
  edition: PlanEdition;
  editions: PlanEdition[];
}

/** The hall and the edition that an address names. @throws 404 where there is none */
export async function openPlan(site: SiteContext, id: string | undefined, url: URL): Promise<OpenedPlan> {
  const hall = (await halls(site.db, site.locale)).find(({ code }) => code === id);
  const asked = hall && (await editionsOfPlans(site, url));
  if (!hall || !asked) throw new Refusal(404);
  return { hall, ...asked };
}

/** A stand as the page of a plan shows it. */
export interface ShownStand extends PlannedStand {
  company?: { name: string; lang: string };
  /** What of it visitors do not see yet. */
  isChanged: boolean;
}

/** The page of a plan: `?edition=`, `&stand=` opens a stand, `&done=` stands there after an act. */
export async function readHallPage(request: Request, site: SiteContext, id: string | undefined) {
  const { staff } = await staffPage(request, site, 'see');
  const url = new URL(request.url);
  const opened = await openPlan(site, id, url);
  return planPage(site, staff, opened, url);
}

async function planPage(site: SiteContext, staff: Staff, { hall, edition, editions }: OpenedPlan, url: URL) {
  const { db, locale, clock } = site;
  const at = { hall: hall.code, edition: edition.number };
  const plan = await readPlan(db, at);
  const names = await namesOfExhibitors(db, locale, companiesIn([...plan.stands, ...plan.shown]));
  const changes = plan.state === 'drawn' ? changesOf(plan.shown, plan.stands) : [];
  const isChanged = (number: string) => edition.isCurrent && changes.some((change) => change.number === number);
  const stands: ShownStand[] = plan.stands.map((stand) => {
    const company = stand.companyId === null ? undefined : names.get(stand.companyId);
    return { ...stand, ...(company && { company }), isChanged: isChanged(stand.number) };
  });
  const chosen = stands.find(({ number }) => number === url.searchParams.get('stand'));
  const isOpen = !edition.isOver;
  return {
    hall: { code: hall.code, name: hall.name, lang: hall.lang, width: hall.width, depth: hall.depth },
    places: (await placesOfHall(db, hall.code, locale)).map(({ kind, name, x, y }) => ({ kind, name, x, y })),
    edition,
    editions: editions.filter((each) => each.number === edition.number || !each.isOver || each.isCurrent),
    state: plan.state,
    isShown: plan.isShown,
    stands,
    chosen: chosen && {
      ...chosen,
      page:
        edition.isCurrent && plan.shown.some(({ number }) => number === chosen.number)
          ? standHref({ ...chosen, hall: hall.code })
          : undefined,
      neighbours: stands.filter((other) => joined(chosen, other)).map(({ number }) => number),
    },
    asksRemoval: url.searchParams.get('ask') === 'remove',
    changes: edition.isCurrent ? changes.map((change) => ({ ...change, ...companiesOf(change, names) })) : [],
    version: versionOf(changes),
    /** Whether it can be published: also what is as visitors see it, of an earlier edition. */
    isWaiting: edition.isCurrent && plan.state === 'drawn' && (changes.length > 0 || !plan.isShown),
    lastAct: lastAct(plan.changed),
    canUndo: plan.canUndo && isOpen,
    changed: plan.changed && { by: plan.changed.by, at: shortTime(plan.changed.at, clock.now(), locale) },
    beginsFrom: plan.stands.length === 0 && isOpen ? await editionsToBeginFrom(site, hall.code, edition.number) : [],
    nextNumber: freeNumber(plan.stands),
    may: { draw: isOpen && mayDraw(staff), publish: isOpen && mayPublishPlan(staff) },
    done: planDeeds.find((deed) => deed === url.searchParams.get('done')),
  };
}

/** What the page of a plan is given. */
export type HallPage = Awaited<ReturnType<typeof readHallPage>>;

type Names = Awaited<ReturnType<typeof namesOfExhibitors>>;

const companiesIn = (stands: readonly PlannedStand[]) => [
  ...new Set(stands.flatMap(({ companyId }) => companyId ?? [])),
];

function companiesOf({ was, is }: { was?: PlannedStand; is?: PlannedStand }, names: Names) {
  return { wasCompany: names.get(was?.companyId ?? 0), isCompany: names.get(is?.companyId ?? 0) };
}

/** The first number of the last aisle that no stand has. */
function freeNumber(stands: readonly PlannedStand[]): string {
  const letter = stands.at(-1)?.number.charAt(0) ?? 'A';
  const taken = new Set(stands.map(({ number }) => number));
  for (let at = 1; at < 100; at += 1) {
    const number = `${letter}${String(at).padStart(2, '0')}`;
    if (!taken.has(number)) return number;
  }
  return '';
}
