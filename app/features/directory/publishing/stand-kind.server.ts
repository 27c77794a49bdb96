import { msg } from '@lingui/core/macro';
import { z } from 'zod';
import {
  allStands,
  halls,
  holdHall,
  placeStand,
  readStandCode,
  removeStand,
  standCode,
  standHref,
  standsInPlace,
  standsOfHall,
} from '#features/halls/index.server.ts';
import { checkKey, isRight } from '#platform/content/check-key.server.ts';
import type { ContentKind } from '#platform/content/content-kind.ts';
import { shapeOf } from '#platform/content/field.ts';
import * as field from '#platform/content/fields.server.ts';
import type { Tx } from '#platform/db/database.ts';
import { saying } from '#platform/http/field-messages.ts';
import { defaultLocale } from '#platform/i18n/locale.ts';
import { holderOf } from '../queries.server.ts';
import { exhibitorDraft, readyExhibitor } from './company-draft.server.ts';
import { haveCompaniesFound } from './findable-company.server.ts';
import { readCompanies } from './read-companies.server.ts';
import { rewriteCompany } from './write-companies.server.ts';

const standFields = {
  code: field.line(msg`Stand`, 6, {
    hint: msg`Hall and number, such as W2-A07. It cannot be changed later.`,
    isOwn: true,
  }),
  x: field.number(msg`Metres from the west wall`, { min: 0, max: 9999 }),
  y: field.number(msg`Metres from the north wall`, { min: 0, max: 9999 }),
  width: field.number(msg`Width in metres`, { min: 1, max: 999 }),
  depth: field.number(msg`Depth in metres`, { min: 1, max: 999 }),
};

const standDraft = z.object({ ...shapeOf(standFields), texts: z.object({}).default({}) });

/** The stands of the halls, by their codes; they have no texts. It lies here, for an exhibitor whose stand goes is listed anew. */
export const standKind: ContentKind = {
  name: 'stand',
  group: 'fair',
  words: { many: msg`Stands`, one: msg`Stand`, make: msg`New stand` },
  shared: standFields,
  texts: {},
  title: 'code',
  tags: ['halls', 'directory'],
  address: (key) => {
    const stand = readStandCode(key);
    return stand && standHref(stand);
  },
  async keys(db, after = '', limit) {
    const codes = (await allStands(db)).map(standCode).toSorted();
    return codes.filter((code) => code > after).slice(0, limit);
  },
  async read(db, keys) {
    const stands = (await allStands(db)).filter((stand) => keys.includes(standCode(stand)));
    return new Map(
      stands.map(({ id: _id, hall, number, ...box }) => {
        const code = standCode({ hall, number });
        return [code, { code, ...box, texts: {} }];
      }),
    );
  },
  async write(tx, key, draft) {
    const { success, data, error } = await draftOnPlan(tx, key).safeParseAsync(draft);
    if (!success) return { outcome: 'invalid', error };
    const { code, texts: _texts, ...box } = data;
    const stand = readStandCode(code);
    if (stand) await placeStand(tx, { ...stand, ...box });
    return { outcome: 'written', key: code };
  },
  async withdraw(tx, key) {
    const stand = readStandCode(key);
    if (!stand) return;
    await takeFromHolder(tx, key, await holderOf(tx, stand));
    await removeStand(tx, stand);
  },
};

async function takeFromHolder(tx: Tx, code: string, holder: number | undefined): Promise<void> {
  if (holder === undefined) return;
  const draft = (await readCompanies(tx, 'exhibitor', [String(holder)])).get(String(holder));
  const { stands, ...company } = exhibitorDraft.parse(draft);
  await rewriteCompany(tx, holder, readyExhibitor({ ...company, stands: stands.filter((own) => own !== code) }));
  await haveCompaniesFound(tx, [holder]);
}

/** The checks of a draft, that its code is its own and has not changed, that it lies in its hall, and upon no other stand. */
function draftOnPlan(tx: Tx, key: string | undefined) {
  return standDraft.superRefine(async (draft, context) => {
    if (!isRight(context)) return;
    const { code, x, y, width, depth } = draft;
    const stand = readStandCode(code);
    const isCode = stand !== undefined && standCode(stand) === code;
    const hall = (await halls(tx, defaultLocale)).find((one) => isCode && one.code === stand.hall);
    const wrong = (path: string) => context.addIssue({ code: 'custom', path: [path], message: saying('unknown') });
    if (!hall) return wrong('code');
    await holdHall(tx, hall.code);
    const taken = (await standsOfHall(tx, hall.code)).map(standCode);
    await checkKey(context, { had: key, key: code, field: 'code', isTaken: async () => taken.includes(code) });
    if (!isRight(context)) return;
    if (x + width > hall.width) wrong('width');
    if (y + depth > hall.depth) wrong('depth');
    const others = (await standsInPlace(tx, hall.code)).filter((other) => standCode(other) !== code);
    if (others.some((other) => isUpon(draft, other))) wrong('x');
  });
}

/** Where a stand lies, in metres. */
type Box = Record<'x' | 'y' | 'width' | 'depth', number>;

function isUpon(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.depth &&
    other.y < one.y + one.depth
  );
}
