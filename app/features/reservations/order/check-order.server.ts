import { type Reachable, readReachable } from '#features/accounts/index.server.ts';
import { asLine, isBlank } from '#platform/i18n/graphemes.ts';
import { isDate } from '../days/days.ts';
import { isBlankNumber, readDocument } from '../documents/documents.ts';
import { type IdType, isIdType, type Order, partyMost, type Visitor } from '../reservations.ts';
import { countryOfContact } from './contact-country.server.ts';
import type { OrderProblems } from './order-problems.ts';

/** Longest name, in characters: passports print 39 a line, and some names take two. */
const nameMost = 100;

/** A visitor whose fields are right. */
export interface CheckedVisitor {
  name: string;
  idType: IdType;
  /** As documents are written: without spaces, letters in capitals. */
  number: string;
  /** The same for all documents that mean the same person. */
  person: string;
}

/** An order whose fields are right. */
export interface CheckedOrder {
  date: string;
  visitors: CheckedVisitor[];
  contactName: string;
  /** A phone in E.164, or the mail that received the code. */
  contactPhone: string;
  /** ISO 3166 code of the contact's phone; empty where it is a mail, or no country is known by it. */
  contactCountry: string;
}

/**
 * Reads one visitor as typed.
 * @param today in venue time: nobody is born later
 * @returns the visitor, or what is wrong by field: `name`, `idType`, `idNumber`
 */
export function checkVisitor(
  typed: Partial<Record<keyof Visitor, string>>,
  today: string,
): { visitor: CheckedVisitor } | { problems: OrderProblems } {
  const problems: OrderProblems = {};
  const name = readName(typed.name ?? '');
  if (name === undefined) problems.name = isBlank(typed.name ?? '') ? 'no-name' : 'wrong-name';
  const { idType } = typed;
  if (!isIdType(idType)) {
    if (isBlankNumber(typed.idNumber ?? '')) problems.idNumber = 'empty';
    return { problems: { ...problems, idType: 'no-id-type' } };
  }
  const document = readDocument(idType, typed.idNumber ?? '', today);
  if ('problem' in document) return { problems: { ...problems, idNumber: document.problem } };
  if (name === undefined) return { problems };
  return { visitor: { name, idType, number: document.number, person: document.person } };
}

/**
 * Reads who is to be reached about the visit.
 * @param to who received the code: a mail stands for a phone if it is that one (contract, Calls); any may while it is unknown
 */
export function checkContact(
  typed: Pick<Order, 'contactName' | 'contactPhone'>,
  to: Reachable | undefined,
): { contact: Pick<CheckedOrder, 'contactName' | 'contactPhone'> } | { problems: OrderProblems } {
  const problems: OrderProblems = {};
  const contactName = readName(typed.contactName);
  if (contactName === undefined) problems.contactName = isBlank(typed.contactName) ? 'no-contact-name' : 'wrong-name';
  const reached = readReachable(typed.contactPhone);
  const ownMail = !to || (to.channel === 'email' && to.address === reached?.address);
  const fits = reached && (reached.channel === 'sms' || ownMail);
  if (!fits) problems.contactPhone = isBlank(typed.contactPhone) ? 'no-contact-phone' : 'wrong-contact-phone';
  if (contactName === undefined || !fits) return { problems };
  return { contact: { contactName, contactPhone: reached.address } };
}

/**
 * Reads an order as typed.
 * @param today in venue time
 * @returns the order, or what is wrong by field: `visitors.0.idNumber`
 */
export function checkOrder(
  order: Order,
  to: Reachable | undefined,
  today: string,
): { checked: CheckedOrder } | { problems: OrderProblems } {
  const party = checkParty(order.visitors, today);
  const contact = checkContact(order, to);
  const problems: OrderProblems = {
    ...('problems' in party ? party.problems : {}),
    ...('problems' in contact ? contact.problems : {}),
  };
  if (!isDate(order.date)) problems.date = 'no-date';
  if (order.consent !== true) problems.consent = 'no-consent';
  if ('problems' in party || 'problems' in contact || Object.keys(problems).length > 0) return { problems };
  const contactCountry = countryOfContact(contact.contact.contactPhone);
  return { checked: { date: order.date, visitors: party.visitors, ...contact.contact, contactCountry } };
}

function checkParty(typed: Visitor[], today: string): { visitors: CheckedVisitor[] } | { problems: OrderProblems } {
  if (typed.length === 0) return { problems: { visitors: 'no-visitors' } };
  if (typed.length > partyMost) return { problems: { visitors: 'too-many-visitors' } };
  const problems: OrderProblems = {};
  const visitors: CheckedVisitor[] = [];
  for (const [i, each] of typed.entries()) {
    const read = checkVisitor(each, today);
    if ('problems' in read) Object.assign(problems, below(`visitors.${i}`, read.problems));
    else if (visitors.some(({ person }) => person === read.visitor.person)) {
      problems[`visitors.${i}.idNumber`] = 'same-document';
    } else visitors.push(read.visitor);
  }
  return Object.keys(problems).length > 0 ? { problems } : { visitors };
}

function below(path: string, problems: OrderProblems): OrderProblems {
  return Object.fromEntries(Object.entries(problems).map(([field, problem]) => [`${path}.${field}`, problem]));
}

/** A name as typed, on one line; undefined where it has no letter, or what no document prints, or is longer than names are. */
function readName(typed: string): string | undefined {
  if (typed.length > 4 * nameMost || !typed.isWellFormed() || /[^\P{Cc}\s]/u.test(typed)) return undefined;
  const name = asLine(typed).normalize('NFC');
  return /\p{L}/u.test(name) && name.length <= nameMost ? name : undefined;
}
