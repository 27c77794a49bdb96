import type { Reachable } from '#features/accounts/index.server.ts';
import { seeOther } from '#platform/http/see-other.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { newDraft, readDraft } from '../../draft/draft.server.ts';
import { type Draft, hasAllVisitors, nextHref, orderOf, type Step, stepHref } from '../../draft/draft.ts';
import { type Holder, holding, readHolder, withHolder } from '../../holder/holder-cookie.server.ts';

/** Where a visitor stands on a page of the reservation. */
export interface Standing {
  draft: Draft;
  holder: Holder;
  /** The phone or mail that is proven in this browser, and no other one has been asked to be. */
  to: Reachable | undefined;
}

/** Reads where a visitor stands; a reservation that is done is begun anew. */
export async function standingOf(request: Request, site: SiteContext): Promise<Standing> {
  return standingWith(await readDraft(request, site), request, site);
}

async function standingWith(kept: Draft, request: Request, site: SiteContext): Promise<Standing> {
  const draft = kept.done ? newDraft() : kept;
  const holder = await holderOf(draft, request, site);
  return { draft, holder, to: draft.to ? undefined : holder.proof?.to };
}

/** The holder, also where the answer to the right code, and with it the cookie, never came. */
async function holderOf({ proven }: Draft, request: Request, site: SiteContext): Promise<Holder> {
  const holder = await readHolder(request, site);
  const known = Math.max(site.clock.now().getTime(), holder.proof?.until ?? 0);
  return proven && proven.until > known ? { ...holder, proof: proven } : holder;
}

/** The standing of a visitor whose phone or mail is proven. */
export type ProvenStanding = Standing & { to: Reachable };

/**
 * Reads where a visitor stands, on a page that needs what comes before it. Who is here reserves, whatever a code was asked
 * for last.
 * @throws a redirect to the first step that is not done, where that lies before this one; to the tickets, where all is done
 */
export async function openStep(request: Request, site: SiteContext, step: Step): Promise<ProvenStanding> {
  // Read once: a second press may finish it meanwhile.
  const kept = await readDraft(request, site);
  // The day is where a new one begins; whoever goes back to a later step, or presses twice, finds what was made.
  if (kept.done && step !== 'party') throw await seeTickets(request, site, kept.done);
  const standing = await standingWith({ ...kept, errand: 'reserve' }, request, site);
  const { draft } = standing;
  const to = reachedFor(standing);
  if (!to) throw seeOther(site, nextHref(draft, false));
  const ready: Record<Step, boolean> = {
    contact: true,
    code: true,
    party: true,
    visitor: Boolean(draft.date && draft.party),
    you: hasAllVisitors(draft),
    check: Boolean(orderOf(draft)) && nextHref(draft, true) === stepHref('check'),
  };
  if (!ready[step]) throw seeOther(site, nextHref(draft, true));
  return { ...standing, to };
}

/** For which phone or mail somebody reserves: that of the offer they take up, else the one they have proven. */
export function reachedFor({ draft, to }: Standing): Reachable | undefined {
  return draft.to ? undefined : (draft.offerTo ?? to);
}

/** The first answer may never have come, and with it the cookie: it is set again. */
async function seeTickets(request: Request, site: SiteContext, id: string): Promise<Response> {
  const headers = withHolder(new Headers(), site, holding(await readHolder(request, site), id));
  return seeOther(site, `/reservation/tickets/${id}`, headers);
}
