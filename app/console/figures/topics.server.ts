import { serverFeatures } from '#features/index.server.ts';
import type { Staff } from '#features/staff/index.server.ts';
import { venueDay } from '#platform/clock/clock.ts';
import type { Figure, FigureTopic, Period } from '#platform/feature/figures.ts';
import { may } from '#platform/http/may.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { readFigures } from '../reads/read-figures.server.ts';

/** What there are figures of: what comes of all the rest first, visitors and what they write. */
export const figureTopics: readonly FigureTopic[] = [
  ...serverFeatures.toReversed().flatMap(({ figures = [] }) => figures),
  readFigures,
];

/** Those that somebody may read. */
export function topicsFor(staff: Pick<Staff, 'roles'>): FigureTopic[] {
  return figureTopics.filter(({ act }) => may(staff, act));
}

/** The topic of a name; the first that they may read where none is named. @throws Refusal 404 where there is none, 403 where it is not theirs */
export function topicOrRefuse(staff: Staff, name: string | null): FigureTopic {
  const [first] = topicsFor(staff);
  const topic = name === null ? first : figureTopics.find((each) => each.name === name);
  if (!topic) throw new Refusal(404);
  if (!may(staff, topic.act)) throw new Refusal(403);
  return topic;
}

/** The figure of a name. @throws Refusal as `topicOrRefuse` does */
export function figureOrRefuse(staff: Staff, name: string | undefined): Figure {
  const topic = figureTopics.find(({ figures }) => figures.some((each) => each.name === name));
  const figure = topic?.figures.find((each) => each.name === name);
  if (!topic || !figure) throw new Refusal(404);
  if (!may(staff, topic.act)) throw new Refusal(403);
  return figure;
}

/** Whether a figure has something to say of a period: how things stand now it says of one that has today. */
export function isAbout({ of }: Figure, { from, to }: Period, now: Date): boolean {
  if (of === 'one day') return from === to;
  return of === 'period' || to >= venueDay(now);
}
