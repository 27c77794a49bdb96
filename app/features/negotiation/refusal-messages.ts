import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Why something was not done, in a sentence (specification 8: collect failed; cancel collection failed; own project). */
export const refusalMessages = {
  own: msg`You cannot collect your own project.`,
  'collect-failed': msg`The project was not added to your collection: it is no longer in the library.`,
  'cancel-failed': msg`The project was not removed from your collection: it is not in it.`,
  forbidden: msg`This is not your project.`,
  'not-now': msg`In its present state this is not possible with the project.`,
  changed: msg`The project has changed since you read it. Please read it once more.`,
  'too-many': msg`You have 200 projects: no more can be begun. Please delete a draft first.`,
  'too-many-searches': msg`You have kept 50 searches: no more can be kept. Please remove one first.`,
  'other-body': msg`This form was already sent with different content. To make another project of it, please send it again.`,
  'file-refused': msg`The file was not added to the project.`,
  'files-busy': msg`The file was not added to the project.`,
  'submit-failed': msg`The project was not handed in. Please look at the fields again.`,
} satisfies Record<string, MessageDescriptor>;
