import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Why something was not done, in a sentence (specification 8: collect failed; cancel collection failed; own project). */
export const refusalMessages = {
  own: msg`You cannot collect your own project.`,
  'collect-failed': msg`The project was not added to your collection: it is no longer in the library.`,
  'cancel-failed': msg`The project was not removed from your collection: it is not in it.`,
  forbidden: msg`This is not your project.`,
  'not-now': msg`This is not possible in the project’s current status.`,
  changed: msg`The project has changed since you read it. Please read it again.`,
  'too-many': msg`You have 200 projects, the maximum. Please delete a draft first.`,
  'too-many-searches': msg`You have saved 50 searches, the maximum. Please remove one first.`,
  'other-body': msg`This form was already sent with different content. To create another project, please send it again.`,
  'file-refused': msg`The file was not added to the project.`,
  'files-busy': msg`The file was not added to the project.`,
  'submit-failed': msg`The project was not submitted. Please check the fields.`,
} satisfies Record<string, MessageDescriptor>;
