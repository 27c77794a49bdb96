import { msg } from '@lingui/core/macro';
import type { ContentKind } from '#platform/content/content-kind.ts';
import { buyerDraft, readyBuyer } from './company-draft.server.ts';
import { buyerFields, buyerTexts } from './company-fields.server.ts';
import { checkCompany, companyKind } from './company-kind.server.ts';

/** Companies that come to buy. */
export const buyerKind: ContentKind = {
  ...companyKind('buyer', (tx, id) =>
    buyerDraft.superRefine((draft, context) => checkCompany(tx, id, draft, context)).transform(readyBuyer),
  ),
  words: { many: msg`Buyers`, one: msg`Buyer`, make: msg`New buyer` },
  shared: buyerFields,
  texts: buyerTexts,
};
