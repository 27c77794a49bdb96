/** What was done on a plan, as its page says it. */
export const planDeeds = ['draw', 'change', 'remove', 'join', 'split', 'begin', 'undo', 'discard', 'publish'] as const;

export type PlanDeed = (typeof planDeeds)[number];

/** What the page of a plan shows beside the plan. */
interface Shown {
  /** The stand whose form is open: `A07`. */
  stand?: string | undefined;
  done?: PlanDeed;
  /** Asks whether the stand is to be taken away. */
  asksRemoval?: boolean;
}

/** The halls of an edition, without language prefix; left out, of the current one. */
export function hallsPath(edition?: number): string {
  return edition === undefined ? '/console/halls/' : `/console/halls/?edition=${edition}`;
}

/** The plan of a hall for an edition, without language prefix. */
export function hallPlanPath({ hall, edition }: { hall: string; edition: number }, shown: Shown = {}): string {
  const query = new URLSearchParams({ edition: String(edition) });
  if (shown.stand) query.set('stand', shown.stand);
  if (shown.done) query.set('done', shown.done);
  if (shown.asksRemoval) query.set('ask', 'remove');
  return `/console/halls/${hall}?${query}`;
}
