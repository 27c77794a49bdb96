import type { SelectQueryBuilder } from 'kysely';
import type { Schema } from '#db/schema/tables.gen.ts';
import type { Database } from '#platform/db/database.ts';
import type { Platform } from '#platform/http/site-context.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { tierNames } from './names.server.ts';
import { allPartners, articlesWithTexts, published, rank, withTexts } from './partner-rows.server.ts';
import {
  type Activity,
  type ActivityArticle,
  mostCounted,
  type Partner,
  type PartnerCard,
  type Tier,
} from './partners.ts';
import { presentActivity, presentArticle, presentPartner, presentPartnerCard } from './present.ts';

interface PartnerChoice {
  locale: Locale;
  tier?: Tier;
  limit: number;
  offset?: number;
}

interface ActivityChoice {
  locale: Locale;
  /** Activities dated later are not published yet. */
  now: Date;
  partnerId?: number;
  /** One that is left out: the one that is being read. */
  except?: number;
  limit: number;
  offset?: number;
}

/** Partners in the order of their tiers, each in the best language there is. */
export async function partners(db: Database, choice: PartnerChoice): Promise<PartnerCard[]> {
  const { locale } = choice;
  const [rows, tiers] = await Promise.all([partnerRows(db, choice).execute(), tierNames.names(db, locale)]);
  return rows.map((row) => presentPartnerCard(row, locale, tiers));
}

/** The statement of `partners`: chosen by the indexes of 0011-partners.sql, then given their words. */
export function partnerRows(db: Database, { locale, tier, limit, offset = 0 }: PartnerChoice) {
  let chosen = allPartners(db).limit(limit).offset(offset);
  chosen = tier ? chosen.where('tier', '=', tier) : chosen.orderBy(rank);
  return withTexts(db, locale, chosen.orderBy('position').orderBy('id'));
}

/** One partner with all that its page shows, or undefined. */
export async function readPartner(db: Database, id: number, locale: Locale): Promise<Partner | undefined> {
  const chosen = withTexts(db, locale, allPartners(db).where('id', '=', id));
  const [row, tiers] = await Promise.all([chosen.executeTakeFirst(), tierNames.names(db, locale)]);
  return row && presentPartner(row, locale, tiers);
}

/** What partners did, the newest first. */
export async function activities(db: Database, choice: ActivityChoice): Promise<Activity[]> {
  const rows = await activityRows(db, choice).execute();
  return rows.map(presentActivity);
}

/** The statement of `activities`: chosen by the indexes of 0011-partners.sql, then given their words. */
export function activityRows(db: Database, choice: ActivityChoice) {
  const { locale, now, partnerId, except, limit, offset = 0 } = choice;
  let chosen = published(db, now).limit(limit).offset(offset);
  if (partnerId !== undefined) chosen = chosen.where('partner_id', '=', partnerId);
  if (except !== undefined) chosen = chosen.where('id', '<>', except);
  return articlesWithTexts(db, locale, chosen);
}

/** One activity with all that its page shows, or undefined where none of that id is published. */
export async function readActivity(
  db: Database,
  id: number,
  { locale, now }: { locale: Locale; now: Date },
): Promise<ActivityArticle | undefined> {
  const row = await articlesWithTexts(db, locale, published(db, now).where('id', '=', id))
    .select('text.body')
    .executeTakeFirst();
  return row && presentArticle(row, locale);
}

type Ids = SelectQueryBuilder<Schema, never, { id: number }>;

interface Count {
  total: number;
  more?: true;
}

/** The count of partners, of all or of a tier, as the process keeps it until one is published. */
export function keptPartnerCount({ db, kept }: Pick<Platform, 'db' | 'kept'>, tier?: Tier): Promise<Count> {
  let counted = allPartners(db);
  if (tier) counted = counted.where('tier', '=', tier);
  return kept.get(`partner count ${tier ?? ''}`, ['partners'], () => count(db, counted as Ids));
}

/** The count of activities as the process keeps it: publishing empties it, what becomes due is counted within a minute. */
export function keptActivityCount({ db, kept, clock }: Pick<Platform, 'db' | 'kept' | 'clock'>): Promise<Count> {
  return kept.get('activity count', ['partners'], () => count(db, published(db, clock.now()).clearOrderBy() as Ids));
}

/** Counting stops at 10,000; then `more` is true (contract, Envelope). */
async function count(db: Database, counted: Ids): Promise<Count> {
  const { total } = await db
    .selectFrom(counted.limit(mostCounted + 1).as('counted'))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total > mostCounted ? { total: mostCounted, more: true } : { total };
}
