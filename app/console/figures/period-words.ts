import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { mostDays, type PeriodProblem } from './period.ts';

/** What is wrong with the days that somebody asks for. */
export const periodWords: Record<PeriodProblem, MessageDescriptor> = {
  'no-day': msg`Please enter a valid date, such as 2026-06-12.`,
  order: msg`The last day must not be before the first.`,
  long: msg`Please choose at most ${mostDays} days.`,
};
