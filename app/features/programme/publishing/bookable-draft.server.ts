import { z } from 'zod';
import { shapeOf } from '#platform/content/field.ts';
import { bookableFields } from './bookable-fields.server.ts';

/** A speaker, an interpreter or a booth as an editor hands it in. */
export const bookableDraft = z.object(shapeOf(bookableFields));

export type ReadyBookable = z.output<typeof bookableDraft>;
