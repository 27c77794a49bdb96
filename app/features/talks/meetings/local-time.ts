/** A time on the wall of some place: `2026-11-25T09:30`. It says nothing without its zone. */
export type WallTime = string;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  formats.set(zone, format);
  return format;
}

/** What clocks show in a zone at a moment. */
export function wallTime(moment: Date, zone: string): WallTime {
  return formatOf(zone).format(moment).replace(', ', 'T');
}

const hour = 3_600_000;

/**
 * The moment at which clocks in a zone show a time. Where they show it twice, as summer time ends, it is the first.
 * @returns undefined where they never show it, as summer time begins, or where there is no such day
 */
export function momentOf(wall: WallTime, zone: string): Date | undefined {
  const asUtc = Date.parse(`${wall}:00Z`);
  if (Number.isNaN(asUtc) || new Date(asUtc).toISOString().slice(0, 16) !== wall) return undefined;
  // What the zone is ahead of UTC around then: before and after any change of summer time.
  const ahead = [-26, 0, 26].map((hours) => aheadAt(asUtc + hours * hour, zone));
  const moments = ahead.map((offset) => asUtc - offset).filter((moment) => wallTime(new Date(moment), zone) === wall);
  return moments.length > 0 ? new Date(Math.min(...moments)) : undefined;
}

/** By how many milliseconds clocks in a zone are ahead of UTC at a moment of whole minutes. */
function aheadAt(moment: number, zone: string): number {
  return Date.parse(`${wallTime(new Date(moment), zone)}:00Z`) - moment;
}
