/** The narrow no-break space, which French sets before ; : ! ? % €, inside guillemets and between groups of digits. */
export const narrowSpace = '\u202f';

const tagOrAddress = /(<[^>]*>|https?:\/\/\S+)/;
const beforeMark = /[ \u00a0](?=[;:!?»%€])/g;
const afterGuillemet = /(?<=«)[ \u00a0]/g;
/**
 * Between the groups of a number in thousands (`1 500`): not after a year (`2025 176`), nor in a telephone number, which
 * begins with + or 0 (`0731 820 00 00`), or has a group of another length (`400 812 3456`).
 */
const betweenDigits =
  /(?<=(?<!\d|\d[ \u00a0\u202f]|\+[\d \u00a0\u202f]*)[1-9]\d{0,2}(?:[ \u00a0\u202f]\d{3})*)[ \u00a0](?=\d{3}(?:[ \u00a0\u202f]\d{3})*(?!\d|[ \u00a0\u202f]\d))/g;

/**
 * Makes the spaces of French typography narrow and unbreakable where an ordinary (or wide no-break) one stands. None is
 * added where none stands; HTML tags, web addresses and times are left as they are.
 */
export function frenchSpaces(text: string): string {
  return text
    .split(tagOrAddress)
    .map((part, i) => (i % 2 === 1 ? part : inText(part)))
    .join('');
}

function inText(text: string): string {
  return text.replace(beforeMark, narrowSpace).replace(afterGuillemet, narrowSpace).replace(betweenDigits, narrowSpace);
}
