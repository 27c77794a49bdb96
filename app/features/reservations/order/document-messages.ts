import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { OrderProblem } from './order-problems.ts';

/** What is wrong with a field of an order, for the visitor: for pages and calls alike. */
export const problemMessages: Record<OrderProblem, MessageDescriptor> = {
  empty: msg`Enter the number of the document.`,
  length: msg`The number has too few or too many characters for this document. Please compare it with the document.`,
  characters: msg`The number holds characters that this document cannot have. Please type it as printed.`,
  prefix: msg`A home-return permit begins with H or M. Please compare it with the document.`,
  region: msg`No resident ID number begins like this. Please compare it with the card.`,
  birthDate: msg`The date of birth in the number does not exist. Please compare it with the card.`,
  checkDigit: msg`The last character does not fit the others: one of them is mistyped. Please compare it with the card.`,
  mainlanderPermit: msg`This is a mainland resident’s own travel permit. Please choose the resident ID card and enter its number.`,
  residencePermit: msg`This is the number of a residence permit. Please choose the resident ID card as its type.`,
  'no-name': msg`Enter the visitor’s name as it stands on the document.`,
  'wrong-name': msg`This cannot be read as a name. Please write it as it stands on the document, with 100 characters at most.`,
  'no-id-type': msg`Choose the type of the document.`,
  'same-document': msg`This document stands with another visitor of your party already.`,
  'booked-already': msg`This document has been reserved for on this day already.`,
  'no-visitors': msg`Say who is coming: one visitor at least.`,
  'too-many-visitors': msg`Five visitors at most can be reserved for at once.`,
  'no-date': msg`Choose a day.`,
  'no-contact-name': msg`Enter the name of a contact.`,
  'no-contact-phone': msg`Enter a phone number at which the contact can be reached.`,
  'wrong-contact-phone': msg`This phone number is not possible. Outside China it begins with + and the country code; instead of a phone, only the e-mail that received the code can stand here.`,
  'no-consent': msg`Please agree to the texts: without that, nothing can be reserved.`,
  'old-consent': msg`The texts have changed since you agreed to them. Please read them and agree again.`,
};
