import type { Locale } from '#platform/i18n/locale.ts';

/** The page on which a language of a thing is translated, without language prefix. */
export function translateHref(
  { kind, id }: { kind: string; id: number },
  { from, to, part = 1 }: { from?: Locale; to: Locale; part?: number },
): string {
  const query = new URLSearchParams({ ...(from && { from }), to, ...(part > 1 && { part: String(part) }) });
  return `/console/content/${kind}/${id}/translate?${query}`;
}
