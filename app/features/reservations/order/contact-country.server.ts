import { countryOfPhone } from '#features/accounts/index.server.ts';

/** The country of a contact's phone (ISO 3166), as it is counted: empty for a mail, and where no country is known. */
export function countryOfContact(phoneOrMail: string): string {
  return countryOfPhone(phoneOrMail) ?? '';
}
