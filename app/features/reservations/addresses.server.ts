import type { AddressList } from '#platform/feature/listed-addresses.ts';

/** The pages of a reservation that search engines are told of: the days, and the way back to one's own. */
export const reservationAddresses: AddressList = {
  tag: 'reservations',
  fixed: ['/reservation/', '/reservation/find'],
  things: [],
};
