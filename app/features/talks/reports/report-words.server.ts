import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ReportReason } from '../talks.ts';

/** What reports are about, as whoever reports chooses it. */
export const reasonWords: Record<ReportReason, MessageDescriptor> = {
  spam: msg`Advertising or bulk messages`,
  fraud: msg`Fraud, or asking for money or documents`,
  insult: msg`Insults, threats or harassment`,
  other: msg`Something else`,
};

/** How somebody of a talk is called as a party. Here, not by the hook of members' pages: those would load one more file. */
export function partyName(i18n: I18n, person: { name: string; company: string } | undefined): string {
  return person?.company || person?.name || i18n._(person ? msg`Member` : msg`Former member`);
}
