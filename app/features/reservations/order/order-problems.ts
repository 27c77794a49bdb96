import type { DocumentProblem } from '../documents/documents.ts';

/** What is wrong with a field of an order; `document-messages.ts` says it in words. */
export type OrderProblem =
  | DocumentProblem
  | 'no-name'
  | 'wrong-name'
  | 'no-id-type'
  | 'same-document'
  | 'booked-already'
  | 'no-visitors'
  | 'too-many-visitors'
  | 'no-date'
  | 'no-contact-name'
  | 'no-contact-phone'
  | 'wrong-contact-phone'
  | 'no-consent'
  | 'old-consent';

/** Problems by field: `visitors.0.idNumber`, `contactName`. */
export type OrderProblems = Record<string, OrderProblem>;
