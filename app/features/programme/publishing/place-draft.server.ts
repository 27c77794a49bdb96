import { z } from 'zod';
import { shapeOf } from '#platform/content/field.ts';
import { inLanguages } from '#platform/i18n/draft-texts.server.ts';
import { roomFields, roomTexts, venueFields, venueTexts } from './place-fields.server.ts';

/** A venue as an editor hands it in. */
export const venueDraft = z.object({ ...shapeOf(venueFields), texts: inLanguages(z.object(shapeOf(venueTexts))) });

/** A room as an editor hands it in. */
export const roomDraft = z.object({ ...shapeOf(roomFields), texts: inLanguages(z.object(shapeOf(roomTexts))) });

export type ReadyVenue = z.output<typeof venueDraft>;
export type ReadyRoom = z.output<typeof roomDraft>;
