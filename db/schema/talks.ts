import type { Generated } from 'kysely';

type Side = 'asker' | 'owner';

export interface TalkTable {
  id: Generated<number>;
  key: string;
  project_id: number;
  state: 'requested' | 'open' | 'declined' | 'expired' | 'closed';
  closed_by_staff: Generated<boolean>;
  requested_at: Date;
  reminded_at: Date | null;
  signed_at: Date | null;
  confirmed_at: Date | null;
  last_number: Generated<number>;
  moved_at: Date;
  created_at: Date;
}

export interface TalkSideTable {
  talk_id: number;
  side: Side;
  project_id: number;
  member_id: number | null;
  time_zone: string | null;
  read_number: Generated<number>;
  told_number: Generated<number>;
}

export interface TalkEntryTable {
  id: Generated<number>;
  talk_id: number;
  number: number;
  side: Side | null;
  kind: string;
  sealed: Buffer | null;
  meeting_id: number | null;
  created_at: Date;
  request_hash: Buffer | null;
  body_hash: Buffer | null;
}

export interface TalkMeetingTable {
  id: Generated<number>;
  talk_id: number;
  side: Side;
  starts_at: Date;
  minutes: number;
  time_zone: string;
  state: 'proposed' | 'accepted' | 'declined' | 'withdrawn';
  created_at: Date;
}

export interface TalkFileTable {
  key: string;
  entry_id: number;
  mime: string;
  bytes: number;
  sealed: Buffer;
  created_at: Date;
}

export interface TalkFileDroppedTable {
  key: string;
}

export interface TalkBlockTable {
  blocker_id: number;
  blocked_id: number;
  at: Date;
}

export interface TalkReportTable {
  id: Generated<number>;
  talk_id: number;
  side: Side;
  reason: 'spam' | 'fraud' | 'insult' | 'other';
  sealed: Buffer;
  number: number;
  created_at: Date;
  resolved_at: Date | null;
  staff_id: number | null;
  resolution: 'dismissed' | 'closed' | null;
}

export interface TalksSchema {
  talk: TalkTable;
  talk_side: TalkSideTable;
  talk_entry: TalkEntryTable;
  talk_meeting: TalkMeetingTable;
  talk_file: TalkFileTable;
  talk_file_dropped: TalkFileDroppedTable;
  talk_block: TalkBlockTable;
  talk_report: TalkReportTable;
}
