import { z } from 'zod';
import { industries, participants } from '#features/editions/index.server.ts';
import { inLanguages, line, nameLine } from '#platform/i18n/draft-texts.server.ts';
import { defaultLocale } from '#platform/i18n/locale.ts';
import { hundredthsOf } from '../money/amount.ts';
import { categories, type ProjectStatus } from '../negotiation.ts';

const projectText = z.object({
  name: nameLine(200),
  /** The company, co-operative or authority that offers it. */
  owner: nameLine(200),
  contactPerson: nameLine(200),
  introduction: line(4000),
  cooperationRequirement: line(2000),
});

const knownCountry = (code: string) => participants(defaultLocale).some((one) => one.code === code);
const knownIndustry = (id: number) => industries(defaultLocale).some((one) => one.id === id);

/** What a project says, as its owner or an editor hands it in. */
export const projectContent = z.object({
  category: z.enum(categories),
  /** ISO 3166 code of the country where it is to be done: China's, or one of Africa's. */
  region: z.string().refine(knownCountry),
  /** Id of the dictionary. */
  industry: z.int().refine(knownIndustry),
  /** In ten-thousand US dollars: `350`, `12.5`. Kept as whole hundredths. */
  amount: z
    .string()
    .regex(/^(0|[1-9]\d{0,7})(\.\d{1,2})?$/)
    .transform(hundredthsOf)
    .refine((hundredths) => hundredths > 0),
  /** E.164 */
  phone: z.string().regex(/^\+[1-9]\d{6,14}$/),
  /** E-mail address. */
  contact: z.email().max(200),
  /** In the languages there are, at least one. */
  texts: inLanguages(projectText),
});

/** A project as an editor hands it in. */
export const projectDraft = projectContent.extend({
  /** Unique and for ever: the project's weave is made of it. */
  key: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .max(56),
});

export type ProjectDraft = z.input<typeof projectDraft>;

/** What a project says, checked. */
export type ProjectContent = z.output<typeof projectContent>;

/** A project that has been checked, ready to be written. */
export interface ReadyProject extends ProjectContent {
  key: string;
  status: ProjectStatus;
  /** null of what was never published. */
  publishedAt: Date | null;
  /** Left out: nobody's. */
  ownerId?: number;
}
