export function clamp(value: number, low = 0, high = 1): number {
  return Math.min(high, Math.max(low, value));
}

/** How far `now` has gone from one moment to another, 0 to 1, at an even pace. */
export function passed(now: number, from: number, to: number): number {
  return clamp((now - from) / (to - from));
}

/** The same, setting off and arriving gently. */
export function eased(now: number, from: number, to: number): number {
  const share = passed(now, from, to);
  return share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2;
}

/** Rises from 0 to 1 and falls back to 0 between two moments. */
export function swell(now: number, from: number, to: number): number {
  return Math.sin(passed(now, from, to) * Math.PI);
}

/** How much of stitch number `index` is done when `done` stitches of a row of work are. */
export function shareOfStitch(done: number, index: number): number {
  return clamp(done - index);
}

/** A number from 0 to 1 that looks random and is always the same for the same seed. */
export function scatter(seed: number): number {
  let bits = Math.imul(seed + 1, 0x9e3779b1);
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return ((bits ^ (bits >>> 16)) >>> 0) / 2 ** 32;
}
