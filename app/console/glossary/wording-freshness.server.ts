import { msg } from '@lingui/core/macro';
import { sql } from 'kysely';
import { type FreshnessCheck, mostStaleLines } from '#platform/feature/freshness.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import { isLocale } from '#platform/i18n/locale.ts';
import { seenThreads } from '../content/thread-revisions.server.ts';
import { threadPath } from '../shown/paths.ts';
import { glossaryOf } from './glossary.server.ts';

/** Published texts that call things what the glossary does not call them. */
export const wordingFreshness: FreshnessCheck = {
  words: msg`Glossary`,
  act: 'translate',
  async stale({ db, locale }) {
    const rows = await seenThreads(db)
      .innerJoin('content_wording as found', (join) =>
        join
          .onRef('found.thing_id', '=', 'revision.thing_id')
          .onRef('found.thread', '=', 'revision.thread')
          .onRef('found.number', '=', 'revision.number'),
      )
      .select(['found.thing_id', 'found.thread', 'thread.kind', 'thread.title', 'found.variants'])
      .where(sql<boolean>`found.variants <> '{}'`)
      .orderBy('found.thing_id', 'desc')
      .orderBy('found.thread')
      .limit(mostStaleLines + 1)
      .execute();
    const i18n = i18nFor(locale);
    const { variants } = await glossaryOf(db);
    return rows.flatMap(({ thing_id: id, thread, kind, title, variants: found }) => {
      if (!isLocale(thread)) return [];
      // What the glossary has ceased to mind since is not named, before it is looked for anew.
      const named = found.flatMap((word) => {
        const called = variants.find(({ variant, locale: own }) => variant === word && own === thread)?.called;
        return called === undefined ? [] : [i18n._(msg`“${word}” instead of “${called}”`)];
      });
      if (named.length === 0) return [];
      return [
        {
          title: title || String(id),
          lang: thread,
          note: named.join(' · '),
          locale: thread,
          count: named.length,
          to: threadPath(kind, id, thread),
        },
      ];
    });
  },
};
