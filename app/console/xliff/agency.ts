/** The file for an agency, and the page that takes it back; without language prefix. */
export const exportPath = '/console/translations/xliff/';
export const importPath = '/console/translations/import/';

/** Where the board says what is exchanged with an agency. */
export const agencyId = 'agency';

/** Texts that a file has at most. */
export const mostTexts = 500;
