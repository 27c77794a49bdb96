import type { AboutSchema } from './about.ts';
import type { AccountsSchema } from './accounts.ts';
import type { AdmissionSchema } from './admission.ts';
import type { DirectorySchema } from './directory.ts';
import type { EditionsSchema } from './editions.ts';
import type { ExhibitionSchema } from './exhibition.ts';
import type { FinanceSchema } from './finance.ts';
import type { HallsSchema } from './halls.ts';
import type { JobsSchema } from './jobs.ts';
import type { LookupKeysSchema } from './lookup-keys.ts';
import type { MediaSchema } from './media.ts';
import type { MembersSchema } from './members.ts';
import type { MessagesSchema } from './messages.ts';
import type { NegotiationSchema } from './negotiation.ts';
import type { NewsSchema } from './news.ts';
import type { OutboxSchema } from './outbox.ts';
import type { PartnersSchema } from './partners.ts';
import type { ProgrammeSchema } from './programme.ts';
import type { ReservationsSchema } from './reservations.ts';
import type { SearchIndexSchema } from './search-index.ts';
import type { ServicesSchema } from './services.ts';
import type { StaffSchema } from './staff.ts';
import type { StorageSchema } from './storage.ts';
import type { TalksSchema } from './talks.ts';

/** Every table of the database, for Kysely. A test compares it with the migrated database. */
export interface Schema
  extends EditionsSchema,
    AccountsSchema,
    MembersSchema,
    OutboxSchema,
    JobsSchema,
    LookupKeysSchema,
    MediaSchema,
    NewsSchema,
    AboutSchema,
    HallsSchema,
    ProgrammeSchema,
    DirectorySchema,
    ExhibitionSchema,
    ServicesSchema,
    PartnersSchema,
    NegotiationSchema,
    TalksSchema,
    FinanceSchema,
    MessagesSchema,
    ReservationsSchema,
    AdmissionSchema,
    StaffSchema,
    StorageSchema,
    SearchIndexSchema {}
