import { useLingui } from '@lingui/react/macro';
import type { Locale } from '#platform/i18n/locale.ts';
import type { Identity, MessageStatus } from '../messages.ts';

/** What identities, states and languages of messages are called. */
export function useMessageWords(): {
  identityNames: Record<Identity, string>;
  statusNames: Record<MessageStatus, string>;
  written: Record<Locale, string>;
} {
  const { t } = useLingui();
  return {
    identityNames: { exhibitor: t`Exhibitor`, buyer: t`Buyer`, visitor: t`Visitor` },
    statusNames: {
      waiting: t`Waits for approval`,
      approved: t`On the board`,
      refused: t`Not put on the board`,
    },
    written: { 'zh-CN': t`Written in Chinese`, 'en-US': t`Written in English`, 'fr-FR': t`Written in French` },
  };
}
