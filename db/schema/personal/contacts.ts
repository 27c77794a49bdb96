import type { Schema } from '../tables.gen.ts';
import { clear, type PersonalTable, plain } from './shape.ts';

type Names =
  | 'company'
  | 'company_merge_part'
  | 'company_text'
  | 'company_trait'
  | 'contact'
  | 'contact_text'
  | 'desk'
  | 'event_bookable'
  | 'event_text'
  | 'finance_provider'
  | 'finance_provider_text'
  | 'not_found'
  | 'service_provider'
  | 'service_provider_text'
  | 'sheet_change'
  | 'sheet_row'
  | 'sheet_text';

/** People who are named for their organisation, in what is published or handed in. */
export const contacts: { [Table in Names]: PersonalTable<keyof Schema[Table] & string> } = {
  company: {
    of: 'business contacts',
    purpose: 'how an exhibitor or buyer is reached',
    retention: 'until the company or staff take it away',
    ground: 'published',
    readers: 'everybody, once published',
    columns: {
      ...plain(
        'id',
        'kind',
        'key',
        'country_code',
        'industry_id',
        'website',
        'founded',
        'employees',
        'cover_id',
        'merged_into',
      ),
      phone: clear('phone'),
      mail: clear('mail address'),
    },
  },
  company_text: {
    of: 'business contacts',
    purpose: 'whom to ask for at a company',
    retention: 'as the company',
    ground: 'published',
    readers: 'everybody, once published',
    columns: {
      ...plain('company_id', 'locale', 'name', 'profile', 'product_classification', 'product_name', 'purchase_needs'),
      contact: clear('name of the contact'),
      address: clear('address'),
    },
  },
  company_trait: {
    of: 'business contacts',
    purpose: 'by what two entries of one company are recognised',
    retention: 'as the company',
    ground: 'published',
    readers: 'editors',
    columns: {
      ...plain('thing_id', 'trait'),
      value: clear('phone, mail, name or address, made comparable'),
    },
  },
  company_merge_part: {
    of: 'business contacts',
    purpose: 'what a company was before it was merged, to be taken back',
    retention: 'as the merge',
    ground: 'published',
    readers: 'editors',
    columns: {
      ...plain('merge_id', 'thing_id', 'thread'),
      was: clear('fields of the company, contacts among them'),
      became: clear('the same after it'),
    },
  },
  contact: {
    of: 'business contacts',
    purpose: 'offices of the expo',
    retention: 'until staff change it',
    ground: 'published',
    readers: 'everybody, once published',
    columns: {
      ...plain('id', 'position', 'postcode'),
      phone: clear('phone'),
      email: clear('mail address'),
    },
  },
  contact_text: {
    of: 'business contacts',
    purpose: 'offices of the expo',
    retention: 'until staff change it',
    ground: 'published',
    readers: 'everybody, once published',
    columns: {
      ...plain('contact_id', 'locale', 'hours', 'note'),
      address: clear('address'),
      office: clear('name of the office'),
    },
  },
  desk: {
    of: 'business contacts',
    purpose: 'desks of the exhibition',
    retention: 'until staff change it',
    ground: 'published',
    readers: 'everybody, once published',
    columns: {
      ...plain('key', 'position'),
      phone: clear('phone'),
      email: clear('mail address'),
    },
  },
  event_bookable: {
    of: 'business contacts',
    purpose: 'who speaks or interprets: nobody is in two places at once',
    retention: 'until the edition is over and staff take it away',
    ground: 'published',
    readers: 'editors',
    columns: {
      ...plain('id', 'sort', 'languages', 'room_id', 'withdrawn'),
      name: clear('name'),
    },
  },
  event_text: {
    of: 'business contacts',
    purpose: 'who speaks at an event',
    retention: 'as the event',
    ground: 'published',
    readers: 'everybody, once published',
    columns: {
      ...plain('event_id', 'locale', 'title', 'summary', 'audience', 'agenda'),
      speakers: clear('names and posts'),
      organiser: clear('organiser'),
    },
  },
  finance_provider: {
    of: 'business contacts',
    purpose: 'how a provider is reached',
    retention: 'until staff change it',
    ground: 'published',
    readers: 'everybody, once published',
    columns: {
      ...plain('id', 'key', 'type', 'countries', 'needs', 'website'),
      email: clear('mail address'),
      backup_email: clear('another'),
      mobile: clear('phone'),
    },
  },
  finance_provider_text: {
    of: 'business contacts',
    purpose: 'whom to ask for at a provider',
    retention: 'until staff change it',
    ground: 'published',
    readers: 'everybody, once published',
    columns: {
      ...plain('provider_id', 'locale', 'name', 'profile'),
      contact: clear('name of the contact'),
    },
  },
  service_provider: {
    of: 'business contacts',
    purpose: 'how a provider of services is reached',
    retention: 'until staff change it',
    ground: 'published',
    readers: 'everybody, once published',
    columns: {
      ...plain('id', 'type', 'position', 'languages', 'website'),
      mobile: clear('phone'),
      email: clear('mail address'),
      backup_email: clear('another'),
    },
  },
  service_provider_text: {
    of: 'business contacts',
    purpose: 'whom to ask for at a provider of services',
    retention: 'until staff change it',
    ground: 'published',
    readers: 'everybody, once published',
    columns: {
      ...plain('provider_id', 'locale', 'name', 'profile'),
      contact: clear('name of the contact'),
      address: clear('address'),
    },
  },
  sheet_text: {
    of: 'business contacts',
    purpose: 'rows of a sheet that was handed in, contacts of companies among them',
    retention: 'a day, or until the sheet is taken',
    clearedBy: ['forget sheets that were handed in'],
    ground: 'published',
    readers: 'who sees drafts',
    columns: {
      ...plain('import_id', 'row', 'thread', 'title', 'words', 'confirmed', 'behind'),
      fields: clear('what stands in the row'),
    },
  },
  sheet_row: {
    of: 'business contacts',
    purpose: 'rows of a sheet that was handed in',
    retention: 'a day, or until the sheet is taken',
    clearedBy: ['forget sheets that were handed in'],
    ground: 'published',
    readers: 'who sees drafts',
    columns: {
      ...plain('import_id', 'row', 'thing_id', 'is_new', 'external_id', 'source'),
      seen: clear('the thing as it was when the row was checked'),
    },
  },
  sheet_change: {
    of: 'business contacts',
    purpose: 'what a sheet changed, to be taken back',
    retention: 'as the import',
    ground: 'published',
    readers: 'who sees drafts',
    columns: {
      ...plain('import_id', 'thing_id', 'thread', 'number'),
      was: clear('the thing before'),
    },
  },
  not_found: {
    of: 'strangers',
    purpose: 'what readers looked for in vain, counted by day; it may name somebody, and never who looked',
    retention: '30 days',
    clearedBy: ['forget what was asked for in vain'],
    ground: 'published',
    readers: 'who sees drafts',
    columns: {
      ...plain('day', 'what', 'locale', 'times'),
      text: clear('what was looked for'),
    },
  },
};
