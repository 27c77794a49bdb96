import type { Settings } from '../config/settings.ts';
import type { HandOver, Message } from './message.ts';

/** Shorter together than a claim on a message lasts. */
const timeOuts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 10_000 };

/** Steps at which a mail server says no to this message, and not to us. */
const aboutTheMessage = new Set(['EENVELOPE', 'EMESSAGE']);

/** Hands a plain-text mail to the mail server of SMTP_URL, from `no-reply` at the site's host. */
export async function handToMailServer(
  { SITE_URL }: Pick<Settings, 'SITE_URL'>,
  server: string,
  id: string,
  { to, subject = '', text }: Message,
): Promise<HandOver> {
  // Fetched by those who send mail: a site that sends none does without its memory.
  const { createTransport } = await import('nodemailer');
  const { hostname } = new URL(SITE_URL);
  const transport = createTransport({ url: server, ...timeOuts, disableFileAccess: true, disableUrlAccess: true });
  try {
    await transport.sendMail({
      from: `no-reply@${hostname}`,
      // As an object it is one address, whatever stands in it.
      to: { name: '', address: to },
      subject,
      text,
      messageId: `<${id}@${hostname}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
    return { outcome: 'taken' };
  } catch (error) {
    const { code = 'unknown', responseCode = 0 } = error as { code?: string; responseCode?: number };
    const lasting = aboutTheMessage.has(code) && responseCode >= 500;
    // Its words may repeat the recipient: only the codes are kept.
    return { outcome: 'refused', why: `mail server: ${code} ${responseCode || ''}`.trim(), lasting };
  } finally {
    transport.close();
  }
}
