import type { Feature } from '#platform/feature/feature.ts';

declare module '#platform/search-index/findable.ts' {
  interface FindableKinds {
    edition: true;
    country: true;
  }
}

export const editions: Feature = {
  name: 'editions',
  findable: [
    { type: 'edition', place: 8 },
    { type: 'country', place: 9 },
  ],
};
