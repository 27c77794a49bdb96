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

export interface AccountsSchema {
  captcha: CaptchaTable;
  solved_puzzle: SolvedPuzzleTable;
  usage_count: UsageCountTable;
}
