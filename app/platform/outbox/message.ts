import type { Settings } from '../config/settings.ts';
import type { TemplateName } from '../config/sms-addresses.ts';
import { sealPersonal, unsealPersonal } from '../crypto/personal.ts';
import type { Locale } from '../i18n/locale.ts';
import type { Channel } from './channels.ts';

/** A message to one person. */
export interface Message {
  channel: Channel;
  /** Phone (E.164) or mail address. */
  to: string;
  /** Of a mail. */
  subject?: string;
  /** Plain text, in the reader's language. */
  text: string;
  /** The code that the text brings: for tests and developers, who read it in a demonstration's outbox file. */
  code?: string;
  /** Of a text message: which of the templates of vendors says the same, with its values; left out, that there is news on the site. */
  template?: { name: TemplateName; values: Record<string, string> };
  /** The reader's language, for the template. */
  locale?: Locale;
}

/** What became of handing a message to its provider. */
export type HandOver =
  | { outcome: 'taken' }
  /** `why` names no recipient and no text; `lasting`: another try would end the same way. */
  | { outcome: 'refused'; why: string; lasting: boolean }
  /** It may have left; nobody is asked again, so that it does not come twice. */
  | { outcome: 'unknown'; why: string };

type Content = Omit<Message, 'channel'>;

/** What the content is encrypted for; with the id, so that no content can be put under another message. */
const purposeOf = (id: string) => `outbox ${id}`;

/** Recipient and text as the table keeps them: nobody who reads the database learns who was told what. */
export function sealContent(
  settings: Pick<Settings, 'PII_KEY'>,
  id: string,
  { channel: _, ...content }: Message,
): Buffer {
  return sealPersonal(settings, purposeOf(id), JSON.stringify(content satisfies Content));
}

/** @throws where its key is no longer in PII_KEY */
export function unsealContent(settings: Pick<Settings, 'PII_KEY'>, id: string, sealed: Buffer): Content {
  return JSON.parse(unsealPersonal(settings, purposeOf(id), sealed)) as Content;
}
