import type { ServerFeature } from '#platform/feature/server-feature.ts';

export default {} satisfies ServerFeature;
