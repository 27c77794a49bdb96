import { z } from 'zod';
import { country } from '#features/editions/index.server.ts';
import { inLanguages, line } from '#platform/i18n/draft-texts.server.ts';
import { defaultLocale, locales } from '#platform/i18n/locale.ts';
import { admissions, eventKinds, eventTopics, sessionLanguages, speakerParts } from '../programme.ts';

const eventText = z.object({
  title: line(200),
  /** Plain text; an empty line ends a paragraph. */
  summary: line(4000),
  /** The organising body, by its function. */
  organiser: line(300),
  /** For whom it is. */
  audience: line(300),
  /** One for each of the draft's `agendaTimes`. */
  agenda: z.array(line(200)).max(40).default([]),
  /** One for each of the draft's `speakerParts`: a function, never a name. */
  speakers: z.array(line(200)).max(40).default([]),
});

const known = (code: string) => country(code, defaultLocale) !== undefined;
const language = z.enum(sessionLanguages);
const unlike = <T>(values: T[]) => [...new Set(values)];
/** Hours of the day as a clock shows them. */
const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** The fields of an event, before they are held against each other. */
export const eventFields = z.object({
  kind: z.enum(eventKinds),
  topics: z.array(z.enum(eventTopics)).min(1).transform(unlike),
  startsAt: z.date(),
  endsAt: z.date(),
  roomId: z.int().positive(),
  /** Spoken in the room. */
  languages: z.array(language).min(1).transform(unlike),
  /** Interpreted into. */
  interpretation: z.array(language).default([]).transform(unlike),
  admission: z.enum(admissions),
  /** Venue time. */
  agendaTimes: z.array(clockTime).max(40).default([]),
  speakerParts: z.array(z.enum(speakerParts)).max(40).default([]),
  /** ISO 3166 codes of the African countries that it is about. */
  countries: z.array(z.string().refine(known)).max(54).default([]).transform(unlike),
  texts: inLanguages(eventText),
});

/** An event as an editor hands it in. */
export const eventDraft = eventFields
  .refine(({ startsAt, endsAt }) => endsAt > startsAt, { path: ['endsAt'] })
  .superRefine(({ texts, agendaTimes, speakerParts }, context) => {
    for (const locale of locales) {
      const text = texts[locale];
      if (!text) continue;
      const unequal = {
        agenda: text.agenda.length !== agendaTimes.length,
        speakers: text.speakers.length !== speakerParts.length,
      };
      for (const [field, isUnequal] of Object.entries(unequal)) {
        if (isUnequal) context.addIssue({ code: 'custom', path: ['texts', locale, field] });
      }
    }
  })
  .transform((draft) => ({
    ...draft,
    interpretation: draft.interpretation.filter((code) => !draft.languages.includes(code)),
  }));

export type EventDraft = z.input<typeof eventDraft>;
export type ReadyEvent = z.output<typeof eventDraft>;
