import type { Schema } from '../tables.gen.ts';
import { clear, type PersonalTable, plain, sealed } from './shape.ts';

type Names =
  | 'board_message'
  | 'company_change'
  | 'company_claim'
  | 'event_watch'
  | 'finance_message'
  | 'project'
  | 'project_attachment'
  | 'project_collected'
  | 'project_event'
  | 'project_sheet'
  | 'project_text'
  | 'saved_search';

const publicWithoutPerson = 'others have read it and may answer it: it stays, and says no longer whose it is';
const recordOfTheExpo =
  'what was published is withdrawn, what was signed is a record of the expo; neither names its owner any more';
const file = 'the file itself is had from its page; its name and size are listed';

/** What members do with companies, projects, providers and the board. */
export const dealings: { [Table in Names]: PersonalTable<keyof Schema[Table] & string> } = {
  board_message: {
    of: 'members',
    purpose: 'a message for the board, and how its writer is reached',
    retention: 'refused ones 30 days, contacts a year; what was published until staff withdraw it',
    clearedBy: ['forget refused messages and old contacts of the board'],
    ground: 'contract',
    readers: 'everybody (title, text, once approved); moderators: contact masked, in full with a reason that is logged',
    columns: {
      ...plain('id', 'member_id', 'locale', 'reviewed_at', 'reviewed_by', 'decided_at', 'answered_at'),
      identity: clear('as whom they write', { stays: publicWithoutPerson }),
      title: clear('title', { stays: publicWithoutPerson }),
      content: clear('text', { stays: publicWithoutPerson }),
      contact_sealed: sealed('name, and phone or mail'),
      status: clear('what became of it', { stays: publicWithoutPerson }),
      created_at: clear('when', { stays: publicWithoutPerson }),
    },
  },
  company_claim: {
    of: 'members',
    purpose: 'who speaks for a company of the directory',
    retention: 'while it holds; refused and ended ones 30 days',
    clearedBy: ['forget claims on companies and decided changes of old'],
    ground: 'contract',
    readers: 'editors and admins',
    columns: {
      ...plain('id', 'member_id', 'decided_by'),
      company_id: clear('the company'),
      state: clear('what became of it'),
      shown_by: clear('how they have shown it'),
      note: clear('what they wrote'),
      asked_at: clear('when'),
      decided_at: clear('when it was decided'),
      reason: clear('why it was decided so'),
    },
  },
  company_change: {
    of: 'members',
    purpose: 'what somebody asks to have changed of their company',
    retention: 'a year after the decision',
    clearedBy: ['forget claims on companies and decided changes of old'],
    ground: 'contract',
    readers: 'editors and admins; others who speak for the company',
    columns: {
      ...plain('id', 'member_id', 'locale', 'version', 'began', 'decided_by', 'taken'),
      company_id: clear('the company', { stays: 'it says what was changed of the company, and not by whom' }),
      state: clear('what became of it', { stays: 'it says what was changed of the company, and not by whom' }),
      wanted: clear('the company as they want it', {
        stays: 'it is the company’s data: it says no longer who asked, and goes a year after the decision',
      }),
      sent_at: clear('when', { stays: 'it says what was changed of the company, and not by whom' }),
      decided_at: clear('when it was decided', { stays: 'it says what was changed of the company, and not by whom' }),
      reason: clear('why it was decided so', { stays: 'it says what was changed of the company, and not by whom' }),
    },
  },
  event_watch: {
    of: 'members',
    purpose: 'of which events a member wants to be told when they change',
    retention: 'until the event is over, or they no longer want it',
    clearedBy: ['forget who is told of events that are over'],
    ground: 'consent',
    readers: 'nobody',
    columns: {
      ...plain('member_id'),
      event_id: clear('the event'),
      since: clear('since when'),
      news: clear('what they are about to be told'),
    },
  },
  finance_message: {
    of: 'members',
    purpose: 'what somebody wrote to a provider of finance',
    retention: 'a year',
    clearedBy: ['forget old messages to providers'],
    ground: 'contract',
    readers: 'the provider, by mail; nobody of the staff',
    columns: {
      ...plain('id', 'member_id'),
      provider_id: clear('the provider'),
      sealed: sealed('name, phone or mail, text'),
      created_at: clear('when'),
    },
  },
  project: {
    of: 'members',
    purpose: 'a project for which partners are looked for, and how its owner is reached',
    retention: 'until its owner or staff withdraw it; drafts until they are deleted',
    ground: 'contract',
    readers: 'everybody (what is published); contacts: members who ask for them',
    columns: {
      ...plain('id', 'industry_id', 'listed', 'owner_id'),
      key: clear('its name in addresses', { notTaken: 'it stands in no page of theirs', stays: recordOfTheExpo }),
      category: clear('category', { stays: recordOfTheExpo }),
      country_code: clear('country', { stays: recordOfTheExpo }),
      amount_hundredths: clear('amount', { stays: recordOfTheExpo }),
      status: clear('status', { stays: recordOfTheExpo }),
      published_at: clear('when it was published', { stays: recordOfTheExpo }),
      contact_sealed: sealed('whom to ask for, phone and mail'),
      plain_contact: clear('the same of imports, for the hours until it is sealed', {
        notTaken: 'members’ projects never have it: it comes with imports of staff',
      }),
    },
  },
  project_text: {
    of: 'members',
    purpose: 'what a project says of itself',
    retention: 'as its project',
    ground: 'contract',
    readers: 'everybody, once published',
    columns: {
      ...plain('project_id', 'locale'),
      name: clear('name of the project', { stays: recordOfTheExpo }),
      owner: clear('company', { stays: recordOfTheExpo }),
      introduction: clear('what it is about', { stays: recordOfTheExpo }),
      cooperation_requirement: clear('which partner is looked for', { stays: recordOfTheExpo }),
    },
  },
  project_sheet: {
    of: 'members',
    purpose: 'what an owner has typed of a project and others do not see yet',
    retention: 'until it is published or deleted',
    ground: 'contract',
    readers: 'moderators, once it is handed in',
    columns: {
      ...plain('project_id', 'submitted_at', 'changed_at'),
      sealed: sealed('the project as it is being written, with its contact'),
    },
  },
  project_event: {
    of: 'members',
    purpose: 'what became of a project, and by whom',
    retention: 'as its project',
    ground: 'contract',
    readers: 'the owner; moderators',
    columns: {
      ...plain('id', 'project_id', 'member_id', 'staff_id', 'entered_at'),
      at: clear('when', { stays: recordOfTheExpo }),
      from_status: clear('what it was', { stays: recordOfTheExpo }),
      to_status: clear('what it became', { stays: recordOfTheExpo }),
      done_by: clear('whether the owner, staff or the site did it', { stays: recordOfTheExpo }),
      note: clear('why', { stays: recordOfTheExpo }),
    },
  },
  project_attachment: {
    of: 'members',
    purpose: 'files of a project',
    retention: 'as its project; files that no row names are deleted within minutes',
    clearedBy: ['take unused files of projects away'],
    ground: 'contract',
    readers: 'everybody, once approved',
    columns: {
      ...plain('id', 'project_id', 'kind', 'approved', 'returned'),
      key: clear('its place in addresses', { notTaken: file }),
      name: clear('name of the file'),
      storage_key: clear('where the file lies', { notTaken: file }),
      bytes: clear('size'),
      created_at: clear('when'),
    },
  },
  project_collected: {
    of: 'members',
    purpose: 'projects that a member keeps in mind',
    retention: 'until they no longer do',
    ground: 'contract',
    readers: 'nobody',
    columns: { ...plain('member_id'), project_id: clear('the project'), at: clear('since when') },
  },
  saved_search: {
    of: 'members',
    purpose: 'searches that a member has repeated for them',
    retention: 'until they delete it',
    ground: 'consent',
    readers: 'nobody',
    columns: {
      ...plain('key', 'member_id', 'seen_until', 'next_at'),
      query: clear('what is looked for'),
      tells: clear('whether they are written to'),
      created_at: clear('since when'),
    },
  },
};
