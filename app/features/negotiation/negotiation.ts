import type { Locale } from '#platform/i18n/locale.ts';

/** What a project is (specification 3). */
export const categories = ['trade', 'investment', 'engineering', 'other'] as const;

export type Category = (typeof categories)[number];

/** All states of a project, in the order in which one goes through them. */
export const statuses = ['draft', 'submitted', 'published', 'negotiating', 'signed', 'fulfilled', 'withdrawn'] as const;

export type ProjectStatus = (typeof statuses)[number];

/** The states in which everybody sees a project, in their order. */
export const openStatuses = ['published', 'negotiating', 'signed', 'fulfilled'] as const;

export type OpenStatus = (typeof openStatuses)[number];

/** What lists show of a project. */
export interface ProjectCard {
  id: number;
  name: string;
  owner: string;
  /** The language of the name and the other texts. */
  lang: Locale;
  /** Its page, without language prefix. */
  href: string;
  /** The seed of its weave. */
  weave: string;
  category: Category;
  /** ISO 3166 code. */
  region: string;
  regionName: string;
  industry: number;
  industryName: string;
  /** In the reader's way of writing: `US$ 3.5 million`. */
  amount: string;
  status: OpenStatus;
  /** YYYY-MM-DD at the venue. */
  publishedOn: string;
  /** The language of the text that holds what was looked for, where neither the texts that are shown nor a name does. */
  foundIn?: Locale | undefined;
}

/** A project with all that its page shows. How its owner is reached is masked. */
export interface Project extends ProjectCard {
  introduction: string;
  cooperationRequirement: string;
  contactPerson: string;
  phone: string;
  contact: string;
}

/** A project's page, without language prefix. */
export function projectHref(id: number): string {
  return `/negotiation/detail/${id}`;
}

/** The seed of a project's weave, the same on every page and for ever: an address may carry 64 characters of it. */
export function projectWeave(key: string): string {
  return `project-${key}`.slice(0, 64);
}

/** Reads an id out of an address. @returns undefined where it is none: ids are whole numbers from 1 */
export function readProjectId(value: string | undefined): number | undefined {
  return value !== undefined && /^[1-9]\d{0,14}$/.test(value) ? Number(value) : undefined;
}

export function isCategory(value: string): value is Category {
  return categories.some((category) => category === value);
}

export function isStatus(value: string): value is ProjectStatus {
  return statuses.some((status) => status === value);
}

export function isOpenStatus(value: string): value is OpenStatus {
  return openStatuses.some((status) => status === value);
}
