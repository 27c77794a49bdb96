/** What was done with an edition, as its page says it. */
export const editionDeeds = ['begun', 'planned', 'cancelled', 'revoked', 'same'] as const;

export type EditionDeed = (typeof editionDeeds)[number];

/** All editions, without language prefix; `given`: one was given up. */
export function editionsPath(done?: 'given'): string {
  return done ? `/console/editions/?done=${done}` : '/console/editions/';
}

/** Where an edition is begun, without language prefix. */
export const newEditionPath = '/console/editions/new';

/** The page of one edition, without language prefix. */
export function editionPath(number: number, done?: EditionDeed): string {
  return done ? `/console/editions/${number}?done=${done}` : `/console/editions/${number}`;
}
