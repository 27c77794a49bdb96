import { isIPv6 } from 'node:net';

/** The parts of an IPv6 address by which a customer is known: what a line, a house and a company usually get, in bits. */
const widths = [64, 56, 48] as const;

/**
 * Whom an address may stand for, narrowest first: an IPv4 address, or the IPv6 networks of 64, 56 and 48 bits that it lies
 * in. Whoever has one of those has all addresses in it.
 */
export function networksOf(address: string): [string, ...string[]] {
  if (!isIPv6(address)) return [address];
  const groups = groupsOf(address);
  const mapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (mapped) return [ipv4Of(groups[6] ?? 0, groups[7] ?? 0)];
  const [narrowest, ...wider] = widths.map((bits) => `${prefix(groups, bits)}/${bits}`);
  return [narrowest ?? address, ...wider];
}

/** The narrowest network of an address: whom a limit counts as one. */
export function network(address: string): string {
  return networksOf(address)[0];
}

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): number[] {
  // A URL writes every address in one way: groups without leading zeros, `::` for the longest row of zeros.
  const { hostname } = new URL(`http://[${address.replace(/%.*$/, '')}]`);
  const [before = '', after = ''] = hostname.slice(1, -1).split('::');
  const first = before.split(':').filter(Boolean);
  const last = after.split(':').filter(Boolean);
  const zeros = Array.from({ length: 8 - first.length - last.length }, () => '0');
  return [...first, ...zeros, ...last].map((group) => Number.parseInt(group, 16));
}

function prefix(groups: readonly number[], bits: number): string {
  const kept = groups.slice(0, Math.ceil(bits / 16));
  const rest = bits % 16;
  return kept
    .map((group, i) => (rest > 0 && i === kept.length - 1 ? group & (0xffff << (16 - rest)) : group).toString(16))
    .join(':');
}

/** An IPv4 address that came as an IPv6 one (`::ffff:192.0.2.1`). */
function ipv4Of(high: number, low: number): string {
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}
