import type { Feature } from '#platform/feature/feature.ts';

export const staff: Feature = {
  name: 'staff',
};
