import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { changeReasonMost } from '#features/directory/index.server.ts';

/** Why a decision on a company's changes was not taken, in the reader's language. */
export function changeWords(i18n: I18n) {
  return {
    missing: i18n._(msg`Please say why not all of it is approved. The company will read it.`),
    'too-long': i18n._(msg`The reason can have at most ${changeReasonMost} characters.`),
    nothing: i18n._(msg`Tick at least one field, or reject the update.`),
    gone: i18n._(msg`Visitors no longer see this company, so nothing can be approved.`),
    stuck: i18n._(msg`Someone is working on this entry just now. Open it to see what is missing.`),
  };
}
