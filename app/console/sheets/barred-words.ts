import { msg } from '@lingui/core/macro';

/** Why an import cannot be published as it is taken. */
export const barredWords = {
  reviewed: msg`Texts are reviewed before they are published, so they are imported as drafts.`,
  tooMany: msg`There are too many items to publish in one step. Import them as drafts, and publish them from their list.`,
  notYours: msg`Your roles do not allow publishing these items.`,
};
