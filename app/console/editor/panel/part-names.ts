import { useLingui } from '@lingui/react/macro';
import { useLanguageNames } from '#ui/use-language-names.ts';
import type { ThreadName } from '../../shown/mark-of.ts';

/** What the parts of a thing are called within a sentence: its languages, and what all of them share. */
export function usePartNames(): Record<ThreadName, string> {
  const { t } = useLingui();
  return { ...useLanguageNames(), shared: t`content shared by all languages` };
}
