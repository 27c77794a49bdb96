import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { OrderProblem } from './order-problems.ts';

/** What is wrong with a field of an order, for the visitor: for pages and calls alike. */
export const problemMessages: Record<OrderProblem, MessageDescriptor> = {
  empty: msg`Enter the document number.`,
  length: msg`The number is too short or too long for this document. Please check it against the document.`,
  characters: msg`The number contains characters this document cannot have. Please type it as printed.`,
  prefix: msg`A home-return permit number starts with H or M. Please check it against the document.`,
  region: msg`No resident ID number starts like this. Please check it against the card.`,
  birthDate: msg`The date of birth in the number does not exist. Please check it against the card.`,
  checkDigit: msg`The last character does not match the rest: one of them is mistyped. Please check it against the card.`,
  mainlanderPermit: msg`This is a mainland resident’s own travel permit. Please choose the resident ID card and enter its number.`,
  residencePermit: msg`This is a residence permit number. Please choose the resident ID card as the document type.`,
  'no-name': msg`Enter the visitor’s name as shown on the document.`,
  'wrong-name': msg`This name is not valid. Please enter it as shown on the document, with 100 characters at most.`,
  'no-id-type': msg`Choose a document type.`,
  'same-document': msg`This document is already entered for another visitor in your group.`,
  'booked-already': msg`This document already has a reservation for this day.`,
  'no-visitors': msg`Enter at least one visitor.`,
  'too-many-visitors': msg`You can reserve for at most five visitors at a time.`,
  'no-date': msg`Choose a day.`,
  'no-contact-name': msg`Enter a contact name.`,
  'no-contact-phone': msg`Enter a phone number for the contact.`,
  'wrong-contact-phone': msg`This phone number is not valid. Outside China it starts with + and the country code. Instead of a phone number, you can enter only the e-mail address that received the code.`,
  'no-consent': msg`Please accept the terms: you cannot reserve without them.`,
  'old-consent': msg`The terms have changed since you accepted them. Please read and accept them again.`,
};
