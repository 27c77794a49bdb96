import type { Schema } from '../tables.gen.ts';
import { clear, hashed, type PersonalTable, plain, sealed } from './shape.ts';

const secret = 'it is what opens the account, and nobody reads it back';
const keptOfNobody = 'a hash that is made with a key and gone within a day: nothing leads from it to a person';

type Names =
  | 'ended_holder'
  | 'idempotency_key'
  | 'kept_form'
  | 'known_account'
  | 'member'
  | 'member_account'
  | 'member_session'
  | 'one_time_code'
  | 'outbox_message'
  | 'usage_count';

/** Accounts of members: who they are, how they log in, what is sent to them. */
export const accounts: { [Table in Names]: PersonalTable<keyof Schema[Table] & string> } = {
  member: {
    of: 'members',
    purpose: 'the account: who a member is to those they deal with',
    retention: 'until the member deletes the account',
    ground: 'contract',
    readers:
      'members with whom they talk or whose projects are theirs (name, company, country, languages, picture); moderators',
    columns: {
      ...plain('id'),
      user_id: clear('a random id by which other programs know the member'),
      name: clear('name'),
      company: clear('company'),
      country_code: clear('country'),
      languages: clear('languages they speak'),
      locale: clear('language in which they are written to'),
      avatar_id: clear('their picture'),
      password_hash: hashed('password, as argon2id', { notTaken: secret }),
      created_at: clear('since when they are a member'),
    },
  },
  member_account: {
    of: 'members',
    purpose: 'phones and mails that a member logs in with and is written to',
    retention: 'until the member takes it away or deletes the account',
    ground: 'contract',
    readers: 'nobody in full; members see their own masked',
    columns: {
      ...plain('member_id'),
      account_hash: hashed('the phone or mail, to be found by', { notTaken: 'a hash of what is taken along itself' }),
      sealed: sealed('phone or mail'),
      created_at: clear('since when'),
    },
  },
  member_session: {
    of: 'members',
    purpose: 'where a member is logged in, for them to see and to end',
    retention: '30 days without use, 90 days in all',
    clearedBy: ['clear sessions that are over'],
    ground: 'security',
    readers: 'nobody',
    columns: {
      ...plain('id', 'member_id'),
      token_hash: hashed('the secret of the cookie', { notTaken: secret }),
      device: clear('browser and system, as the browser says'),
      created_at: clear('logged in'),
      seen_at: clear('last seen'),
      proven_at: clear('when they last showed who they are'),
      by_code: clear('whether they did so by a code'),
      ends_at: clear('when it ends'),
    },
  },
  known_account: {
    of: 'members',
    purpose: 'phones and mails that have answered a code: they are sent codes first when many are asked for',
    retention: 'half a year after the last code',
    clearedBy: ['clear accounts that were known'],
    ground: 'security',
    readers: 'nobody',
    columns: {
      account_hash: hashed('the phone or mail', { notTaken: 'a hash of what is taken along itself' }),
      seen_at: clear('when its last code was answered'),
    },
  },
  one_time_code: {
    of: 'strangers',
    purpose: 'a code that was sent, until it is typed',
    retention: 'five minutes, cleared within ten more',
    clearedBy: ['clear codes and counts'],
    ground: 'contract',
    readers: 'nobody',
    columns: {
      ...plain('purpose', 'expires_at', 'tries', 'used_at', 'created_at', 'id', 'strange_tries'),
      ...plain('known_only_work', 'known_only_wait'),
      account_hash: hashed('the phone or mail', { notTaken: keptOfNobody, stays: keptOfNobody }),
      code_hash: hashed('the code', { notTaken: secret, stays: keptOfNobody }),
      asked_from_hash: hashed('the network it was asked from', { notTaken: keptOfNobody, stays: keptOfNobody }),
    },
  },
  kept_form: {
    of: 'strangers',
    purpose: 'a form that was sent after its session had ended, until the next login',
    retention: 'an hour',
    clearedBy: ['clear codes and counts'],
    ground: 'contract',
    readers: 'nobody',
    columns: {
      ...plain('expires_at'),
      id_hash: hashed('the browser, by its cookie', { notTaken: keptOfNobody, stays: keptOfNobody }),
      sealed: sealed('what was typed', {
        notTaken: 'it is shown to whoever logs in next in that browser, and gone in an hour',
        stays: 'no row says whose it is; gone in an hour',
      }),
    },
  },
  usage_count: {
    of: 'strangers',
    purpose: 'how often somebody has done something, so that nobody does it without end',
    retention: 'until the limit ends: a day at most',
    clearedBy: ['clear codes and counts'],
    ground: 'security',
    readers: 'nobody',
    columns: {
      ...plain('limit_name', 'until', 'count'),
      who: hashed('a member, phone, mail or network', { notTaken: keptOfNobody, stays: keptOfNobody }),
    },
  },
  idempotency_key: {
    of: 'strangers',
    purpose: 'what was answered to a request that may come twice',
    retention: '24 hours',
    clearedBy: ['clear drafts, answers and counts'],
    ground: 'contract',
    readers: 'nobody',
    columns: {
      ...plain('expires_at', 'answer'),
      key_hash: hashed('who asked, with the key of the request', { notTaken: keptOfNobody, stays: keptOfNobody }),
      body_hash: hashed('what was asked', { notTaken: keptOfNobody, stays: keptOfNobody }),
    },
  },
  ended_holder: {
    of: 'strangers',
    purpose: 'cookies of reservations that were given up on a device and open nothing any more',
    retention: 'until the cookie would have ended: 90 days at most',
    clearedBy: ['clear drafts, answers and counts'],
    ground: 'security',
    readers: 'nobody',
    columns: {
      ...plain('expires_at'),
      id_hash: hashed('the cookie', {
        notTaken: 'a hash of a random number; nothing leads from it to a person',
        stays: 'without it a copy of the cookie would open the reservations again',
      }),
    },
  },
  outbox_message: {
    of: 'strangers',
    purpose: 'messages on their way to a phone or mail',
    retention: 'until it is delivered, mostly within seconds; why one was given up: seven days, without its content',
    clearedBy: ['forget messages given up'],
    ground: 'contract',
    readers: 'nobody; the gateway or relay that delivers it',
    columns: {
      ...plain(
        'id',
        'channel',
        'created_at',
        'expires_at',
        'next_try_at',
        'tries',
        'failed_at',
        'last_error',
        'counted',
      ),
      sealed: sealed('address and text', {
        notTaken: 'it reaches the person itself',
        stays: 'it is on its way, the news that the account was deleted among them',
      }),
    },
  },
};
