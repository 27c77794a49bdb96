/** Of whose things the inbox is shown: one's own, nobody's, or everybody's. */
export const whose = ['all', 'mine', 'nobodys'] as const;
export type Whose = (typeof whose)[number];

/** What the address of the inbox says. */
export interface InboxAddress {
  /** Undefined: all of them. */
  queue?: string | undefined;
  whose?: Whose;
  /** What the page comes after. */
  after?: string | undefined;
}

/** The inbox as it is narrowed down, without language prefix. */
export function inboxPath({ queue, whose: theirs = 'all', after }: InboxAddress): string {
  const query = new URLSearchParams({
    ...(queue !== undefined && { queue }),
    ...(theirs !== 'all' && { whose: theirs }),
    ...(after !== undefined && { after }),
  });
  return query.size > 0 ? `/console/inbox/?${query}` : '/console/inbox/';
}
