import { useLingui } from '@lingui/react/macro';
import type { EntryKind } from '../talks.ts';
import type { Whose } from '../thread/view-talk.server.ts';

/** What became of a talk, in a sentence. @param name of the other one */
export function useEntryWords(name: string): (kind: EntryKind, by: Whose) => string {
  const { t } = useLingui();
  const words: Record<EntryKind, { you?: string; other: string }> = {
    message: { other: '' },
    meeting: { you: t`You propose a meeting`, other: t`${name} proposes a meeting` },
    'meeting-accepted': { you: t`You have accepted the meeting`, other: t`${name} has accepted the meeting` },
    'meeting-declined': { you: t`You have declined the meeting`, other: t`${name} has declined the meeting` },
    'meeting-withdrawn': { you: t`You have withdrawn the meeting`, other: t`${name} has withdrawn the meeting` },
    'meeting-called-off': { you: t`You have cancelled the meeting`, other: t`${name} has cancelled the meeting` },
    declined: { you: t`You have declined the request`, other: t`${name} has declined the request` },
    closed: { you: t`You have ended the negotiation`, other: t`${name} has ended the negotiation` },
    reopened: {
      you: t`You have resumed the negotiation`,
      other: t`${name} has resumed the negotiation`,
    },
    reminded: { other: t`No answer for three days: the owner has been reminded` },
    expired: { other: t`No answer for 14 days: the request has expired` },
    negotiating: { other: t`The project is now in negotiation` },
    signed: {
      you: t`You say that both of you have signed. The project is now signed`,
      other: t`${name} says that both of you have signed. The project is now signed`,
    },
    confirmed: {
      you: t`You confirm that both of you have signed`,
      other: t`${name} confirms that both of you have signed`,
    },
    'closed-by-staff': { other: t`The expo’s staff have ended this negotiation` },
  };
  return (kind, by) => {
    const { you, other } = words[kind];
    return by === 'you' ? (you ?? other) : other;
  };
}
