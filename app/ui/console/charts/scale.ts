/** Round numbers from nought to above the highest, three to six of them: `0 50 100 150`. Things that are counted have no halves. */
export function marksTo(highest: number): number[] {
  const power = 10 ** Math.floor(Math.log10(Math.max(highest, 4) / 4));
  const step = [1, 2, 5, 10].map((times) => times * power).find((each) => highest / each <= 5) ?? 10 * power;
  const last = Math.max(2, Math.ceil(highest / step));
  return Array.from({ length: last + 1 }, (_, i) => i * step);
}

/** Which of so many steps have a mark below: four at the most, the first and the last among them. */
export function markedSteps(count: number): number[] {
  const most = Math.min(4, count);
  if (most < 2) return most === 1 ? [0] : [];
  return Array.from({ length: most }, (_, i) => Math.round((i * (count - 1)) / (most - 1)));
}
