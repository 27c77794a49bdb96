import { data } from 'react-router';
import { namesOfExhibitors } from '#features/directory/index.server.ts';
import { type Staff, staffPage } from '#features/staff/index.server.ts';
import { fieldsIn } from '#platform/http/body/form-fields.ts';
import { formOf } from '#platform/http/body/read-form.server.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { seeOther } from '#platform/http/see-other.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import { threadPath } from '../shown/paths.ts';
import { type FoundCompany, findCompanies } from './find-company.server.ts';
import { hallPlanPath, type PlanDeed } from './hall-path.ts';
import type { PlanAnswer } from './plan/answers.ts';
import { beginPlan } from './plan/begin-plan.server.ts';
import { changeStand, removeStandFromPlan } from './plan/change-stand.server.ts';
import { drawStands } from './plan/draw-stands.server.ts';
import { joinStands, splitStand } from './plan/join-stands.server.ts';
import { type PlanPublished, publishPlan } from './plan/publish-plan.server.ts';
import { discardPlan, undoLast } from './plan/undo-plan.server.ts';
import { notDoneWords, notPublishedWords, wrongWords } from './plan-words.server.ts';
import { type OpenedPlan, openPlan } from './read-hall.server.ts';
import { type Fields, fieldNames, runIn, standIn, wasIn } from './stand-fields.ts';

/** What the page says after a form that did not do what it was for. */
export interface PlanRefused {
  /** The act of the form, and what was typed into it. */
  act: PlanDeed | 'find';
  typed: Fields;
  /** By the names of fields. */
  errors: Record<string, string>;
  /** Why nothing was done, where no field is at fault. */
  said?: string;
  /** Where that is mended. */
  mendedAt?: string;
  /** The company that has the stand: whoever sends the form again knows. */
  asks?: string;
  /** Companies by the words that were asked for. */
  found?: FoundCompany[];
}

type Doing = { site: SiteContext; staff: Staff; at: { hall: string; edition: number }; typed: Fields };

/** Acts of a plan, by the value of the button that was pressed. */
const acts: Record<Exclude<PlanDeed, 'publish'>, (doing: Doing) => Promise<PlanAnswer>> = {
  draw: ({ site, staff, at, typed }) => drawStands(site, staff, at, runIn(typed)),
  change: ({ site, staff, at, typed }) => changeStand(site, staff, at, { ...known(typed), is: standIn(typed) }),
  remove: ({ site, staff, at, typed }) => removeStandFromPlan(site, staff, at, known(typed)),
  join: ({ site, staff, at, typed }) => joinStands(site, staff, at, { ...known(typed), other: typed.other }),
  split: ({ site, staff, at, typed }) =>
    splitStand(site, staff, at, {
      ...known(typed),
      metres: Number(typed.metres || 'none'),
      number: typed.other.toUpperCase(),
    }),
  begin: ({ site, staff, at, typed }) =>
    beginPlan(site, staff, at, { from: Number(typed.from), withCompanies: typed.companies === 'yes' }),
  undo: ({ site, staff, at, typed }) => undoLast(site, staff, at, typed.lastAct),
  discard: ({ site, staff, at, typed }) => discardPlan(site, staff, at, typed.version),
};

/** Does what the pressed button says, and goes back to the plan. @throws 403, 404; 400 for a button that there is not */
export async function doOnPlan(request: Request, site: SiteContext, id: string | undefined) {
  const { staff } = await staffPage(request, site, 'write');
  const opened = await openPlan(site, id, new URL(request.url));
  const form = await formOf(request);
  const typed = fieldsIn(form, fieldNames, 200);
  const at = { hall: opened.hall.code, edition: opened.edition.number };
  const act = actIn(form.get('act'), typed);
  if (act === 'find') return refused(200, { act, typed, errors: {}, found: await findCompanies(site, typed.words) });
  if (act === 'publish') return publish({ site, staff, at, typed });
  if (!isAct(act)) throw new Refusal(400);
  return answered({ site, staff, at, typed }, opened, act, await acts[act]({ site, staff, at, typed }));
}

/** The Enter key looks for the company whose name was typed, where that was not done yet; else it saves the stand. */
function actIn(act: unknown, { words, asked }: Fields): unknown {
  if (act !== 'enter') return act;
  return words !== '' && words !== asked ? 'find' : 'change';
}

const isAct = (act: unknown): act is keyof typeof acts => typeof act === 'string' && Object.hasOwn(acts, act);

/** The stand as the form has it from the page; whoever sends it a second time is sure. */
function known(typed: Fields) {
  return { was: wasIn(typed), isSure: typed.sure === 'yes' };
}

function refused(status: number, answer: PlanRefused) {
  return data(answer, { status });
}

async function answered({ site, at, typed }: Doing, { hall }: OpenedPlan, act: keyof typeof acts, answer: PlanAnswer) {
  const i18n = i18nFor(site.locale);
  switch (answer.outcome) {
    case 'done':
      return seeOther(site, hallPlanPath(at, { stand: answer.number, done: act }));
    case 'wrong': {
      const errors = Object.fromEntries(answer.wrong.map((wrong) => [wrong.field, wrongWords(i18n, wrong, hall)]));
      return refused(422, { act, typed, errors });
    }
    case 'asks': {
      const names = await namesOfExhibitors(site.db, site.locale, [answer.companyId]);
      return refused(409, { act, typed, errors: {}, asks: names.get(answer.companyId)?.name ?? answer.number });
    }
    default:
      return refused(409, { act, typed, errors: {}, said: i18n._(notDoneWords[answer.outcome]) });
  }
}

async function publish({ site, staff, at, typed }: Doing) {
  const published = await publishPlan(site, staff, at, typed.version);
  if (published.outcome === 'done') return seeOther(site, hallPlanPath(at, { done: 'publish' }));
  const answer = { act: 'publish', typed, errors: {} } as const;
  if (published.outcome === 'refused') return refused(409, { ...answer, ...(await stuckAt(site, published)) });
  return refused(409, { ...answer, said: i18nFor(site.locale)._(notDoneWords[published.outcome]) });
}

/** Which thing could not go out, and its page in the console, which says why. */
async function stuckAt(
  { db, locale }: SiteContext,
  { kind, key }: Extract<PlanPublished, { outcome: 'refused' }>,
): Promise<Pick<PlanRefused, 'said' | 'mendedAt'>> {
  const thing = await db
    .selectFrom('content_thing')
    .select('id')
    .where('kind', '=', kind)
    .where('key', '=', key)
    .executeTakeFirst();
  const names = kind === 'exhibitor' ? await namesOfExhibitors(db, locale, [Number(key)]) : undefined;
  return {
    said: notPublishedWords(i18nFor(locale), names?.get(Number(key))?.name ?? key),
    ...(thing && { mendedAt: threadPath(kind, thing.id, 'shared') }),
  };
}
