import type { AddressList } from '#platform/feature/listed-addresses.ts';

/** Where one writes to the message board, for the sitemap; the board itself is a part of About. */
export const messagesAddresses: AddressList = { tag: 'messages', fixed: ['/about/messageBoard/write'], things: [] };
