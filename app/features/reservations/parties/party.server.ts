import { randomBytes } from 'node:crypto';
import type { Reachable } from '#features/accounts/index.server.ts';
import type { Settings } from '#platform/config/settings.ts';
import { sealPersonal, unsealPersonal } from '#platform/crypto/personal.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { maskName, maskNumber } from '../documents/documents-mask.ts';
import type { CheckedOrder, CheckedVisitor } from '../order/check-order.server.ts';
import type { Reserved } from '../order/outcomes.ts';
import { consentVersion, type GivenConsent, type IdType } from '../reservations.ts';
import { signTicket } from '../tickets/ticket.server.ts';
import { accountHashes, documentHashes } from './lookups.server.ts';

type Needs = Pick<SiteContext, 'db' | 'settings' | 'clock' | 'locale'>;

/** What each personal field is sealed for. */
export const purposes = {
  to: 'reservation to',
  contactName: 'reservation contact name',
  contactPhone: 'reservation contact phone',
  visitorName: 'visitor name',
  visitorNumber: 'visitor document',
} as const;

/** A party as it is written: everything made and sealed before the first query, so that the day is held briefly. */
export interface Party {
  id: string;
  date: string;
  locale: Locale;
  to: Reachable;
  /** By each key (`lookupHashes`). */
  toHashes: [Buffer, ...Buffer[]];
  toSealed: Buffer;
  contactNameSealed: Buffer;
  contactPhoneSealed: Buffer;
  /** ISO 3166 code of the contact's phone; empty where it is a mail, or no country is known by it. */
  contactCountry: string;
  consent: GivenConsent;
  createdAt: Date;
  visitors: PartyVisitor[];
}

export interface PartyVisitor {
  ticketId: string;
  nameSealed: Buffer;
  maskedName: string;
  idType: IdType;
  numberSealed: Buffer;
  maskedNumber: string;
  /** By each key (`lookupHashes`). */
  documentHashes: [Buffer, ...Buffer[]];
}

/** 128 random bits: who has such an id was given it. */
export function newId(): string {
  return randomBytes(16).toString('base64url');
}

/** Whether a text could be such an id. Nothing else needs to be looked for. */
export function isId(text: string): boolean {
  return /^[\w-]{22}$/.test(text);
}

/**
 * Makes the rows of an order.
 * @param consent as it was given; where it came with the order itself (a call): now, to the texts of the day
 */
export function newParty(site: Needs, order: CheckedOrder, to: Reachable, consent?: GivenConsent): Party {
  const { settings, locale } = site;
  const now = site.clock.now();
  return {
    id: newId(),
    date: order.date,
    locale,
    to,
    toHashes: accountHashes(settings, to),
    toSealed: sealTo(site, to),
    contactNameSealed: sealPersonal(settings, purposes.contactName, order.contactName),
    contactPhoneSealed: sealPersonal(settings, purposes.contactPhone, order.contactPhone),
    contactCountry: order.contactCountry,
    consent: consent ?? { version: consentVersion, at: now, documentsAt: now },
    createdAt: now,
    visitors: order.visitors.map((visitor) => newVisitor(site, visitor)),
  };
}

function newVisitor({ settings }: Needs, { name, idType, number }: CheckedVisitor): PartyVisitor {
  return {
    ticketId: newId(),
    nameSealed: sealPersonal(settings, purposes.visitorName, name),
    maskedName: maskName(name),
    idType,
    numberSealed: sealPersonal(settings, purposes.visitorNumber, number),
    maskedNumber: maskNumber(number),
    documentHashes: documentHashes(settings, idType, number),
  };
}

/** What a ticket says, and what is said with it. */
type Ticketed = Pick<Party, 'id' | 'date'> & {
  visitors: Pick<PartyVisitor, 'ticketId' | 'maskedName' | 'idType'>[];
};

/** Signs the tickets of a party, as its holder is to receive them. */
export async function handOut({ db, settings }: Needs, { id, date, visitors }: Ticketed): Promise<Reserved> {
  const tickets = await Promise.all(
    visitors.map(async ({ ticketId, maskedName, idType }) => ({
      ticketId,
      ticket: await signTicket(db, settings, { ticketId, date }),
      name: maskedName,
      idType,
    })),
  );
  return { outcome: 'reserved', id, tickets };
}

/** The phone or mail of a reservation or a waiting party, as its column keeps it. */
export function sealTo({ settings }: Pick<Needs, 'settings'>, to: Reachable): Buffer {
  return sealPersonal(settings, purposes.to, `${to.channel}:${to.address}`);
}

/** The phone or mail that `sealTo` sealed. @throws where its key is no longer in PII_KEY */
export function unsealTo({ settings }: { settings: Pick<Settings, 'PII_KEY'> }, sealed: Buffer): Reachable {
  const [channel, address = ''] = unsealPersonal(settings, purposes.to, sealed).split(/:(.*)/s);
  return { channel: channel === 'email' ? 'email' : 'sms', address };
}
