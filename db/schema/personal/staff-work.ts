import type { Schema } from '../tables.gen.ts';
import { clear, hashed, type PersonalTable, plain } from './shape.ts';

type Names =
  | 'board_contact_reveal'
  | 'company_apart'
  | 'company_merge'
  | 'content_given'
  | 'content_presence'
  | 'content_preview'
  | 'content_revision'
  | 'content_thing'
  | 'content_thread'
  | 'edition_change'
  | 'glossary_term'
  | 'hall_plan'
  | 'inbox_given'
  | 'sheet_import'
  | 'xliff_file';

/** What stands of the staff beside what they worked on: who wrote, gave out, decided. */
export const staffWork: { [Table in Names]: PersonalTable<keyof Schema[Table] & string> } = {
  board_contact_reveal: {
    of: 'staff',
    purpose: 'who of the staff saw the contact of a message',
    retention: 'as the message',
    ground: 'work',
    readers: 'auditors and admins',
    columns: {
      ...plain('id', 'message_id'),
      staff_id: clear('who'),
      reason: clear('why'),
      at: clear('when'),
    },
  },
  company_apart: {
    of: 'staff',
    purpose: 'who said that two companies are not one',
    retention: 'as the companies',
    ground: 'work',
    readers: 'editors',
    columns: {
      ...plain('one_id', 'other_id'),
      said_by: clear('name then; the mail address where there was none'),
      staff_id: clear('who'),
      said_at: clear('when'),
    },
  },
  company_merge: {
    of: 'staff',
    purpose: 'who made one company of two',
    retention: 'as the companies',
    ground: 'work',
    readers: 'editors',
    columns: {
      ...plain('id', 'kind', 'loser_id', 'winner_id', 'moved'),
      who: clear('name then; the mail address where there was none'),
      staff_id: clear('who'),
      merged_at: clear('when'),
      undone_by: clear('who took it back'),
      undone_at: clear('when that was'),
    },
  },
  content_given: {
    of: 'staff',
    purpose: 'who writes what',
    retention: 'until it is given to somebody else or done',
    ground: 'work',
    readers: 'who sees drafts',
    columns: {
      ...plain('thing_id', 'thread', 'due'),
      staff_id: clear('to whom'),
      given_by: clear('by whom'),
      given_at: clear('when'),
    },
  },
  content_presence: {
    of: 'staff',
    purpose: 'who is writing at this moment',
    retention: 'as long as the page is open, and a while',
    ground: 'work',
    readers: 'who sees drafts',
    columns: {
      ...plain('thing_id', 'thread'),
      staff_id: clear('who'),
      seen_at: clear('last seen'),
    },
  },
  content_preview: {
    of: 'staff',
    purpose: 'links that show a draft',
    retention: 'until the link has ended or is taken back',
    ground: 'work',
    readers: 'who sees drafts',
    columns: {
      ...plain('id', 'thing_id', 'thread', 'number', 'made_at', 'expires_at', 'opened', 'takes_over'),
      token_hash: hashed('the secret of the link'),
      made_by: clear('who made it'),
    },
  },
  content_revision: {
    of: 'staff',
    purpose: 'who wrote which text; the text itself, with the people it names',
    retention: 'as the text',
    ground: 'work',
    readers: 'who sees drafts',
    columns: {
      ...plain('thing_id', 'thread', 'number', 'origin', 'from_number'),
      fields: clear('what was written'),
      made_by: clear('who'),
      who: clear('their name then; the mail address where there was none'),
      made_at: clear('when'),
    },
  },
  content_thing: {
    of: 'staff',
    purpose: 'who looks after what, and changed it last',
    retention: 'as the thing',
    ground: 'work',
    readers: 'who sees drafts',
    columns: {
      ...plain('id', 'kind', 'key', 'source', 'path', 'reads', 'external_id'),
      owner_id: clear('who looks after it'),
      changed_by: clear('name then of who changed it; the mail address where there was none'),
      changer_id: clear('who that is'),
      changed_at: clear('when'),
    },
  },
  content_thread: {
    of: 'staff',
    purpose: 'who passed a text, and has it published at a time',
    retention: 'as the text',
    ground: 'work',
    readers: 'who sees drafts',
    columns: {
      ...plain(
        'thing_id',
        'thread',
        'kind',
        'title',
        'tokens',
        'state',
        'step',
        'head',
        'published',
        'publish_at',
        'withdraw_at',
        'confirmed',
        'behind',
        'changed_at',
      ),
      scheduled_by: clear('who'),
      passed_by: clear('who passed a step of review'),
      publish_because: clear('why it goes out though a check warned'),
    },
  },
  edition_change: {
    of: 'staff',
    purpose: 'who begins and plans the next edition',
    retention: 'as the edition',
    ground: 'work',
    readers: 'admins',
    columns: {
      ...plain(
        'edition_id',
        'from_id',
        'halls',
        'takes_over_at',
        'refused_at',
        'refused_because',
        'refused_key',
        'done_at',
      ),
      begun_by: clear('name then; the mail address where there was none'),
      planned_by: clear('who'),
      begun_at: clear('when'),
    },
  },
  glossary_term: {
    of: 'staff',
    purpose: 'who changed a term',
    retention: 'as the term',
    ground: 'work',
    readers: 'who sees drafts',
    columns: {
      ...plain('id', 'file_row', 'part', 'names', 'unused', 'note', 'is_retired', 'version'),
      changed_by: clear('who'),
      changed_at: clear('when'),
    },
  },
  hall_plan: {
    of: 'staff',
    purpose: 'who changed a plan',
    retention: 'as the plan',
    ground: 'work',
    readers: 'who sees drafts',
    columns: {
      ...plain('id', 'edition_id', 'hall_code', 'last_stands'),
      changed_by: clear('name then; the mail address where there was none'),
      changed_at: clear('when'),
    },
  },
  inbox_given: {
    of: 'staff',
    purpose: 'who has what waits to be decided',
    retention: 'until it is decided',
    ground: 'work',
    readers: 'who may decide',
    columns: {
      ...plain('queue', 'thing_id'),
      staff_id: clear('to whom'),
      given_by: clear('by whom'),
      given_at: clear('when'),
    },
  },
  sheet_import: {
    of: 'staff',
    purpose: 'who handed in a sheet',
    retention: '90 days; one that was not taken: a day',
    clearedBy: ['forget sheets that were handed in'],
    ground: 'work',
    readers: 'who sees drafts',
    columns: {
      ...plain(
        'id',
        'kind',
        'print',
        'state',
        'report',
        'faults',
        'checked_at',
        'taken_at',
        'is_published',
        'undone_at',
        'once',
      ),
      staff_id: clear('who'),
      who: clear('name then; the mail address where there was none'),
      name: clear('name of the file'),
      undone_by: clear('who took it back'),
    },
  },
  xliff_file: {
    of: 'staff',
    purpose: 'who handed in a translation that waits to be taken',
    retention: 'a day, or until it is taken or another takes its place',
    ground: 'work',
    readers: 'the person',
    columns: {
      ...plain('name', 'xml'),
      staff_id: clear('who'),
      sent_at: clear('when'),
    },
  },
};
