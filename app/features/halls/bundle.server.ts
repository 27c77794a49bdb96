import { z } from 'zod';
import type { Bundle } from '#platform/bundle/bundle.server.ts';
import { shapeOf } from '#platform/content/field.ts';
import { inLanguages } from '#platform/i18n/draft-texts.server.ts';
import { hallTexts } from './hall-fields.server.ts';
import { placeKinds } from './halls.ts';

const metres = z.number().min(0);
const widths = z.array(metres.positive());

/** A hall; its stands are laid out by their widths. Metres, from the north-west corner of the grounds. */
const hallForm = z.strictObject({
  code: z.string().regex(/^[A-Z][A-Z0-9]{0,7}$/),
  openAir: z.boolean(),
  x: metres,
  y: metres,
  width: metres,
  depth: metres,
  /** From north to south: the widths of the stands on their north side, then on their south side. */
  aisles: z.array(z.strictObject({ letter: z.string().length(1), north: widths, south: widths })),
  /** Of the stands, and of the aisle between them. */
  standDepth: metres,
  aisleWidth: metres,
  /** From the hall's own corner. */
  places: z.array(z.strictObject({ kind: z.enum(placeKinds), x: metres, y: metres })),
  texts: inLanguages(z.strictObject(shapeOf(hallTexts))),
});

export const hallsIn = (bundle: Bundle) => bundle.rows('halls/halls', hallForm);
