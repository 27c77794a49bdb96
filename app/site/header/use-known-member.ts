import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { readAddress } from '#platform/i18n/address.ts';
import { type KnownMember, knownMember, mayBeMember } from '#shell/account/known-member.ts';

/** Pages on which it is being found out who is there: they say it themselves. */
const finding = /^\/log(?:in|out)(?:\/|$)/;

/** Who is logged in with this browser, known after waking: undefined before, as what the server renders is for everybody. */
export function useKnownMember(): KnownMember | 'nobody' | undefined {
  const [known, setKnown] = useState<KnownMember | 'nobody'>();
  const { path } = readAddress(useLocation().pathname);
  useEffect(() => {
    if (finding.test(path)) {
      if (!mayBeMember()) setKnown('nobody');
      return;
    }
    let left = false;
    void knownMember({ sure: path.startsWith('/account/') }).then((member) => {
      if (!left) setKnown(member ?? (mayBeMember() ? undefined : 'nobody'));
    });
    return () => {
      left = true;
    };
  }, [path]);
  return known;
}
