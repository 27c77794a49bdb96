import { useLingui } from '@lingui/react/macro';

/** What has become of an import, in words. */
export function useImportStates(): Record<'reading' | 'checked' | 'taken' | 'undone', string> {
  const { t } = useLingui();
  return {
    reading: t`Being checked`,
    checked: t`Checked, not imported`,
    taken: t({ message: 'Imported', context: 'a file' }),
    undone: t({ message: 'Undone', context: 'an import' }),
  };
}
