import type { Generated } from 'kysely';
import type { Locale } from '#platform/i18n/locale.ts';

export interface BoardMessageTable {
  id: Generated<number>;
  member_id: number | null;
  locale: Locale;
  identity: 'exhibitor' | 'buyer' | 'visitor';
  title: string;
  content: string;
  contact_sealed: Buffer | null;
  status: 'waiting' | 'approved' | 'refused';
  created_at: Date;
  reviewed_at: Date | null;
  reviewed_by: number | null;
  request_hash: Buffer | null;
  body_hash: Buffer | null;
}

export interface BoardAnswerTable {
  message_id: number;
  locale: Locale;
  text: string;
}

export interface BoardContactRevealTable {
  id: Generated<number>;
  message_id: number;
  staff_id: number;
  reason: string;
  at: Date;
}

export interface MessagesSchema {
  board_message: BoardMessageTable;
  board_answer: BoardAnswerTable;
  board_contact_reveal: BoardContactRevealTable;
}
