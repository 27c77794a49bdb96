/** What a visitor agrees to, each with a box of its own: the use of data, that of documents, and the rules of entry. */
export const consentNames = ['data', 'documents', 'entry'] as const;

export type ConsentName = (typeof consentNames)[number];
