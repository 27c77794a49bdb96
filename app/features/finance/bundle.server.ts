import type { Bundle } from '#platform/bundle/bundle.server.ts';
import { providerShape } from './providers/provider-draft.server.ts';

export const providersIn = (bundle: Bundle) => bundle.rows('finance/providers', providerShape.strict());
