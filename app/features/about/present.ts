import type { Contact } from './queries.server.ts';

/** A contact as `/api/aboutUs/contact` gives it. */
export function presentContact({ id, office, phone, email, postcode, address, hours, note }: Contact) {
  return { id, name: office, phone, email, postcode, address, hours, note };
}
