import type { Generated } from 'kysely';

export interface SolvedPuzzleTable {
  signature: Buffer;
  expires_at: Date;
}

export interface UsageCountTable {
  limit_name: string;
  who: Buffer;
  until: Date;
  count: number;
}

export interface OneTimeCodeTable {
  id: string;
  purpose: string;
  account_hash: Buffer;
  code_hash: Buffer;
  expires_at: Date;
  tries: number;
  used_at: Date | null;
  created_at: Date;
  asked_from_hash: Buffer | null;
  strange_tries: Generated<number>;
  known_only_work: number | null;
  known_only_wait: number | null;
}

export interface KnownAccountTable {
  account_hash: Buffer;
  seen_at: Date;
}

export interface CaptchaPassTable {
  id: string;
  expires_at: Date;
  work: Generated<number>;
}

export interface AccountsSchema {
  solved_puzzle: SolvedPuzzleTable;
  usage_count: UsageCountTable;
  one_time_code: OneTimeCodeTable;
  known_account: KnownAccountTable;
  captcha_pass: CaptchaPassTable;
}
