/** No call takes more: a reservation of 100 visitors has some 400 values, three levels deep. */
const most = { depth: 32, values: 1000 };

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c];
const [opens, closes] = [new Set([0x5b, 0x7b]), new Set([0x5d, 0x7d])];

/**
 * Whether a text of JSON has so many values, or so many in each other, that reading and checking it costs much more than
 * its length: found without reading it, and at the first byte that is too much.
 */
export function isCostlyJson(bytes: Uint8Array): boolean {
  let depth = 0;
  let values = 1;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte === quote) at = endOfText(bytes, at);
    else if (byte === comma) values += 1;
    else if (opens.has(byte)) depth += 1;
    else if (closes.has(byte)) depth -= 1;
    if (depth > most.depth || values > most.values) return true;
  }
  return false;
}

function endOfText(bytes: Uint8Array, start: number): number {
  let at = start + 1;
  while (at < bytes.length && bytes[at] !== quote) at += bytes[at] === backslash ? 2 : 1;
  return at;
}
