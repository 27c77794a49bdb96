import { msg } from '@lingui/core/macro';
import { unknownEditions } from '#features/editions/index.server.ts';
import { findStand, readStandCode } from '#features/halls/index.server.ts';
import { isRight } from '#platform/content/check-key.server.ts';
import type { ContentKind } from '#platform/content/content-kind.ts';
import type { Tx } from '#platform/db/database.ts';
import { saying } from '#platform/http/field-messages.ts';
import { holderOf } from '../queries.server.ts';
import { exhibitorDraft, readyExhibitor } from './company-draft.server.ts';
import { exhibitorFields, exhibitorTexts } from './company-fields.server.ts';
import { checkCompany, companyKind } from './company-kind.server.ts';

/** Companies that show at the expo. What they bring is a kind of its own: products. */
export const exhibitorKind: ContentKind = {
  ...companyKind('exhibitor', draftWithSurroundings),
  words: { many: msg`Exhibitors`, one: msg`Exhibitor`, make: msg`New exhibitor` },
  shared: exhibitorFields,
  texts: exhibitorTexts,
};

/** The checks of a draft, and that what it refers to exists: its stands are there, and no other company's. */
function draftWithSurroundings(tx: Tx, id: number | undefined) {
  return exhibitorDraft
    .superRefine(async (draft, context) => {
      if (!isRight(context)) return;
      await checkCompany(tx, id, draft, context);
      const wrong = [
        ...((await unknownEditions(tx, draft.editions)).length > 0 ? [['editions']] : []),
        ...(await unusableStands(tx, draft.stands, id)),
      ];
      for (const path of wrong) context.addIssue({ code: 'custom', path, message: saying('unknown') });
    })
    .transform(readyExhibitor);
}

/** Where there are stands that no hall has, or that another company has. */
async function unusableStands(tx: Tx, stands: readonly string[], id: number | undefined) {
  const wrong: (string | number)[][] = [];
  for (const [i, code] of stands.entries()) {
    const stand = readStandCode(code);
    const isThere = stand && (await findStand(tx, stand));
    const holder = stand && (await holderOf(tx, stand));
    if (!isThere || (holder !== undefined && holder !== id)) wrong.push(['stands', i]);
  }
  return wrong;
}
