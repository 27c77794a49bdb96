// Written by `npm run db:types` from the migrated database: change a migration, or refinements.ts, and run it again.
// As the driver reads them, a date is `YYYY-MM-DD` and a numeric a decimal string.
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { Locale } from '#platform/i18n/locale.ts';
import type { LastStand, MergedRows, RefusedRow, SheetReport, WantedCompany } from './refinements.ts';

export interface AboutArticleTable {
  id: Generated<number>;
  key: string;
  part: 'expo' | 'people' | 'rules';
  position: number;
  updated_on: string;
}

export interface AboutArticleTextTable {
  article_id: number;
  locale: Locale;
  title: string;
  summary: string;
  body: string;
}

export interface AdmissionTable {
  ticket_id: string;
  gate: string;
  staff_id: number | null;
  admitted_at: Date;
  outside_hours: Generated<boolean>;
}

export interface AdmissionScanTable {
  staff_id: number;
  nonce: string;
  ticket_hash: Buffer;
  outcome: 'admitted' | 'already-used' | 'wrong-day' | 'outside-hours' | 'cancelled' | 'day-closed' | 'not-genuine' | 'unknown' | null;
  ticket_id: string | null;
  date: string | null;
  party: number | null;
  scanned_at: Date;
}

export interface ArticleTable {
  id: Generated<number>;
  category_id: number;
  published_at: Date;
  cover_id: number | null;
  video_id: number | null;
  scene: string | null;
  is_withdrawn: Generated<boolean>;
}

export interface ArticleCountryTable {
  article_id: number;
  country_code: string;
}

export interface ArticlePictureTable {
  article_id: number;
  media_id: number;
  position: number;
}

export interface ArticleTextTable {
  article_id: number;
  locale: Locale;
  title: string;
  summary: string;
  body: string;
}

export interface BackupEvidenceTable {
  id: Generated<number>;
  kind: 'backup' | 'drill';
  name: string;
  at: Date;
  ok: boolean;
  counts: JSONColumnType<Record<string, number>>;
  problem: string | null;
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
  decided_at: Date | null;
  answered_at: Date | null;
}

export interface BrandArticleTable {
  id: Generated<number>;
  partner_id: number;
  published_at: Date;
}

export interface BrandArticleTextTable {
  article_id: number;
  locale: Locale;
  title: string;
  summary: string;
  body: string;
}

export interface CaptchaPassTable {
  id: string;
  expires_at: Date;
  work: Generated<number>;
}

export interface CompanyTable {
  id: Generated<number>;
  kind: 'exhibitor' | 'buyer';
  key: string;
  country_code: string;
  industry_id: number;
  phone: string;
  mail: string;
  website: string | null;
  founded: number | null;
  employees: number | null;
  cover_id: number | null;
  merged_into: number | null;
}

export interface CompanyAlikeTable {
  one_id: number;
  other_id: number;
  kind: string;
  traits: string[];
  weight: number;
}

export interface CompanyApartTable {
  one_id: number;
  other_id: number;
  said_at: Date;
  said_by: string;
  staff_id: number | null;
}

export interface CompanyChangeTable {
  id: Generated<number>;
  company_id: number;
  member_id: number | null;
  locale: Locale;
  state: 'waiting' | 'approved' | 'partly' | 'refused' | 'withdrawn';
  version: number;
  began: JSONColumnType<WantedCompany>;
  wanted: JSONColumnType<WantedCompany>;
  sent_at: Date;
  decided_at: Date | null;
  decided_by: number | null;
  taken: Generated<string[]>;
  reason: Generated<string>;
}

export interface CompanyClaimTable {
  id: Generated<number>;
  company_id: number;
  member_id: number;
  state: 'waiting' | 'granted' | 'refused' | 'ended';
  shown_by: 'code' | 'staff';
  note: string;
  asked_at: Date;
  decided_at: Date | null;
  decided_by: number | null;
  reason: Generated<string>;
}

export interface CompanyCountTable {
  kind: CompanyTable['kind'];
  country_code: string;
  industry_id: number;
  hall_code: string;
  count: number;
}

export interface CompanyEditionTable {
  company_id: number;
  edition_id: number;
}

export interface CompanyListingTable {
  company_id: number;
  locale: Locale;
  kind: CompanyTable['kind'];
  country_code: string;
  industry_id: number;
  hall_code: string;
  stand_key: string;
  sort_key: string;
}

export interface CompanyMergeTable {
  id: Generated<number>;
  kind: string;
  loser_id: number;
  winner_id: number;
  merged_at: Date;
  staff_id: number | null;
  who: string;
  moved: JSONColumnType<MergedRows>;
  undone_at: Date | null;
  undone_by: string | null;
}

export interface CompanyMergePartTable {
  merge_id: number;
  thing_id: number;
  thread: string;
  was: JSONColumnType<Record<string, unknown> | null> | null;
  became: JSONColumnType<Record<string, unknown>>;
}

export interface CompanyStandTable {
  hall_code: string;
  number: string;
  company_id: number;
}

export interface CompanyTextTable {
  company_id: number;
  locale: Locale;
  name: string;
  contact: string;
  address: string;
  profile: string;
  product_classification: string;
  product_name: string;
  purchase_needs: string;
}

export interface CompanyTraitTable {
  thing_id: number;
  trait: 'name' | 'mail' | 'phone' | 'domain' | 'address';
  value: string;
}

export interface CompanyTraitsReadTable {
  thing_id: number;
  changed_at: Date;
  rules: number;
}

export interface ContactTable {
  id: number;
  position: number;
  phone: string;
  email: string;
  postcode: string;
}

export interface ContactTextTable {
  contact_id: number;
  locale: Locale;
  office: string;
  address: string;
  hours: string;
  note: string;
}

export interface ContentGivenTable {
  thing_id: number;
  thread: string;
  staff_id: number;
  due: string | null;
  given_by: string;
  given_at: Date;
}

export interface ContentLinkTable {
  thing_id: number;
  thread: string;
  path: string;
}

export interface ContentMovedTable {
  path: string;
  thing_id: number;
}

export interface ContentOuterLinkTable {
  thing_id: number;
  thread: string;
  address: string;
}

export interface ContentPresenceTable {
  thing_id: number;
  staff_id: number;
  thread: string;
  seen_at: Date;
}

export interface ContentPreviewTable {
  token_hash: Buffer;
  id: string;
  thing_id: number;
  thread: string;
  number: number | null;
  made_by: number | null;
  made_at: Date;
  expires_at: Date;
  opened: Generated<number>;
  takes_over: Generated<boolean>;
}

export interface ContentRevisionTable {
  thing_id: number;
  thread: string;
  number: number;
  fields: JSONColumnType<Record<string, unknown>>;
  origin: 'adopted' | 'saved' | 'restored' | 'merged' | 'imported';
  from_number: number | null;
  made_at: Date;
  made_by: number | null;
  who: string;
}

export interface ContentThingTable {
  id: Generated<number>;
  kind: string;
  key: string | null;
  source: Locale;
  owner_id: number | null;
  changed_at: Date;
  changed_by: string;
  changer_id: number | null;
  path: string | null;
  reads: Generated<number>;
  external_id: string | null;
}

export interface ContentThreadTable {
  thing_id: number;
  thread: string;
  kind: string;
  title: string;
  tokens: string;
  state: 'draft' | 'review' | 'signed' | 'published' | 'withdrawn';
  step: number;
  head: number;
  published: number | null;
  publish_at: Date | null;
  withdraw_at: Date | null;
  scheduled_by: number | null;
  confirmed: string[];
  behind: number;
  changed_at: Date;
  passed_by: Generated<number[]>;
  publish_because: string | null;
}

export interface ContentWordingTable {
  thing_id: number;
  thread: string;
  number: number;
  glossary: string;
  variants: string[];
}

export interface CountryTextTable {
  country_code: string;
  locale: Locale;
  lead: string;
  body: string;
}

export interface DeskTable {
  key: string;
  position: number;
  phone: string;
  email: string;
}

export interface DeskTextTable {
  desk_key: string;
  locale: Locale;
  name: string;
  tasks: string;
}

export interface DownloadTable {
  id: Generated<number>;
  key: string;
  position: number;
  audiences: string[];
  updated_on: string;
}

export interface DownloadFetchedTable {
  day: string;
  path: string;
  times: number;
}

export interface DownloadFileTable {
  id: Generated<number>;
  download_id: number;
  name: string;
  kind: 'pdf' | 'csv' | 'ics' | 'zip' | 'svg';
  languages: string[];
  source: 'exhibitors' | 'countries' | null;
  bytes: number | null;
  storage_key: string | null;
  version: string | null;
  fetched: Generated<number>;
}

export interface DownloadTextTable {
  download_id: number;
  locale: Locale;
  title: string;
  summary: string;
}

export interface EdgeTable {
  is_there: Generated<boolean>;
  kind: 'varnish' | 'fastly' | 'cloudflare';
  release: string;
}

export interface EdgePurgeTable {
  id: Generated<number>;
  tags: string[];
  is_soft: Generated<boolean>;
  round: Generated<number>;
  wanted_at: Generated<Date>;
  due_at: Generated<Date>;
  attempts: Generated<number>;
}

export interface EditionTable {
  id: number;
  start_date: string;
  end_date: string;
  public_from: string | null;
  public_to: string | null;
  is_current: Generated<boolean>;
  shown_phase: 'before' | 'during' | 'after' | null;
}

export interface EditionChangeTable {
  edition_id: number;
  from_id: number | null;
  halls: Generated<number>;
  begun_at: Date;
  begun_by: string;
  takes_over_at: Date | null;
  planned_by: number | null;
  refused_at: Date | null;
  refused_because: 'nobody' | 'text' | 'hall' | 'day' | 'passed' | 'running' | null;
  refused_key: string | null;
  done_at: Date | null;
}

export interface EditionDraftTable {
  edition_id: number;
  thing_id: number;
  part: 'day' | 'event';
}

export interface EditionFigureTable {
  id: Generated<number>;
  edition_id: number;
  position: number;
  key: string;
  value: string;
  approximate: Generated<boolean>;
  since_edition: number | null;
}

export interface EditionFigureTextTable {
  figure_id: number;
  locale: Locale;
  label: string;
  unit: string;
  value: string | null;
}

export interface EditionGuestTable {
  edition_id: number;
  country_code: string;
  position: number;
}

export interface EditionTextTable {
  edition_id: number;
  locale: Locale;
  name: string;
  theme: string;
  summary: string;
  body: string;
  venue: string;
  address: string;
  opening_hours: string;
  provinces: Generated<string[]>;
}

export interface EndedHolderTable {
  id_hash: Buffer;
  expires_at: Date;
}

export interface ErasureTable {
  subject: string;
  erased_at: Date;
}

export interface EventTable {
  id: Generated<number>;
  edition_id: number;
  kind: 'major' | 'forum' | 'matchmaking' | 'seminar' | 'supporting';
  day: string;
  starts_at: Date;
  ends_at: Date;
  room_id: number;
  languages: string[];
  interpretation: string[];
  admission: 'open' | 'registration' | 'invitation';
  agenda_times: string[];
  speaker_parts: string[];
  revision: number;
  updated_at: Date;
  moved_at: Date | null;
  moved: Generated<string[]>;
}

export interface EventBookableTable {
  id: number;
  sort: 'speaker' | 'interpreter' | 'booth';
  name: string;
  languages: string[];
  room_id: number | null;
  withdrawn: Generated<boolean>;
}

export interface EventBookingTable {
  event_id: number;
  bookable_id: number;
}

export interface EventChangeTable {
  id: Generated<number>;
  event_id: number;
  changed_at: Date;
  titles: JSONColumnType<Record<string, string>>;
  was_starts_at: Date;
  was_ends_at: Date;
  was_room_id: number;
  starts_at: Date | null;
  ends_at: Date | null;
  room_id: number | null;
  told_at: Date | null;
}

export interface EventCountryTable {
  event_id: number;
  country_code: string;
  edition_id: number;
  starts_at: Date;
}

export interface EventDayTable {
  edition_id: number;
  day: string;
  events: number;
}

export interface EventOccupiesTable {
  event_id: number;
  what: 'room' | 'speaker' | 'interpreter' | 'booth';
  who: number;
  starts_at: Date;
  ends_at: Date;
}

export interface EventRoomTable {
  id: number;
  venue_id: number;
  position: number;
  several: Generated<boolean>;
}

export interface EventRoomTextTable {
  room_id: number;
  locale: Locale;
  name: string;
}

export interface EventTextTable {
  event_id: number;
  locale: Locale;
  title: string;
  summary: string;
  organiser: string;
  audience: string;
  agenda: string[];
  speakers: string[];
}

export interface EventTopicTable {
  event_id: number;
  topic: string;
  position: number;
}

export interface EventVenueTable {
  id: number;
  position: number;
}

export interface EventVenueTextTable {
  venue_id: number;
  locale: Locale;
  name: string;
  short_name: string;
}

export interface EventWatchTable {
  member_id: number;
  event_id: number;
  since: Date;
  news: JSONColumnType<Record<string, string> | null> | null;
}

export interface ExchangeRateTable {
  currency: string;
  day: string;
  spot_purchase: string;
  cash_settlement: string | null;
  updated_at: Date;
  source: string;
}

export interface ExhibitionNoticeTable {
  id: Generated<number>;
  audience: 'exhibitor' | 'visitor';
  important: boolean;
  published_at: Date;
}

export interface ExhibitionNoticeTextTable {
  notice_id: number;
  locale: Locale;
  title: string;
  summary: string;
  body: string;
}

export interface FileOnItsWayTable {
  storage_key: string;
  noted_at: Date;
}

export interface FinanceMessageTable {
  id: Generated<number>;
  provider_id: number;
  member_id: number | null;
  sealed: Buffer;
  created_at: Date;
}

export interface FinanceProviderTable {
  id: Generated<number>;
  key: string;
  type: 'bank' | 'insurance' | 'leasing' | 'guarantee' | 'fund' | 'payment' | 'advisory';
  countries: string[];
  needs: string[];
  email: string;
  backup_email: string;
  mobile: string;
  website: string;
}

export interface FinanceProviderTextTable {
  provider_id: number;
  locale: Locale;
  name: string;
  profile: string;
  contact: string;
}

export interface FoodPlaceTable {
  provider_id: number;
  hall: string | null;
  distance: number;
  opens: string;
  closes: string;
  halal: boolean;
  vegetarian: boolean;
  foreign_cards: boolean;
}

export interface GlossaryTermTable {
  id: Generated<number>;
  file_row: string | null;
  part: string;
  names: JSONColumnType<Partial<Record<Locale, string>>>;
  unused: JSONColumnType<Partial<Record<Locale, string[]>>>;
  note: Generated<string>;
  is_retired: Generated<boolean>;
  version: Generated<number>;
  changed_at: Date;
  changed_by: number | null;
}

export interface GuideChapterTable {
  key: string;
  guide: 'exhibitor' | 'visitor';
  position: number;
}

export interface GuideChapterTextTable {
  chapter_key: string;
  locale: Locale;
  title: string;
  body: string;
}

export interface HallTable {
  code: string;
  position: number;
  open_air: boolean;
  x: number;
  y: number;
  width: number;
  depth: number;
  edition_id: number | null;
}

export interface HallPlaceTable {
  hall_code: string;
  position: number;
  kind: string;
  x: number;
  y: number;
}

export interface HallPlanTable {
  id: Generated<number>;
  edition_id: number;
  hall_code: string;
  last_stands: JSONColumnType<LastStand[] | null> | null;
  changed_at: Date;
  changed_by: string;
}

export interface HallTextTable {
  hall_code: string;
  locale: Locale;
  name: string;
  theme: string;
}

export interface HotelTable {
  provider_id: number;
  band: number;
  distance: number;
  minutes: number;
  languages: string[];
  shuttle_line_id: number | null;
  shuttle_minutes: number | null;
  halal_breakfast: boolean;
  step_free_rooms: number;
  foreign_passports: boolean;
  foreign_cards: boolean;
  x: number;
  y: number;
  picture: string | null;
}

export interface IdempotencyKeyTable {
  key_hash: Buffer;
  body_hash: Buffer;
  expires_at: Date;
  answer: JSONColumnType<object | null>;
}

export interface InboxGivenTable {
  queue: string;
  thing_id: number;
  staff_id: number;
  given_by: string;
  given_at: Date;
}

export interface JobOutcomeTable {
  name: string;
  began_at: Date;
  ended_at: Date;
  failed_at: Date | null;
  error: string | null;
}

export interface JobRunTable {
  name: string;
  next_at: Date;
  lease_until: Date | null;
  owner: string | null;
}

export interface KeptFormTable {
  id_hash: Buffer;
  sealed: Buffer;
  expires_at: Date;
}

export interface KnownAccountTable {
  account_hash: Buffer;
  seen_at: Date;
}

export interface LanguageTable {
  tag: Locale;
  is_listed: Generated<boolean>;
}

export interface LegalLineTable {
  key: 'filing' | 'copyright';
  locale: Locale;
  text: string;
}

export interface LinkCheckTable {
  address: string;
  checked_at: Date;
  status: number | null;
  failures: number;
  failed_on: string | null;
}

export interface ListNameTable {
  list: string;
  key: string;
  locale: Locale;
  texts: JSONColumnType<Record<string, unknown>>;
}

export interface LookupKeyTable {
  id: string;
}

export interface MediaTable {
  id: Generated<number>;
  kind: 'picture' | 'video';
  storage_key: string;
  mime: string;
  width: number;
  height: number;
  bytes: number;
  seconds: number | null;
  poster_id: number | null;
  created_at: Generated<Date>;
  sizes_made: Generated<boolean>;
  sizes_tries: Generated<number>;
  sizes_again_at: Date | null;
  focus_x: Generated<number>;
  focus_y: Generated<number>;
  in_library: Generated<boolean>;
  is_silent: Generated<boolean>;
}

export interface MediaTextTable {
  media_id: number;
  locale: Locale;
  alt: string;
  captions_key: string | null;
}

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

export interface NewsCategoryTable {
  id: number;
  hex_id: string;
  api_path: string;
  module: number | null;
  position: number;
}

export interface NewsCategoryTextTable {
  category_id: number;
  locale: Locale;
  name: string;
}

export interface NotFoundTable {
  day: string;
  what: 'search' | 'page';
  locale: Locale;
  text: string;
  times: number;
}

export interface OneTimeCodeTable {
  purpose: string;
  account_hash: Buffer;
  code_hash: Buffer;
  expires_at: Date;
  tries: number;
  used_at: Date | null;
  created_at: Date;
  id: string;
  asked_from_hash: Buffer | null;
  strange_tries: Generated<number>;
  known_only_work: number | null;
  known_only_wait: number | null;
}

export interface OrganiserTable {
  id: Generated<number>;
  role: 'host' | 'bearer' | 'supporter';
  position: number;
  url: string | null;
}

export interface OrganiserTextTable {
  organiser_id: number;
  locale: Locale;
  name: string;
}

export interface OutboxMessageTable {
  id: string;
  channel: 'sms' | 'email';
  sealed: Buffer | null;
  created_at: Date;
  expires_at: Date | null;
  next_try_at: Date;
  tries: number;
  failed_at: Date | null;
  last_error: string | null;
  counted: Generated<boolean>;
}

export interface PageReadTable {
  day: string;
  locale: Locale;
  path: string;
  reads: number;
}

export interface PartnerTable {
  id: Generated<number>;
  key: string;
  tier: 'principal' | 'global' | 'premier' | 'excellence' | 'partner';
  position: number;
  country_code: string;
  website: string;
  since_edition: number;
}

export interface PartnerTextTable {
  partner_id: number;
  locale: Locale;
  name: string;
  support: string;
  profile: string;
}

export interface PhraseTable {
  id: number;
  situation: string;
  position: number;
  pinyin: string;
}

export interface PhraseTextTable {
  phrase_id: number;
  locale: Locale;
  text: string;
}

export interface PlannedStandTable {
  plan_id: number;
  number: string;
  x: number;
  y: number;
  width: number;
  depth: number;
  company_id: number | null;
  is_misplaced: Generated<boolean>;
}

export interface ProductTable {
  id: Generated<number>;
  company_id: number;
  key: string;
  position: number;
  media_id: number | null;
  goods: string | null;
}

export interface ProductTextTable {
  product_id: number;
  locale: Locale;
  name: string;
  description: string;
}

export interface ProjectTable {
  id: Generated<number>;
  key: string;
  category: 'trade' | 'investment' | 'engineering' | 'other' | null;
  country_code: string | null;
  industry_id: number | null;
  amount_hundredths: number | null;
  status: 'draft' | 'submitted' | 'published' | 'negotiating' | 'signed' | 'fulfilled' | 'withdrawn';
  published_at: Date | null;
  listed: GeneratedAlways<boolean>;
  owner_id: number | null;
  contact_sealed: Buffer | null;
  plain_contact: JSONColumnType<Record<string, unknown>> | null;
}

export interface ProjectAttachmentTable {
  id: Generated<number>;
  key: string;
  project_id: number;
  kind: 'pdf' | 'picture';
  name: string;
  storage_key: string;
  bytes: number;
  approved: boolean;
  created_at: Date;
  returned: Generated<boolean>;
}

export interface ProjectCollectedTable {
  member_id: number;
  project_id: number;
  at: Date;
}

export interface ProjectCountTable {
  category: NonNullable<ProjectTable['category']>;
  country_code: string;
  industry_id: number;
  status: ProjectTable['status'];
  count: number;
  amount_hundredths: number;
}

export interface ProjectEventTable {
  id: Generated<number>;
  project_id: number;
  at: Date;
  from_status: ProjectTable['status'] | null;
  to_status: ProjectTable['status'];
  done_by: 'owner' | 'staff' | 'site';
  member_id: number | null;
  staff_id: number | null;
  note: string;
  entered_at: Date | null;
}

export interface ProjectFileDroppedTable {
  storage_key: string;
}

export interface ProjectSheetTable {
  project_id: number;
  sealed: Buffer;
  submitted_at: Date | null;
  changed_at: Date;
}

export interface ProjectTextTable {
  project_id: number;
  locale: Locale;
  name: string;
  owner: string;
  introduction: string;
  cooperation_requirement: string;
}

export interface PurgeRecordTable {
  id: Generated<number>;
  day: string;
  reservations: number;
  visitors: number;
  waiting_parties: number;
  purged_at: Date;
}

export interface QuestionTable {
  id: Generated<number>;
  identity: 'exhibitor' | 'buyer' | 'visitor';
  position: number;
}

export interface QuestionTextTable {
  question_id: number;
  locale: Locale;
  question: string;
  answer: string;
}

export interface RateImportTable {
  id: Generated<number>;
  at: Date;
  source: string;
  taken: number;
  known: number;
  left_out: number;
  refused: number;
  refusals: JSONColumnType<RefusedRow[]>;
  failure: string | null;
}

export interface ReservationTable {
  id: string;
  date: string;
  to_sealed: Buffer | null;
  to_hash: Buffer | null;
  contact_name_sealed: Buffer | null;
  contact_phone_sealed: Buffer | null;
  locale: Locale;
  party: number;
  consent_version: string;
  consent_at: Date;
  documents_consent_at: Date;
  status: Generated<'booked' | 'cancelled'>;
  created_at: Date;
  cancelled_at: Date | null;
  moved_to: string | null;
  contact_country: string | null;
}

export interface ReservationAccountDayTable {
  to_hash: Buffer;
  date: string;
  visitors: number;
}

export interface ReservationClosingNoticeTable {
  reservation_id: string;
  date: string;
  key: string | null;
  told_at: Date | null;
}

export interface ReservationClosingOfferTable {
  date: string;
  offered: string;
}

export interface ReservationClosingTextTable {
  date: string;
  locale: Locale;
  note: string;
}

export interface ReservationDayTable {
  date: string;
  capacity: number;
  sold: Generated<number>;
  held: Generated<number>;
  bookings: Generated<number>;
  sold_elsewhere: Generated<number>;
  bookings_elsewhere: Generated<number>;
  opens: string;
  closes: string;
  gate: string;
  books_from: string;
  drafted_capacity: number | null;
  opens_at: Date | null;
  is_paused: Generated<boolean>;
  closed_at: Date | null;
  closed_for: 'weather' | 'safety' | 'authorities' | 'technical' | 'programme' | 'other' | null;
}

export interface ReservationDraftTable {
  id: string;
  sealed: Buffer;
  expires_at: Date;
}

export interface ReservationVisitorTable {
  id: Generated<number>;
  reservation_id: string;
  ticket_id: string;
  date: string;
  position: number;
  name_sealed: Buffer | null;
  masked_name: string;
  id_type: 'resident' | 'passport' | 'hkMacao' | 'taiwan';
  number_sealed: Buffer | null;
  masked_number: string;
  document_hash: Buffer | null;
  status: Generated<'booked' | 'cancelled'>;
  cancelled_at: Date | null;
}

export interface SavedSearchTable {
  key: string;
  member_id: number;
  query: string;
  tells: boolean;
  seen_until: Date;
  next_at: Date;
  created_at: Date;
}

export interface SearchEntryTable {
  id: Generated<number>;
  type: string;
  thing_id: string;
  path: string;
  countries: string[];
  industries: number[];
  weight: number;
  day: number | null;
  visible_from: Date | null;
  token_version: number;
  facets: Generated<string[]>;
  tokens: string;
}

export interface SearchTextTable {
  entry_id: number;
  locale: Locale;
  title: string;
  body: string;
  words: string;
}

export interface SearchWordTable {
  locale: Locale;
  word: string;
}

export interface ServicePartTable {
  page: 'visit' | 'transport' | 'tourism' | 'translation' | 'catering' | 'visa';
  key: string;
  position: number;
}

export interface ServicePartTextTable {
  page: string;
  key: string;
  locale: Locale;
  title: string;
  body: string;
}

export interface ServiceProviderTable {
  id: Generated<number>;
  type: 'hotel' | 'transport' | 'tourism' | 'translation' | 'catering';
  position: number;
  languages: string[];
  mobile: string;
  email: string;
  backup_email: string;
  website: string;
}

export interface ServiceProviderTextTable {
  provider_id: number;
  locale: Locale;
  name: string;
  profile: string;
  contact: string;
  address: string;
}

export interface SheetChangeTable {
  import_id: number;
  thing_id: number;
  thread: string;
  number: number;
  was: JSONColumnType<Record<string, unknown> | null> | null;
}

export interface SheetImportTable {
  id: Generated<number>;
  kind: string;
  staff_id: number | null;
  who: string;
  name: string;
  print: string;
  state: 'reading' | 'checked' | 'taken' | 'undone';
  report: JSONColumnType<SheetReport>;
  faults: Buffer;
  checked_at: Date;
  taken_at: Date | null;
  is_published: Generated<boolean>;
  undone_at: Date | null;
  undone_by: string | null;
  once: string | null;
}

export interface SheetRowTable {
  import_id: number;
  row: number;
  thing_id: number | null;
  is_new: boolean;
  external_id: string | null;
  source: Locale;
  seen: JSONColumnType<Record<string, unknown> | null> | null;
}

export interface SheetTextTable {
  import_id: number;
  row: number;
  thread: string;
  fields: JSONColumnType<Record<string, unknown>>;
  title: string;
  words: string;
  confirmed: string[];
  behind: number;
}

export interface SheetThingTable {
  import_id: number;
  thing_id: number;
  row: number;
  is_new: boolean;
  was_external_id: string | null;
  external_id: string | null;
}

export interface ShuttleDepartureTable {
  line_id: number;
  direction: 'venue' | 'town';
  leaves: string;
}

export interface ShuttleLineTable {
  id: number;
  position: number;
  minutes: number;
}

export interface ShuttleLineTextTable {
  line_id: number;
  locale: Locale;
  name: string;
  route: string;
}

export interface SiteNoticeTable {
  id: Generated<number>;
  is_urgent: boolean;
  link: string | null;
}

export interface SiteNoticeTextTable {
  notice_id: number;
  locale: Locale;
  words: string;
}

export interface SiteSettingsTable {
  id: Generated<boolean>;
  official_account: Generated<string>;
  icp_filing: Generated<string>;
  police_filing: Generated<string>;
}

export interface SolvedPuzzleTable {
  signature: Buffer;
  expires_at: Date;
}

export interface StaffTable {
  id: Generated<number>;
  email: string;
  created_at: Generated<Date>;
  name: Generated<string>;
  locale: Generated<Locale>;
  languages: Generated<string[]>;
  password_hash: string | null;
  disabled_at: Date | null;
}

export interface StaffActTable {
  id: number;
  at: Date;
  staff_id: number | null;
  who: string;
  act: string;
  about: string;
  before: JSONColumnType<Record<string, unknown> | null> | null;
  after: JSONColumnType<Record<string, unknown> | null> | null;
  reason: Generated<string>;
  hash: Buffer;
}

export interface StaffChallengeTable {
  token_hash: Buffer;
  staff_id: number;
  purpose: 'login' | 'prove' | 'enrol';
  nonce: string | null;
  tries: Generated<number>;
  expires_at: Date;
}

export interface StaffFactorTable {
  id: string;
  staff_id: number;
  kind: 'totp' | 'passkey';
  name: string;
  sealed: Buffer | null;
  public_key: Buffer | null;
  counter: Generated<number>;
  transports: Generated<string[]>;
  created_at: Date;
  used_at: Date | null;
}

export interface StaffInvitationTable {
  token_hash: Buffer;
  staff_id: number;
  expires_at: Date;
}

export interface StaffRecoveryCodeTable {
  staff_id: number;
  code_hash: Buffer;
  used_at: Date | null;
}

export interface StaffRoleTable {
  staff_id: number;
  role: 'editor' | 'translator' | 'publisher' | 'moderator' | 'registrar' | 'finance' | 'steward' | 'admin' | 'auditor';
}

export interface StaffSessionTable {
  token_hash: Buffer;
  id: string;
  staff_id: number;
  device: string;
  created_at: Date;
  seen_at: Date;
  ends_at: Date;
  proven_at: Date | null;
}

export interface StaffTokenTable {
  token_hash: Buffer;
  staff_id: number;
  created_at: Generated<Date>;
  expires_at: Date;
  name: Generated<string>;
}

export interface StandTable {
  id: Generated<number>;
  hall_code: string;
  number: string;
  x: number;
  y: number;
  width: number;
  depth: number;
  is_upon_another: Generated<boolean>;
}

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

export interface TalkBlockTable {
  blocker_id: number;
  blocked_id: number;
  at: Date;
}

export interface TalkEntryTable {
  id: Generated<number>;
  talk_id: number;
  number: number;
  side: 'asker' | 'owner' | null;
  kind: string;
  sealed: Buffer | null;
  meeting_id: number | null;
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

export interface TalkMeetingTable {
  id: Generated<number>;
  talk_id: number;
  side: 'asker' | 'owner';
  starts_at: Date;
  minutes: number;
  time_zone: string;
  state: 'proposed' | 'accepted' | 'declined' | 'withdrawn';
  created_at: Date;
}

export interface TalkReportTable {
  id: Generated<number>;
  talk_id: number;
  side: 'asker' | 'owner';
  reason: 'spam' | 'fraud' | 'insult' | 'other';
  sealed: Buffer;
  number: number;
  created_at: Date;
  resolved_at: Date | null;
  staff_id: number | null;
  resolution: 'dismissed' | 'closed' | null;
}

export interface TalkSideTable {
  talk_id: number;
  side: 'asker' | 'owner';
  project_id: number;
  member_id: number | null;
  time_zone: string | null;
  read_number: Generated<number>;
  told_number: Generated<number>;
}

export interface TextDayTable {
  day: string;
  prefix: string;
  sent: number;
  most: number;
}

export interface TextDeliveryTable {
  id: string;
  provider: string;
  reference: string | null;
  state: 'unknown' | 'taken' | 'delivered' | 'failed';
  reason: string | null;
  handed_at: Date;
  reported_at: Date | null;
}

export interface TextProviderTable {
  name: string;
  failures: number;
  rests_until: Date | null;
  why: string | null;
}

export interface TicketKeyTable {
  id: number;
  public_key: string;
  private_sealed: Buffer | null;
  created_at: Generated<Date>;
  retired_at: Date | null;
}

export interface UsageCountTable {
  limit_name: string;
  who: Buffer;
  until: Date;
  count: number;
}

export interface VenueTable {
  key: string;
  position: number;
}

export interface VenueTextTable {
  venue_key: string;
  locale: Locale;
  name: string;
  purpose: string;
  address: string;
  ways: string[];
}

export interface VisitorCountryTable {
  date: string;
  country: string;
  visitors: number;
}

export interface VisitorRevealTable {
  id: Generated<number>;
  ticket_id: string;
  staff_id: number | null;
  reason: 'admission';
  revealed_at: Date;
}

export interface WaitingPartyTable {
  key: string;
  turn: Generated<number>;
  date: string;
  visitors: number;
  to_sealed: Buffer | null;
  to_hash: Buffer | null;
  locale: Locale;
  status: Generated<'waiting' | 'offered' | 'taken' | 'left' | 'expired' | 'closed'>;
  created_at: Date;
  held_until: Date | null;
}

export interface XliffFileTable {
  staff_id: number;
  name: string;
  xml: string;
  sent_at: Date;
}

/** Every table of the database, for Kysely. */
export interface Schema {
  about_article: AboutArticleTable;
  about_article_text: AboutArticleTextTable;
  admission: AdmissionTable;
  admission_scan: AdmissionScanTable;
  article: ArticleTable;
  article_country: ArticleCountryTable;
  article_picture: ArticlePictureTable;
  article_text: ArticleTextTable;
  backup_evidence: BackupEvidenceTable;
  board_answer: BoardAnswerTable;
  board_contact_reveal: BoardContactRevealTable;
  board_message: BoardMessageTable;
  brand_article: BrandArticleTable;
  brand_article_text: BrandArticleTextTable;
  captcha_pass: CaptchaPassTable;
  company: CompanyTable;
  company_alike: CompanyAlikeTable;
  company_apart: CompanyApartTable;
  company_change: CompanyChangeTable;
  company_claim: CompanyClaimTable;
  company_count: CompanyCountTable;
  company_edition: CompanyEditionTable;
  company_listing: CompanyListingTable;
  company_merge: CompanyMergeTable;
  company_merge_part: CompanyMergePartTable;
  company_stand: CompanyStandTable;
  company_text: CompanyTextTable;
  company_trait: CompanyTraitTable;
  company_traits_read: CompanyTraitsReadTable;
  contact: ContactTable;
  contact_text: ContactTextTable;
  content_given: ContentGivenTable;
  content_link: ContentLinkTable;
  content_moved: ContentMovedTable;
  content_outer_link: ContentOuterLinkTable;
  content_presence: ContentPresenceTable;
  content_preview: ContentPreviewTable;
  content_revision: ContentRevisionTable;
  content_thing: ContentThingTable;
  content_thread: ContentThreadTable;
  content_wording: ContentWordingTable;
  country_text: CountryTextTable;
  desk: DeskTable;
  desk_text: DeskTextTable;
  download: DownloadTable;
  download_fetched: DownloadFetchedTable;
  download_file: DownloadFileTable;
  download_text: DownloadTextTable;
  edge: EdgeTable;
  edge_purge: EdgePurgeTable;
  edition: EditionTable;
  edition_change: EditionChangeTable;
  edition_draft: EditionDraftTable;
  edition_figure: EditionFigureTable;
  edition_figure_text: EditionFigureTextTable;
  edition_guest: EditionGuestTable;
  edition_text: EditionTextTable;
  ended_holder: EndedHolderTable;
  erasure: ErasureTable;
  event: EventTable;
  event_bookable: EventBookableTable;
  event_booking: EventBookingTable;
  event_change: EventChangeTable;
  event_country: EventCountryTable;
  event_day: EventDayTable;
  event_occupies: EventOccupiesTable;
  event_room: EventRoomTable;
  event_room_text: EventRoomTextTable;
  event_text: EventTextTable;
  event_topic: EventTopicTable;
  event_venue: EventVenueTable;
  event_venue_text: EventVenueTextTable;
  event_watch: EventWatchTable;
  exchange_rate: ExchangeRateTable;
  exhibition_notice: ExhibitionNoticeTable;
  exhibition_notice_text: ExhibitionNoticeTextTable;
  file_on_its_way: FileOnItsWayTable;
  finance_message: FinanceMessageTable;
  finance_provider: FinanceProviderTable;
  finance_provider_text: FinanceProviderTextTable;
  food_place: FoodPlaceTable;
  glossary_term: GlossaryTermTable;
  guide_chapter: GuideChapterTable;
  guide_chapter_text: GuideChapterTextTable;
  hall: HallTable;
  hall_place: HallPlaceTable;
  hall_plan: HallPlanTable;
  hall_text: HallTextTable;
  hotel: HotelTable;
  idempotency_key: IdempotencyKeyTable;
  inbox_given: InboxGivenTable;
  job_outcome: JobOutcomeTable;
  job_run: JobRunTable;
  kept_form: KeptFormTable;
  known_account: KnownAccountTable;
  language: LanguageTable;
  legal_line: LegalLineTable;
  link_check: LinkCheckTable;
  list_name: ListNameTable;
  lookup_key: LookupKeyTable;
  media: MediaTable;
  media_text: MediaTextTable;
  member: MemberTable;
  member_account: MemberAccountTable;
  member_session: MemberSessionTable;
  news_category: NewsCategoryTable;
  news_category_text: NewsCategoryTextTable;
  not_found: NotFoundTable;
  one_time_code: OneTimeCodeTable;
  organiser: OrganiserTable;
  organiser_text: OrganiserTextTable;
  outbox_message: OutboxMessageTable;
  page_read: PageReadTable;
  partner: PartnerTable;
  partner_text: PartnerTextTable;
  phrase: PhraseTable;
  phrase_text: PhraseTextTable;
  planned_stand: PlannedStandTable;
  product: ProductTable;
  product_text: ProductTextTable;
  project: ProjectTable;
  project_attachment: ProjectAttachmentTable;
  project_collected: ProjectCollectedTable;
  project_count: ProjectCountTable;
  project_event: ProjectEventTable;
  project_file_dropped: ProjectFileDroppedTable;
  project_sheet: ProjectSheetTable;
  project_text: ProjectTextTable;
  purge_record: PurgeRecordTable;
  question: QuestionTable;
  question_text: QuestionTextTable;
  rate_import: RateImportTable;
  reservation: ReservationTable;
  reservation_account_day: ReservationAccountDayTable;
  reservation_closing_notice: ReservationClosingNoticeTable;
  reservation_closing_offer: ReservationClosingOfferTable;
  reservation_closing_text: ReservationClosingTextTable;
  reservation_day: ReservationDayTable;
  reservation_draft: ReservationDraftTable;
  reservation_visitor: ReservationVisitorTable;
  saved_search: SavedSearchTable;
  search_entry: SearchEntryTable;
  search_text: SearchTextTable;
  search_word: SearchWordTable;
  service_part: ServicePartTable;
  service_part_text: ServicePartTextTable;
  service_provider: ServiceProviderTable;
  service_provider_text: ServiceProviderTextTable;
  sheet_change: SheetChangeTable;
  sheet_import: SheetImportTable;
  sheet_row: SheetRowTable;
  sheet_text: SheetTextTable;
  sheet_thing: SheetThingTable;
  shuttle_departure: ShuttleDepartureTable;
  shuttle_line: ShuttleLineTable;
  shuttle_line_text: ShuttleLineTextTable;
  site_notice: SiteNoticeTable;
  site_notice_text: SiteNoticeTextTable;
  site_settings: SiteSettingsTable;
  solved_puzzle: SolvedPuzzleTable;
  staff: StaffTable;
  staff_act: StaffActTable;
  staff_challenge: StaffChallengeTable;
  staff_factor: StaffFactorTable;
  staff_invitation: StaffInvitationTable;
  staff_recovery_code: StaffRecoveryCodeTable;
  staff_role: StaffRoleTable;
  staff_session: StaffSessionTable;
  staff_token: StaffTokenTable;
  stand: StandTable;
  talk: TalkTable;
  talk_block: TalkBlockTable;
  talk_entry: TalkEntryTable;
  talk_file: TalkFileTable;
  talk_file_dropped: TalkFileDroppedTable;
  talk_meeting: TalkMeetingTable;
  talk_report: TalkReportTable;
  talk_side: TalkSideTable;
  text_day: TextDayTable;
  text_delivery: TextDeliveryTable;
  text_provider: TextProviderTable;
  ticket_key: TicketKeyTable;
  usage_count: UsageCountTable;
  venue: VenueTable;
  venue_text: VenueTextTable;
  visitor_country: VisitorCountryTable;
  visitor_reveal: VisitorRevealTable;
  waiting_party: WaitingPartyTable;
  xliff_file: XliffFileTable;
}
