import { useLingui } from '@lingui/react/macro';
import { useKeys } from '#ui/console/keys/use-keys.ts';

/** `Ctrl Enter` says of the segment in which somebody is that it is still right. */
export function useTranslationKeys(): void {
  const { t } = useLingui();
  useKeys([
    {
      keys: 'Ctrl Enter',
      does: t`Still correct`,
      run: () =>
        document.activeElement?.closest('section')?.querySelector<HTMLElement>('button[name="right"]')?.click(),
    },
  ]);
}
