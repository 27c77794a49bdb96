/** The seven days of a week of a month; what belongs to the months beside it is left empty. */
export type Week = readonly (string | undefined)[];

const dayLength = 86_400_000;

/**
 * The weeks of a month as a calendar shows them.
 * @param month `YYYY-MM`
 * @param weekStart the weekday that stands first, Sunday being 0
 * @returns days as `YYYY-MM-DD`
 */
export function weeksOf(month: string, weekStart: number): Week[] {
  const first = Date.parse(`${month}-01T00:00:00Z`);
  const before = (new Date(first).getUTCDay() - weekStart + 7) % 7;
  const dayAt = (place: number) => {
    const date = new Date(first + (place - before) * dayLength).toISOString().slice(0, 10);
    return date.startsWith(month) ? date : undefined;
  };
  const weeks = Array.from({ length: 6 }, (_, week) => Array.from({ length: 7 }, (_, day) => dayAt(week * 7 + day)));
  return weeks.filter((week) => week.some((date) => date !== undefined));
}

/** The months from that of one day to that of another, as `YYYY-MM`. */
export function monthsBetween(from: string, to: string): string[] {
  const months: string[] = [];
  let [year = 0, month = 1] = from.split('-').map(Number);
  for (;;) {
    const written = `${year}-${String(month).padStart(2, '0')}`;
    if (written > to.slice(0, 7)) return months;
    months.push(written);
    [year, month] = month === 12 ? [year + 1, 1] : [year, month + 1];
  }
}
