import { msg } from '@lingui/core/macro';
import { sql } from 'kysely';
import type { InboxQueue } from '#platform/feature/inbox.ts';
import { isAmong } from '#platform/feature/inbox-given.server.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import { identityWords } from '../message-words.server.ts';

/** Messages that wait to be put on the board. */
export const messagesQueue: InboxQueue = {
  name: 'messages',
  act: 'moderate',
  words: { one: msg`Board message`, all: msg`Board messages` },
  async count(db, among) {
    const { count } = await db
      .selectFrom('board_message')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('status', '=', 'waiting')
      .where(isAmong('messages', 'board_message.id', among))
      .executeTakeFirstOrThrow();
    return count;
  },
  async waiting({ db, locale }, { after, limit, among }) {
    const rows = await db
      .selectFrom('board_message')
      .select(['id', 'title', 'locale as lang', 'identity', 'created_at as since'])
      .where('status', '=', 'waiting')
      .where(isAmong('messages', 'board_message.id', among))
      .$if(after !== undefined, (query) =>
        query.where(sql<boolean>`(created_at, id) > (${after?.since}, ${after?.id})`),
      )
      .orderBy('created_at')
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(({ identity, ...row }) => ({ ...row, note: i18nFor(locale)._(identityWords[identity]) }));
  },
};
