import type { Settings } from '../config/settings.ts';
import type { Database, Tx } from '../db/database.ts';
import type { SiteContext } from '../http/site-context.ts';

/** What a feature has of a member: its tables as their owner may take them along, named in English. */
export type MemberData = Record<string, Record<string, unknown>[]>;

/** What is new for a member, in figures, for every page. */
export interface MemberNews {
  /** Messages that they have not read. */
  unread?: number;
}

/**
 * What the first page of an account shows of a member: each feature adds its part to this type where it brings it
 * (`overviewOf`), and has the component that shows it in its `ui/`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: features fill it
export interface MemberOverview {}

/** What a feature owes to members: one whose rows name a member has such duties. */
export interface MemberDuties {
  /** What is new; left out where nothing can be. */
  newsOf?(site: Pick<SiteContext, 'db' | 'settings' | 'clock'>, memberId: number): Promise<MemberNews>;
  /** Its part of the first page of the account; left out where it has none there. */
  overviewOf?(site: SiteContext, memberId: number): Promise<Partial<MemberOverview>>;
  /** All that is the member's own, in words they can read: no ids of other people, no hashes. */
  memberData(db: Database, settings: Settings, memberId: number): Promise<MemberData>;
  /**
   * What happens as the account is deleted: what is only theirs goes, what others need stays and loses its person. The row
   * in `member` is deleted afterwards, in the same transaction. Left out where nothing hangs on the account.
   */
  forgetMember?(tx: Tx, memberId: number, now: Date): Promise<void>;
  /**
   * What happens as somebody logs out: what this browser may do by other cookies than the session's ends, on the server too.
   * @returns the same headers, with the cookies taken away
   */
  leaveDevice?(request: Request, site: SiteContext, headers: Headers): Promise<Headers>;
}

/** Duties with the name of their feature: the folder of its files in what a member takes along. */
export interface NamedDuties extends MemberDuties {
  name: string;
}
