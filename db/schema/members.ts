import type { Generated } from 'kysely';
import type { Locale } from '#platform/i18n/locale.ts';

export interface MemberTable {
  id: Generated<number>;
  user_id: string;
  name: string;
  company: string;
  country_code: string | null;
  languages: Locale[];
  locale: Locale;
  avatar_id: number | null;
  password_hash: string | null;
  created_at: Date;
}

export interface MemberAccountTable {
  account_hash: Buffer;
  member_id: number;
  sealed: Buffer;
  created_at: Date;
}

export interface MemberSessionTable {
  token_hash: Buffer;
  id: string;
  member_id: number;
  device: string;
  created_at: Date;
  seen_at: Date;
  proven_at: Date | null;
  by_code: Generated<boolean>;
  ends_at: Date;
}

export interface KeptFormTable {
  id_hash: Buffer;
  sealed: Buffer;
  expires_at: Date;
}

export interface MembersSchema {
  member: MemberTable;
  member_account: MemberAccountTable;
  member_session: MemberSessionTable;
  kept_form: KeptFormTable;
}
