const pattern = /^([+-]?)P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?)?$/;
const day = 86_400_000;

/**
 * Reads an ISO 8601 duration of weeks, days, hours, minutes and seconds, with an optional sign (`P31D`, `-PT90M`).
 * Months and years have no fixed length and are not taken.
 * @returns milliseconds, or undefined where the text is no such duration
 */
export function parseDuration(text: string): number | undefined {
  const match = pattern.exec(text);
  if (!match || /[PT]$/.test(text)) return undefined;
  const [, sign, weeks, days, hours, minutes, seconds] = match;
  const parts = [weeks, days, hours, minutes, seconds].map((part) => Number(part ?? 0));
  const [w = 0, d = 0, h = 0, m = 0, s = 0] = parts;
  const milliseconds = (w * 7 + d) * day + h * 3_600_000 + m * 60_000 + s * 1000;
  return sign === '-' ? -milliseconds : milliseconds;
}
