import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Bundle } from '../bundle/bundle.server.ts';
import type { BundlePart } from '../bundle/bundle-part.ts';
import type { ContentKind } from '../content/content-kind.ts';
import type { LookupColumn } from '../crypto/lookup-column.ts';
import type { SealedColumn } from '../crypto/sealed-column.ts';
import type { Tx } from '../db/database.ts';
import type { ApiEnv } from '../http/call-context.ts';
import type { Platform } from '../http/site-context.ts';
import type { Job } from '../jobs/job.ts';
import type { Relist } from '../search-index/rebuild.server.ts';
import type { FacetsOf } from '../search-index/token-version.server.ts';
import type { FigureTopic } from './figures.ts';
import type { FreshnessCheck } from './freshness.ts';
import type { InboxQueue } from './inbox.ts';
import type { Limit } from './limit.ts';
import type { AddressList } from './listed-addresses.ts';
import type { MemberDuties } from './member-duties.ts';

/** What the demonstration's content is written from. */
export interface Seeding extends Pick<Platform, 'db' | 'media' | 'settings' | 'clock'> {
  bundle: Bundle;
}

/** What a feature writes into the empty database of a demonstration. */
export interface Demonstration {
  /** Cache tags of what it writes. */
  tags: readonly string[];
  /** Writes it; features before this one in the list have written theirs. Loads the content only then. */
  write(tx: Tx, seeding: Seeding): Promise<unknown>;
}

/** What a feature brings to the server. Every part may be left out; what there is, is gone through for all features at once. */
export interface ServerFeature {
  /** Its calls, with their description. */
  calls?: readonly OpenAPIHono<ApiEnv>[];
  /** Its kinds of content: what staff write of it. */
  content?: readonly ContentKind[];
  /** What of it goes into content bundles beside its kinds. Loaded by whoever writes or reads one. */
  bundleParts?(): Promise<readonly BundlePart[]>;
  /** What of it waits for staff to decide on. */
  inbox?: readonly InboxQueue[];
  /** What of it grows old, or lacks something. */
  freshness?: readonly FreshnessCheck[];
  /** What of it is counted, for those who have to do with it. */
  figures?: readonly FigureTopic[];
  /** How often somebody may do what it offers: beyond that they are refused for a while. */
  limits?: readonly Limit[];
  /** How often strangers of one network do what it offers, before they are asked for harder and harder puzzles. */
  shares?: readonly Limit[];
  /** What it does without anybody asking. */
  jobs?: readonly Job[];
  /** What listens to channels of the database: by channel, what is done with the text of a notice. */
  hears?: Record<string, (payload: string) => void>;
  /** Ends its answers that would go on for ever, as the process drains. */
  atEnd?(): void;
  /** Its pages that search engines are told of. */
  addresses?: AddressList;
  /** What it owes to a member. */
  member?: MemberDuties;
  /** What lists of its things are narrowed by in the search index. */
  facets?: FacetsOf;
  /** Lists all its things anew: for a language that was added, or where lists are in doubt. */
  relist?: Relist;
  /** What of its rows is sealed with PII_KEY. */
  sealed?: readonly SealedColumn[];
  /** By what of its rows people are found: what hangs on LOOKUP_KEY. */
  lookups?: readonly LookupColumn[];
  /** What it makes sure of at every start, before anybody is answered. */
  atStart?(platform: Pick<Platform, 'db' | 'settings' | 'clock'>): Promise<unknown>;
  demonstration?: Demonstration;
}
