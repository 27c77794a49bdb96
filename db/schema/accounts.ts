export interface CaptchaTable {
  id: string;
  answer: Buffer;
  expires_at: Date;
}

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
  purpose: string;
  account_hash: Buffer;
  code_hash: Buffer;
  expires_at: Date;
  tries: number;
  used_at: Date | null;
  created_at: Date;
}

export interface CaptchaPassTable {
  id: string;
  expires_at: Date;
}

export interface AccountsSchema {
  captcha: CaptchaTable;
  solved_puzzle: SolvedPuzzleTable;
  usage_count: UsageCountTable;
  one_time_code: OneTimeCodeTable;
  captcha_pass: CaptchaPassTable;
}
