import { useLingui } from '@lingui/react/macro';
import type { Audience } from '../downloads/downloads.ts';

/** For whom documents are, in the language of the page. */
export function useAudienceNames(): Record<Audience, string> {
  const { t } = useLingui();
  return { visitor: t`Visitors`, exhibitor: t`Exhibitors`, press: t`Press` };
}
