import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ReportReason } from '../talks.ts';

/** What reports are about, as whoever reports chooses it. */
export const reasonWords: Record<ReportReason, MessageDescriptor> = {
  spam: msg`Advertising or bulk messages`,
  fraud: msg`Fraud, or asking for money or documents`,
  insult: msg`Insults, threats or harassment`,
  other: msg`Something else`,
};
