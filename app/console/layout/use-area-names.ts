import { useLingui } from '@lingui/react/macro';
import type { Area } from './areas.ts';

/** What the parts of the console are called. */
export function useAreaNames(): Record<Area, string> {
  const { t } = useLingui();
  return {
    content: t`Content`,
    translations: t`Translations`,
    inbox: t`Inbox`,
    media: t`Media`,
    staff: t`Staff`,
    log: t`Log`,
  };
}
