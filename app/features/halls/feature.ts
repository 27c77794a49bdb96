import type { Feature } from '#platform/feature/feature.ts';

export const halls: Feature = {
  name: 'halls',
};
