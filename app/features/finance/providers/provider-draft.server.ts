import { z } from 'zod';
import { inLanguages, line } from '#platform/i18n/draft-texts.server.ts';
import { needs, providerTypes } from '../finance.ts';

const mail = z.email().max(254);

/** A provider as an editor hands it in. */
export const providerDraft = z.object({
  key: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .max(56),
  type: z.enum(providerTypes),
  countries: z
    .array(z.string().regex(/^[A-Z]{2}$/))
    .min(1)
    .max(60),
  needs: z.array(z.enum(needs)).min(1),
  email: mail,
  backupEmail: mail,
  mobile: z.string().regex(/^\+[1-9]\d{6,14}$/),
  website: z.url({ protocol: /^https?$/ }),
  texts: inLanguages(z.object({ name: line(200), profile: line(4000), contact: line(200) })),
});

export type ProviderDraft = z.input<typeof providerDraft>;

/** A draft that has been checked. */
export type ReadyProvider = z.output<typeof providerDraft>;
