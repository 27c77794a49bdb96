import { useLingui } from '@lingui/react/macro';
import type { Person } from '../thread/view-talk.server.ts';

/** What a talk is called by whom it is with: a party that gave no name is a member, not somebody called so. */
export function useTalkTitle(other: Pick<Person, 'name' | 'company'> | undefined): string {
  const { t } = useLingui();
  const party = other?.company || other?.name;
  if (party) return t`Negotiation with ${party}`;
  return other ? t`Negotiation with a member` : t`Negotiation with a former member`;
}
