import type { Act } from '#platform/http/may.ts';
import { isWithin } from '#ui/console/frame/is-within.ts';

/** The parts of the console, in the order of its bar. */
export type Area = 'content' | 'translations' | 'inbox' | 'programme' | 'media' | 'reservations' | 'staff' | 'log';

/** What the frame shows on every page. A page that has a rail gives it as `rail` of its own loader's data (`RailGroup[]`). */
export interface ConsoleData {
  /** Who works here; undefined where nobody has logged in. */
  name?: string;
  /** Their own, that never changes: their face depends on it. */
  person?: string;
  /** The parts that they may enter. */
  areas: readonly Area[];
  /** How much waits in a part, where that is counted. */
  counts?: Partial<Record<Area, number>>;
}

interface AreaLink {
  area: Area;
  path: string;
  /** Leads there after `G`. */
  key: string;
  /** What opens it: one of these acts is enough. */
  acts: readonly Act[];
  /** Pages that belong to it and have their addresses elsewhere. */
  also?: readonly string[];
}

/** Each part with its address. */
export const areas: readonly AreaLink[] = [
  {
    ...{ area: 'content', path: '/console/content/', key: 'C', acts: ['see'] },
    also: ['/console/halls/', '/console/import/'],
  },
  {
    ...{ area: 'translations', path: '/console/translations/', key: 'T', acts: ['see'] },
    also: ['/console/glossary/'],
  },
  { area: 'inbox', path: '/console/inbox/', key: 'I', acts: ['moderate'] },
  { area: 'programme', path: '/console/programme/', key: 'P', acts: ['see'] },
  { area: 'media', path: '/console/media/', key: 'M', acts: ['write'] },
  { area: 'reservations', path: '/console/reservations/', key: 'R', acts: ['seeReservations'] },
  { area: 'staff', path: '/console/staff/', key: 'S', acts: ['administer'] },
  { area: 'log', path: '/console/log/', key: 'L', acts: ['audit'] },
];

/** The part that a page belongs to. @param path its own, without language prefix */
export function areaOf(path: string): Area | undefined {
  return areas.find(({ path: own, also = [] }) => [own, ...also].some((place) => isWithin(place, path)))?.area;
}
