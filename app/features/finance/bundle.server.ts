import type { Bundle } from '#platform/bundle/bundle.server.ts';
import { providerDraft } from './providers/provider-draft.server.ts';

export const providersIn = (bundle: Bundle) => bundle.rows('finance/providers', providerDraft.strict());
