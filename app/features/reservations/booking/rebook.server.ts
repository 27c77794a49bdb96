import { type Reachable, withinLimit } from '#features/accounts/index.server.ts';
import { resealPersonal, unsealPersonal } from '#platform/crypto/personal.ts';
import type { Tx } from '#platform/db/database.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { isDate } from '../days/days.ts';
import { inReservationTransaction, inTurn, RolledBack } from '../in-transaction.server.ts';
import { reservationsLimits } from '../limits.server.ts';
import { countryOfContact } from '../order/contact-country.server.ts';
import type { Rebooked } from '../order/outcomes.ts';
import { accountHashes, documentHashes } from '../parties/lookups.server.ts';
import { bookedMessage } from '../parties/messages.server.ts';
import { handOut, newId, type Party, purposes, unsealTo } from '../parties/party.server.ts';
import { isTicketDay } from '../tickets/ticket.ts';
import { expireOffers, hasExpiredOffers } from '../waiting-list/expire-offers.server.ts';
import { passOn } from '../waiting-list/offers.server.ts';
import { type Cancellable, giveBack, readCancellable } from './cancel.server.ts';
import { accountFull, documentsTaken, failureOf, takePlaces } from './take-places.server.ts';
import { whyNoPlaces } from './why-no-places.server.ts';

/**
 * Moves a party to another day: cancels the reservation and reserves anew for the same people, both or neither. The
 * tickets are new. A party that has been moved to that day before gets the same answer again. Whether the caller may is
 * asked before: `mayManage`.
 */
export async function rebook(site: SiteContext, { id, date }: { id: string; date: string }): Promise<Rebooked> {
  if (!isDate(date) || !isTicketDay(date)) return { outcome: 'closed-day' };
  return inTurn(async () => {
    const permit = await withinLimit(site, reservationsLimits.reservation, await whoMoves(site, id));
    if (!permit.allowed) return { outcome: 'too-often', retryAfter: permit.retryAfter };
    const answer = await rebookFor(site, id, date);
    // As in `reserve`: places held for somebody who did not come are only given on as somebody looks.
    if (answer.outcome !== 'full' || !(await hasExpiredOffers(site, date))) return answer;
    await expireOffers(site);
    return rebookFor(site, id, date);
  });
}

/** The phone or mail that a reservation was made with; where there is none, nothing will be moved. */
async function whoMoves(site: SiteContext, id: string): Promise<Reachable | string> {
  const row = await site.db.selectFrom('reservation').select('to_sealed').where('id', '=', id).executeTakeFirst();
  return row?.to_sealed ? unsealTo(site, row.to_sealed) : `reservation ${id}`;
}

async function rebookFor(site: SiteContext, id: string, date: string): Promise<Rebooked> {
  let party: Party | undefined;
  const answer = await inReservationTransaction<Rebooked | 'no-places'>(site.db, async (tx) => {
    const found = await readCancellable(tx, site, id);
    if (!('leaving' in found)) return found;
    const to = found.to_sealed && unsealTo(site, found.to_sealed);
    // Nobody of the party is left, or it was purged: there is nothing to move, unless this is what has moved it.
    if (found.leaving.length === 0 || !to) return movedBefore(tx, site, found, date);
    if (found.date === date) return { outcome: 'same-day' };
    party = sameParty(site, found, to, date);
    return move(tx, site, found, party);
  }).catch(failureOf);
  if (typeof answer === 'object') return answer;
  if (!party) throw new Error(`There is no party to be refused: ${answer}`);
  if (answer === 'account') return accountFull(site.db, party);
  if (answer === 'no-places') return whyNoPlaces(site, party);
  return { outcome: 'already-booked', visitors: await documentsTaken(site.db, party) };
}

async function move(tx: Tx, site: SiteContext, found: Cancellable, party: Party): Promise<Rebooked> {
  const reserved = await handOut({ ...site, db: tx }, party);
  // Both days in their order: of two parties that change places neither waits for the other for ever.
  const days = tx.selectFrom('reservation_day').select('date').where('date', 'in', [found.date, party.date]);
  await days.orderBy('date').forUpdate().execute();
  await giveBack(tx, site, found);
  const booking = { party, message: bookedMessage(site, party) };
  if (!(await takePlaces({ ...site, db: tx }, [booking]))) throw new RolledBack('no-places');
  await tx.updateTable('reservation').set({ moved_to: party.id }).where('id', '=', found.id).execute();
  await passOn(tx, site, found.date);
  return reserved;
}

/** The answer of a move that has been made, for whoever asks a second time. */
async function movedBefore(tx: Tx, site: SiteContext, { moved_to: id }: Cancellable, date: string): Promise<Rebooked> {
  if (!id) return { outcome: 'missing' };
  const visitors = await tx
    .selectFrom('reservation_visitor')
    .select(['ticket_id as ticketId', 'masked_name as maskedName', 'id_type as idType'])
    .where('reservation_id', '=', id)
    .where('date', '=', date)
    .orderBy('position')
    .execute();
  return visitors.length > 0 ? handOut({ ...site, db: tx }, { id, date, visitors }) : { outcome: 'missing' };
}

/**
 * The same people on another day. What was sealed or hashed with an older key is made with the first: a move that begins
 * before all values are made anew may end after that.
 */
function sameParty(
  { settings, locale, clock }: Pick<SiteContext, 'settings' | 'locale' | 'clock'>,
  found: Cancellable,
  to: Party['to'],
  date: string,
): Party {
  const resealed = (purpose: string, value: Buffer | null) => resealPersonal(settings, purpose, kept(value));
  return {
    id: newId(),
    date,
    locale,
    to,
    toHashes: accountHashes(settings, to),
    toSealed: resealed(purposes.to, found.to_sealed),
    contactNameSealed: resealed(purposes.contactName, found.contact_name_sealed),
    contactPhoneSealed: resealed(purposes.contactPhone, found.contact_phone_sealed),
    contactCountry: countryOfContact(unsealPersonal(settings, purposes.contactPhone, kept(found.contact_phone_sealed))),
    consent: { version: found.consent_version, at: found.consent_at, documentsAt: found.documents_consent_at },
    createdAt: clock.now(),
    visitors: found.leaving.map((visitor) => ({
      ticketId: newId(),
      nameSealed: resealed(purposes.visitorName, visitor.name_sealed),
      maskedName: visitor.masked_name,
      idType: visitor.id_type,
      numberSealed: resealed(purposes.visitorNumber, visitor.number_sealed),
      maskedNumber: visitor.masked_number,
      documentHashes: documentHashes(
        settings,
        visitor.id_type,
        unsealPersonal(settings, purposes.visitorNumber, kept(visitor.number_sealed)),
      ),
    })),
  };
}

/** Purged 30 days after the visit only, all of a party at once. */
function kept(value: Buffer | null): Buffer {
  if (!value) throw new Error('A party that can be cancelled was purged in part');
  return value;
}
