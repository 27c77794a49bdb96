/** How many text messages may leave a day: in all, and to the numbers of some calling codes. */
interface SmsDailyLimit {
  most: number;
  /** By calling code without its plus, the longest first. */
  byPrefix: readonly { prefix: string; most: number }[];
}

/** Reads `5000` or `5000,+86=4000,+33=200`; undefined where it is neither. */
export function readSmsDailyLimit(setting: string): SmsDailyLimit | undefined {
  const [most = '', ...parts] = setting.split(',').map((part) => part.trim());
  const byPrefix = parts.map((part) => /^\+(\d{1,6})=(\d{1,9})$/.exec(part));
  if (!/^\d{1,9}$/.test(most) || byPrefix.includes(null)) return undefined;
  const limits = byPrefix.map((found) => ({ prefix: found?.[1] ?? '', most: Number(found?.[2]) }));
  if (new Set(limits.map(({ prefix }) => prefix)).size < limits.length) return undefined;
  return { most: Number(most), byPrefix: limits.toSorted((a, b) => b.prefix.length - a.prefix.length) };
}
