import { venueDay } from '#platform/clock/clock.ts';
import type { Locale } from '#platform/i18n/locale.ts';

/** The media type of XLIFF 2 (OASIS, IANA). */
export const xliffType = 'application/xliff+xml';

/** XLIFF as a file to keep. */
export function xliffAnswer(xml: string, { to, now }: { to: Locale; now: Date }): Response {
  return new Response(xml, {
    headers: {
      'Content-Type': `${xliffType}; charset=utf-8`,
      'Content-Disposition': `attachment; filename="translations-${to}-${venueDay(now)}.xlf"`,
      'Cache-Control': 'private, no-store',
    },
  });
}
