import type { Option, Place } from '#features/editions/index.server.ts';
import type { SentOnce } from '#platform/router/data/sent-once.ts';
import type { ListFilters } from '../list-filters.ts';
import type { Category, OpenStatus, ProjectCard } from '../negotiation.ts';

/** A choice that is named on the page, and how many projects it would leave beside the other filters, where that is counted. */
export interface NamedOption<Value> {
  value: Value;
  count?: number;
}

/** What may be chosen of each filter. */
export interface Choices {
  categories: NamedOption<Category>[];
  statuses: NamedOption<OpenStatus>[];
  places: Place<Option>[];
  industries: Option[];
}

/** A page of the list of projects, with all that its filters show. */
export interface ProjectsPage {
  filters: ListFilters;
  page: number;
  pages: number;
  total: number;
  /** There are more than `total`: counting stopped. */
  more?: true | undefined;
  projects: ProjectCard[];
  choices: Choices;
  /** Names of the filters that are set and that the page cannot name itself. */
  chosen: { region?: string | undefined; industry?: string | undefined };
}

/** The page as those who look at it get it. */
export type ShownProjectsPage = Omit<ProjectsPage, 'projects' | 'choices'> & {
  projects: SentOnce<ProjectCard[]>;
  choices: SentOnce<Choices>;
};
