import { useLingui } from '@lingui/react/macro';
import type { Locale } from '#platform/i18n/locale.ts';
import { useLanguageNames } from '#ui/use-language-names.ts';
import type { Identity, MessageStatus } from '../messages.ts';

/** What identities, states and languages of messages are called. */
export function useMessageWords(): {
  identityNames: Record<Identity, string>;
  statusNames: Record<MessageStatus, string>;
  /** In which language it was written. */
  writtenIn: (locale: Locale) => string;
} {
  const { t } = useLingui();
  const languages = useLanguageNames();
  return {
    identityNames: { exhibitor: t`Exhibitor`, buyer: t`Buyer`, visitor: t`Visitor` },
    statusNames: {
      waiting: t`Awaiting approval`,
      approved: t`Published`,
      refused: t`Not published`,
    },
    writtenIn: (locale) => {
      const language = languages[locale];
      return t`Written in ${language}`;
    },
  };
}
