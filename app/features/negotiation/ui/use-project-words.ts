import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { Category, ProjectStatus } from '../negotiation.ts';

/** What categories are called. */
export const categoryWords: Record<Category, MessageDescriptor> = {
  trade: msg`Trade`,
  investment: msg`Investment`,
  engineering: msg`Engineering contract`,
  other: msg`Other cooperation`,
};

/** What the states of projects are called. */
export const statusWords: Record<ProjectStatus, MessageDescriptor> = {
  draft: msg`Draft`,
  submitted: msg`Awaiting approval`,
  published: msg`Open to partners`,
  negotiating: msg`In negotiation`,
  signed: msg`Signed`,
  fulfilled: msg`Fulfilled`,
  withdrawn: msg({ message: 'Withdrawn', context: 'project' }),
};

/** What the categories and states of projects are called. */
export function useProjectWords(): {
  categoryName(category: Category): string;
  statusName(status: ProjectStatus): string;
} {
  const { i18n } = useLingui();
  return {
    categoryName: (category) => i18n._(categoryWords[category]),
    statusName: (status) => i18n._(statusWords[status]),
  };
}
