import { z } from 'zod';
import type { Bundle } from '#platform/bundle/bundle.server.ts';
import { inSomeLanguages } from '#platform/bundle/forms.server.ts';
import { line } from '#platform/i18n/draft-texts.server.ts';
import { locales } from '#platform/i18n/locale.ts';
import { answerMost, contentMost, identities, titleMost } from './messages.ts';

/** A message of the board that nobody real has written, with the organiser's answer. */
const messageForm = z.strictObject({
  /** The language it is written in. */
  locale: z.enum(locales),
  identity: z.enum(identities),
  /** At the venue: `YYYY-MM-DDTHH:mm:ss`. */
  writtenAt: z.iso.datetime({ local: true, precision: 0 }),
  title: line(titleMost),
  content: line(contentMost),
  answers: inSomeLanguages(line(answerMost)),
});

/** The oldest first. */
export const messagesIn = (bundle: Bundle) => bundle.rows('messages/messages', messageForm);
