import { venueIso } from '#platform/clock/clock.ts';
import type { Settings } from '#platform/config/settings.ts';
import { unsealPersonal } from '#platform/crypto/personal.ts';
import { languageRank } from '#platform/db/best-language.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import type { MemberData } from '#platform/feature/member-duties.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { providerHref } from '../finance.ts';
import { messagePurpose } from '../sealed-columns.server.ts';
import type { ReadyMessage } from './messages.ts';

/** A message to a provider, as the member sees it who wrote it. */
export interface OwnFinanceMessage {
  id: number;
  /** ISO 8601. */
  at: string;
  /** Its name; of one that is no longer shown, where its own site is. */
  provider: string;
  /** The language of the provider's name. */
  lang: Locale;
  /** The provider's page, without language prefix; missing where there is none any more. */
  href?: string;
  content: string;
}

/** What a member has written to providers, the latest first, at most a hundred. */
export async function financeMessagesOf(
  db: Database,
  settings: Pick<Settings, 'PII_KEY'>,
  memberId: number,
  locale: Locale,
): Promise<OwnFinanceMessage[]> {
  const rows = await ownRows(db, memberId, locale).limit(100).execute();
  return rows.map(({ id, created_at, provider_id, name, lang, website, sealed }) => ({
    id,
    at: venueIso(created_at),
    provider: name ?? new URL(website).host,
    lang: lang ?? locale,
    ...(name !== null && { href: providerHref(provider_id) }),
    content: opened(settings, sealed).content,
  }));
}

/** What the finance section has of a member, to be taken along. */
export async function memberData(db: Database, settings: Settings, memberId: number): Promise<MemberData> {
  const rows = await ownRows(db, memberId, 'en-US').execute();
  return {
    messagesToProviders: rows.map(({ created_at, name, website, sealed }) => {
      const { content, contactPerson, to } = opened(settings, sealed);
      return {
        at: venueIso(created_at),
        provider: name ?? new URL(website).host,
        content,
        contactPerson,
        contactInformation: to.address,
      };
    }),
  };
}

/** What becomes of it as the account is deleted: the messages went to their providers, what is kept here goes. */
export async function forgetMember(tx: Tx, memberId: number): Promise<void> {
  await tx.deleteFrom('finance_message').where('member_id', '=', memberId).execute();
}

function ownRows(db: Database, memberId: number, locale: Locale) {
  return db
    .selectFrom('finance_message as message')
    .innerJoin('finance_provider as provider', 'provider.id', 'message.provider_id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('finance_provider_text')
          .select(['name', 'locale'])
          .whereRef('finance_provider_text.provider_id', '=', 'message.provider_id')
          .orderBy(languageRank(locale))
          .limit(1)
          .as('text'),
      (join) => join.onTrue(),
    )
    .select([
      'message.id',
      'message.provider_id',
      'message.sealed',
      'provider.website',
      'message.created_at',
      'text.name',
      'text.locale as lang',
    ])
    .where('message.member_id', '=', memberId)
    .orderBy('message.id', 'desc');
}

function opened(settings: Pick<Settings, 'PII_KEY'>, sealed: Buffer): ReadyMessage {
  return JSON.parse(unsealPersonal(settings, messagePurpose, sealed)) as ReadyMessage;
}
