import type { Schema } from '../tables.gen.ts';
import { clear, type PersonalTable, plain, sealed } from './shape.ts';

type Names = 'talk' | 'talk_block' | 'talk_entry' | 'talk_file' | 'talk_meeting' | 'talk_report' | 'talk_side';

const theOthers =
  'it was written to somebody, who keeps it as a former member’s until they delete their account too; then all of it goes';

/** What two members write to each other about a project. */
export const talks: { [Table in Names]: PersonalTable<keyof Schema[Table] & string> } = {
  talk: {
    of: 'members',
    purpose: 'a talk of two members about a project',
    retention: 'until both have deleted their accounts, or the project goes',
    ground: 'contract',
    readers: 'the two members; moderators what a report shows',
    columns: {
      ...plain(
        'id',
        'closed_by_staff',
        'requested_at',
        'reminded_at',
        'signed_at',
        'confirmed_at',
        'last_number',
        'moved_at',
      ),
      key: clear('its address', { stays: theOthers }),
      project_id: clear('the project', { stays: theOthers }),
      state: clear('how it stands', { stays: theOthers }),
      created_at: clear('when it began', { stays: theOthers }),
    },
  },
  talk_side: {
    of: 'members',
    purpose: 'who the two of a talk are, and how far each has read',
    retention: 'as its talk; it names nobody once they have gone',
    ground: 'contract',
    readers: 'the two members',
    columns: {
      ...plain('talk_id', 'project_id', 'member_id', 'read_number', 'told_number'),
      side: clear('whether they asked or own the project', { stays: theOthers }),
      time_zone: clear('the time zone in which they last named a time'),
    },
  },
  talk_entry: {
    of: 'members',
    purpose: 'what was written, and what became of the talk',
    retention: 'as its talk',
    ground: 'contract',
    readers: 'the two members; moderators the last messages of a talk that was reported, which is logged',
    columns: {
      ...plain('id', 'talk_id', 'number', 'side', 'kind', 'meeting_id'),
      sealed: sealed('the message', { stays: theOthers }),
      created_at: clear('when', { stays: theOthers }),
    },
  },
  talk_file: {
    of: 'members',
    purpose: 'files that were sent along',
    retention: 'as its talk',
    clearedBy: ['drop files of talks'],
    ground: 'contract',
    readers: 'the two members',
    columns: {
      ...plain('entry_id', 'mime', 'created_at'),
      key: clear('where the file lies, encrypted with a key of its own', {
        notTaken: 'the file itself is had from the talk; its name is listed',
        stays: theOthers,
      }),
      sealed: sealed('name of the file, and the key that opens it', { stays: theOthers }),
      bytes: clear('size', { notTaken: 'the file itself is had from the talk; its name is listed', stays: theOthers }),
    },
  },
  talk_meeting: {
    of: 'members',
    purpose: 'times to meet',
    retention: 'as its talk',
    ground: 'contract',
    readers: 'the two members',
    columns: {
      ...plain('id', 'talk_id', 'side', 'created_at'),
      starts_at: clear('when', { stays: theOthers }),
      minutes: clear('how long', { stays: theOthers }),
      time_zone: clear('the time zone in which it was named', { stays: theOthers }),
      state: clear('what became of it', { stays: theOthers }),
    },
  },
  talk_report: {
    of: 'members',
    purpose: 'what a member reports of the other one',
    retention: 'as its talk',
    ground: 'security',
    readers: 'moderators',
    columns: {
      ...plain('id', 'talk_id', 'side', 'number', 'resolved_at', 'staff_id'),
      reason: clear('why', { stays: theOthers }),
      sealed: sealed('what they say of it', { stays: theOthers }),
      created_at: clear('when', { stays: theOthers }),
      resolution: clear('what came of it', { stays: theOthers }),
    },
  },
  talk_block: {
    of: 'members',
    purpose: 'from whom a member takes no messages',
    retention: 'until they take it back, or one of the two deletes the account',
    ground: 'contract',
    readers: 'nobody',
    columns: {
      ...plain('blocker_id'),
      blocked_id: clear('whom', { notTaken: 'it is another person; that there is somebody is listed' }),
      at: clear('since when'),
    },
  },
};
