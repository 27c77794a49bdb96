import type { Feature } from '#platform/feature/feature.ts';

export const settings: Feature = {
  name: 'settings',
};
