import type { Hall, Place, Stand } from '#features/halls/index.server.ts';
import type { Locale } from '#platform/i18n/locale.ts';

/** How far the plan of a hall can be enlarged: 1, as it stands, to 4. */
export const zooms = [1, 2, 3, 4] as const;

export type Zoom = (typeof zooms)[number];

/** Who stands at a stand. */
export interface Holder {
  name: string;
  lang: Locale;
  /** The company's page, without language prefix. */
  href: string;
  countryName: string;
  industryName: string;
}

/** A stand on the plan. */
export interface PlanStand extends Omit<Stand, 'id' | 'hall'> {
  holder?: Holder;
  /** Of the industry that was asked for. */
  marked: boolean;
}

/** A hall on the plan of the grounds; its stands are drawn as one path. */
export interface PlanHall extends Hall {
  stands: number;
  /** Companies at its stands; with an industry asked for, those of it. */
  companies: number;
  shapes: string;
  markedShapes: string;
}

/** The stand that a page is about. */
export interface ChosenStand extends PlanStand {
  /** `W2-A07` */
  code: string;
  weave?: string;
  route?: StandRoute;
}

/** The way from an entrance of the hall to a stand. */
export interface StandRoute {
  entrance: 'west' | 'east';
  aisle: string;
  side: 'left' | 'right';
  /** Of the stands on that side, counted from the entrance. */
  nth: number;
}

/** A company that was looked for, and its stand. */
export interface FoundStand {
  code: string;
  name: string;
  lang: Locale;
  countryName: string;
}

/** What is asked of the plan; each as it stands in the address. */
export interface Asked {
  industry?: number;
  find?: string;
}

/** The plan of the grounds. */
export interface Overview {
  kind: 'overview';
  asked: Asked;
  halls: PlanHall[];
  /** Where something was looked for: what there is, none or several. */
  found?: FoundStand[];
}

/** The plan of a hall. */
export interface HallPlan {
  kind: 'hall';
  asked: Asked;
  hall: Hall;
  halls: { code: string; name: string }[];
  stands: PlanStand[];
  places: Place[];
  zoom: Zoom;
  chosen?: ChosenStand;
}

/** Stands named at once where several companies are found. */
export const foundShown = 20;

/** A plan, without language prefix. */
export function planHref(at: { hall?: string; stand?: string; industry?: number; zoom?: Zoom }): string {
  const query = new URLSearchParams({ cursor: 'layout' });
  if (at.stand) query.set('stand', at.stand);
  else if (at.hall) query.set('hall', at.hall);
  if (at.industry) query.set('industry', String(at.industry));
  if (at.zoom && at.zoom > 1) query.set('zoom', String(at.zoom));
  return `/exhibition/?${query}`;
}

/** Reads `?zoom=`, 1 where it is absent. @returns undefined where the plan cannot be enlarged so */
export function readZoom(value: string | null): Zoom | undefined {
  return value === null ? 1 : zooms.find((zoom) => String(zoom) === value);
}
