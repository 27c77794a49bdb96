import type { Locale } from '#platform/i18n/locale.ts';

/** Not those of marks and addresses. */
const figure = /(?:\d[\d\s,.\u00a0\u202f]*\d|\d)(?![^<>]*>)/g;

/**
 * A translation that takes up the figures which changed in its source; of a segment that is not translated yet the source itself, to
 * write over. What else has changed is for somebody to read.
 * @returns undefined where there is nothing to be taken up that way
 */
export function takeUp(
  { source, was, target }: { source: string | undefined; was: string | undefined; target: string },
  to: Locale,
): string | undefined {
  if (source === undefined) return undefined;
  if (target === '') return source;
  const [gone, come] = [figuresLeft(was ?? '', source), figuresLeft(source, was ?? '')];
  if (gone.length === 0 || gone.length !== come.length) return undefined;
  const taken = gone.reduce<string | undefined>((text, old, i) => replaced(text, old, come[i] ?? '', to), target);
  return taken === target ? undefined : taken;
}

/** The figures of a text that another does not have. */
function figuresLeft(text: string, other: string): string[] {
  const known = (other.match(figure) ?? []).map(amountOf);
  return (text.match(figure) ?? []).filter((own) => !known.includes(amountOf(own)));
}

/** Only where it stands there exactly once it is certain which one is meant. */
function replaced(text: string | undefined, old: string, now: string, to: Locale): string | undefined {
  const places = Array.from(text?.matchAll(figure) ?? []).filter(([own]) => amountOf(own) === amountOf(old));
  const [place, ...more] = places;
  if (text === undefined || !place || more.length > 0) return undefined;
  return text.slice(0, place.index) + written(now, to) + text.slice(place.index + place[0].length);
}

/** `2,100`, `2 100` and `2100` are one figure, `11.39` and `11,39` too. */
function amountOf(text: string): string {
  const digits = text.replace(/[\s\u00a0\u202f]/g, '');
  return /^\d{1,3}(?:[,.]\d{3})+$/.test(digits) ? digits.replace(/[,.]/g, '') : digits.replace(',', '.');
}

function written(text: string, to: Locale): string {
  const value = amountOf(text);
  const decimals = value.split('.')[1]?.length ?? 0;
  const isYear = /^(?:19|20)\d\d$/.test(text);
  return new Intl.NumberFormat(to, {
    useGrouping: !isYear && to !== 'zh-CN',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(Number(value));
}
