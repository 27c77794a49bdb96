import type { Schema } from '../tables.gen.ts';
import { clear, hashed, type PersonalTable, plain, sealed } from './shape.ts';

type Names =
  | 'staff'
  | 'staff_act'
  | 'staff_challenge'
  | 'staff_factor'
  | 'staff_invitation'
  | 'staff_recovery_code'
  | 'staff_role'
  | 'staff_session'
  | 'staff_token';

/** Who works for the expo, how they come in, and the log of what they did. */
export const staff: { [Table in Names]: PersonalTable<keyof Schema[Table] & string> } = {
  staff: {
    of: 'staff',
    purpose: 'who works here',
    retention: 'for good: the log names them; an admin closes an account, and it opens nothing any more',
    ground: 'work',
    readers: 'admins; everybody of the staff the name',
    columns: {
      ...plain('id'),
      email: clear('mail address'),
      name: clear('name'),
      locale: clear('language'),
      languages: clear('languages they translate into'),
      password_hash: hashed('password, as argon2id'),
      disabled_at: clear('since when the account is closed'),
      created_at: clear('since when they work here'),
    },
  },
  staff_role: {
    of: 'staff',
    purpose: 'what they may do',
    retention: 'until an admin takes it away',
    ground: 'work',
    readers: 'admins; the person',
    columns: {
      ...plain('staff_id'),
      role: clear('role'),
    },
  },
  staff_session: {
    of: 'staff',
    purpose: 'where they are logged in',
    retention: '30 minutes without use, 12 hours in all',
    clearedBy: ['clear what staff log in with that is over'],
    ground: 'security',
    readers: 'admins; the person',
    columns: {
      ...plain('id', 'staff_id', 'ends_at'),
      token_hash: hashed('the secret of the cookie'),
      device: clear('browser and system'),
      created_at: clear('logged in'),
      seen_at: clear('last seen'),
      proven_at: clear('when they last showed who they are'),
    },
  },
  staff_token: {
    of: 'staff',
    purpose: 'tokens of programs',
    retention: 'until it is revoked; it opens nothing after 366 days at most',
    ground: 'security',
    readers: 'admins; the person',
    columns: {
      ...plain('staff_id', 'created_at', 'expires_at'),
      token_hash: hashed('the token'),
      name: clear('what it is for'),
    },
  },
  staff_factor: {
    of: 'staff',
    purpose: 'second factors',
    retention: 'until it is taken away',
    ground: 'security',
    readers: 'the person',
    columns: {
      ...plain('id', 'staff_id', 'kind', 'counter', 'transports'),
      name: clear('what they call it'),
      sealed: sealed('the secret of one-time passwords'),
      public_key: clear('the public key of a passkey'),
      created_at: clear('since when'),
      used_at: clear('last used'),
    },
  },
  staff_recovery_code: {
    of: 'staff',
    purpose: 'codes for who has lost a second factor',
    retention: 'until new ones are made',
    ground: 'security',
    readers: 'nobody',
    columns: {
      ...plain('staff_id'),
      code_hash: hashed('the code'),
      used_at: clear('when it was used'),
    },
  },
  staff_challenge: {
    of: 'staff',
    purpose: 'a login between its two steps',
    retention: 'five minutes',
    clearedBy: ['clear what staff log in with that is over'],
    ground: 'security',
    readers: 'nobody',
    columns: {
      ...plain('purpose', 'nonce', 'tries', 'expires_at'),
      token_hash: hashed('the secret of the cookie'),
      staff_id: clear('who'),
    },
  },
  staff_invitation: {
    of: 'staff',
    purpose: 'a link into the console',
    retention: 'seven days',
    clearedBy: ['clear what staff log in with that is over'],
    ground: 'work',
    readers: 'nobody',
    columns: {
      ...plain('expires_at'),
      token_hash: hashed('the secret of the link'),
      staff_id: clear('who'),
    },
  },
  staff_act: {
    of: 'staff',
    purpose: 'the log of what staff did: each row vouches for the one before it',
    retention: 'for good: a row that is taken out breaks the chain',
    ground: 'work',
    readers: 'auditors and admins',
    columns: {
      ...plain('id', 'hash'),
      staff_id: clear('who'),
      who: clear('their name then; the mail address where there was none'),
      act: clear('what they did'),
      about: clear('with what'),
      before: clear('as it was; never a contact in full'),
      after: clear('as it became; never a contact in full'),
      reason: clear('why, as they say'),
      at: clear('when'),
    },
  },
};
