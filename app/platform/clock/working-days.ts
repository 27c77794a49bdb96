const day = 86_400_000;
const venueAhead = 8 * 3_600_000;

/** The day of the week at the venue: 0 is Sunday. */
const weekday = (moment: number) => new Date(moment + venueAhead).getUTCDay();

/**
 * The moment so many working days before another one: Monday to Friday at the venue. Holidays, and weekends that are worked to make
 * up for them, are not known: each year's are announced anew.
 */
export function workingDaysBefore(moment: Date, days: number): Date {
  let at = endOfWork(moment.getTime());
  for (let gone = 0; gone < days; gone += 1) {
    at -= day;
    if (weekday(at) === 0) at -= 2 * day;
  }
  return new Date(at);
}

/** On a weekend no time goes by: it is as late as at the end of Friday. */
function endOfWork(moment: number): number {
  const after = { 6: 0, 0: 1 }[weekday(moment)];
  return after === undefined ? moment : moment - ((moment + venueAhead) % day) - after * day;
}
