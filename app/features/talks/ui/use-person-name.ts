import { useLingui } from '@lingui/react/macro';
import type { Person } from '../thread/view-talk.server.ts';

type Named = Pick<Person, 'name' | 'company'> | undefined;

/** How somebody is called, as a person and as a party: by name or company, whichever there is. Whoever has left is a former member. */
export function usePersonName(): { person(named: Named): string; party(named: Named): string } {
  const { t } = useLingui();
  const nameless = (named: Named) => (named ? t`Member` : t`Former member`);
  return {
    person: (named) => named?.name || named?.company || nameless(named),
    party: (named) => named?.company || named?.name || nameless(named),
  };
}
