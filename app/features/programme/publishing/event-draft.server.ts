import { z } from 'zod';
import { shapeOf } from '#platform/content/field.ts';
import { inLanguages } from '#platform/i18n/draft-texts.server.ts';
import { eventFields, eventTexts } from './event-fields.server.ts';

/** The fields of an event, before they are held against each other. */
export const eventShape = z.object({
  ...shapeOf(eventFields),
  texts: inLanguages(z.object(shapeOf(eventTexts))),
});

/** An event as an editor hands it in. */
export const eventDraft = eventShape
  .refine(({ startsAt, endsAt }) => endsAt > startsAt, { path: ['endsAt'] })
  .transform((draft) => ({
    ...draft,
    interpretation: draft.interpretation.filter((code) => !draft.languages.includes(code)),
  }));

export type EventDraft = z.input<typeof eventDraft>;
export type ReadyEvent = z.output<typeof eventDraft>;
