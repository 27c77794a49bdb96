import { useLingui } from '@lingui/react/macro';
import type { EditionDeed } from '../edition-address.ts';
import type { RefusedBecause } from '../takeover/takeovers.server.ts';

/** What was done with an edition, in words. */
export function useDoneWords(): Record<EditionDeed, string> {
  const { t } = useLingui();
  return {
    begun: t`Edition created. Visitors see nothing of it yet.`,
    planned: t`Planned: the edition takes over at the time below.`,
    cancelled: t`Cancelled: the site stays with the current edition.`,
    revoked: t`Preview link revoked.`,
    same: t`Nothing was changed: it was so already.`,
  };
}

/** Why an edition could not take over. */
export function useRefusedWords(): (refused: { because: RefusedBecause; key: string }) => string {
  const { t } = useLingui();
  return ({ because, key }) => {
    switch (because) {
      case 'nobody':
        return t`Whoever planned it may no longer publish. Plan it again.`;
      case 'text':
        return t`The text of this edition, or of the one before, could not be published. Open it under Content to see what is missing.`;
      case 'hall':
        return t`The floor plan of hall ${key} could not be published. Open it to see what is missing.`;
      case 'day':
        return t`The reservation day ${key} could not be published. Open it under Content to see what is missing.`;
      case 'passed':
        return t`The site had moved on to this edition or a later one already.`;
      case 'running':
        return t`The current edition had been extended and was not over yet. Plan it again.`;
    }
  };
}
