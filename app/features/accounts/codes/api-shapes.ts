import { z } from '@hono/zod-openapi';
import { isBlank } from '#platform/i18n/graphemes.ts';

/** Which code is answered with: what the call that sent it has answered. */
export const codeId = z.string().max(100).optional().openapi({
  description:
    'As the call that sent the code has answered: nobody else can use up its five tries then. Without it the code counts as asked for by whoever asks from the same address; from another, two of its tries can be used',
});

/** A code as it was typed; empty where nobody would see anything of it, as then it is missing rather than wrong. */
export const typedCode = z
  .string()
  .max(100)
  .overwrite((typed) => (isBlank(typed) ? '' : typed));

/** What a call answers that sends a code. */
export const codeSent = z
  .object({
    codeId: z.string().openapi({ description: 'Names the code: goes along as it is answered' }),
    knownOnly: z.boolean().optional().openapi({
      description:
        'true: so many codes are asked for that this one has left only if the phone or mail is known here (a member’s, or one that has answered a code within half a year)',
    }),
    level: z.int().optional().openapi({
      description:
        'With `knownOnly`: a puzzle of this level (GET /api/captcha/challenge?level=) lets it leave for others too',
    }),
  })
  .openapi('CodeSent');
