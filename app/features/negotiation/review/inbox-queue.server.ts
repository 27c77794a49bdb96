import { msg } from '@lingui/core/macro';
import type { InboxQueue } from '#platform/feature/inbox.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import { nameOf } from '../project/own-projects.server.ts';
import { countHandedIn, type HandedIn, handedInAfter } from './handed-in.server.ts';

/** Projects that were handed in, and changes and files of those that are open. */
export const projectsQueue: InboxQueue = {
  name: 'projects',
  act: 'moderate',
  words: { one: msg`Project`, all: msg`Projects` },
  count: countHandedIn,
  async waiting({ db, settings, locale }, cut) {
    const waiting = await handedInAfter(db, settings, cut);
    return waiting.map((each) => {
      const { id, since, sheet } = each;
      const { name, lang } = nameOf(sheet, locale);
      return { id, since, title: name || String(id), lang, note: i18nFor(locale)._(kindOf(each)) };
    });
  },
};

/** What of a project waits. */
export function kindOf({ status, before, isUnseen }: HandedIn) {
  if (status === 'submitted') return before ? msg`Resubmitted` : msg`First submission`;
  return isUnseen ? msg`Changes` : msg`New files`;
}
