import { msg } from '@lingui/core/macro';
import type { FreshnessCheck } from '#platform/feature/freshness.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import { editionPath } from '../edition-address.ts';
import { editionsOfStaff } from '../staff-editions.server.ts';
import { refusedChanges } from './takeovers.server.ts';

/** Editions that were to take over and could not: nothing comes of them by itself. */
export const takeoverFreshness: FreshnessCheck = {
  words: msg`Editions and takeover`,
  act: 'publish',
  async stale({ db, locale }) {
    const refused = await refusedChanges(db);
    if (refused.length === 0) return [];
    const editions = await editionsOfStaff({ db, locale });
    return refused.flatMap(({ edition: number }) => {
      const edition = editions.find((each) => each.number === number);
      if (!edition?.isComing) return [];
      const note = i18nFor(locale)._(msg`This edition could not take over`);
      return [{ title: edition.name, lang: edition.lang, note, to: editionPath(number) }];
    });
  },
};
