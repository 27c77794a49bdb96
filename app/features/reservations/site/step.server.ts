import { redirect } from 'react-router';
import type { Reachable } from '#features/accounts/index.server.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { localHref } from '#platform/i18n/address.ts';
import { newDraft, readDraft } from '../draft.server.ts';
import { type Draft, nextHref, orderOf, type Step, stepHref } from '../draft.ts';
import { type Holder, readHolder } from '../holder-cookie.server.ts';

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

function standingWith(kept: Draft, request: Request, site: SiteContext): Standing {
  const draft = kept.done ? newDraft() : kept;
  const holder = readHolder(request, site);
  return { draft, holder, to: draft.to ? undefined : holder.proof?.to };
}

/** The standing of a visitor whose phone or mail is proven. */
export type ProvenStanding = Standing & { to: Reachable };

/**
 * Reads where a visitor stands, on a page that needs what comes before it.
 * @throws a redirect to the first step that is not done, where that lies before this one; to the tickets, where all is done
 */
export async function openStep(request: Request, site: SiteContext, step: Step): Promise<ProvenStanding> {
  // Read once: a second press may finish it meanwhile.
  const kept = await readDraft(request, site);
  // The day is where a new one begins; whoever goes back to a later step, or presses twice, finds what was made.
  if (kept.done && step !== 'party') throw seeOther(site, `/reservation/tickets/${kept.done}`);
  const standing = standingWith(kept, request, site);
  const { draft, to } = standing;
  if (!to) throw seeOther(site, nextHref(draft, false));
  const ready: Record<Step, boolean> = {
    contact: true,
    code: true,
    party: true,
    visitor: Boolean(draft.date && draft.party),
    you: Boolean(orderOf({ ...draft, contactName: '-', contactPhone: '-', consent: true })),
    check: Boolean(orderOf(draft)) && nextHref(draft, true) === stepHref('check'),
  };
  if (!ready[step]) throw seeOther(site, nextHref({ ...draft, errand: 'reserve' }, true));
  return { ...standing, to };
}

/** Sends on to another page of the site, in the language of this one, to be read by GET. */
export function seeOther(site: Pick<SiteContext, 'locale'>, path: string, headers: Headers = new Headers()): Response {
  headers.set('Cache-Control', 'no-store');
  return redirect(localHref(site.locale, path), { status: 303, headers });
}
