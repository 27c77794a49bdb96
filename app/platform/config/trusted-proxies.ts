import { BlockList, isIP } from 'node:net';
import { z } from 'zod';

/** A range as CIDR writes it: `10.0.0.0/8`, `fd00::/8`. */
const range = z.union([z.cidrv4(), z.cidrv6()]);

/** What an address or a range has against it. @returns undefined where it may stand in TRUST_PROXY */
function faultOf(part: string): string | undefined {
  if (isIP(part) && !part.includes('%')) return undefined;
  if (!range.safeParse(part).success) return `${JSON.stringify(part)} is none`;
  // Whoever is trusted says which host was asked and who asks: of a range for everybody, every visitor would be.
  return part.endsWith('/0') ? `${JSON.stringify(part)} is everybody` : undefined;
}

/** The setting TRUST_PROXY: IP addresses and ranges of proxies, separated by commas. */
export const trustedProxies = z.string().transform((value, context) => {
  const parts = value.split(',').map((part) => part.trim());
  const faults = parts.flatMap((part) => faultOf(part) ?? []);
  if (faults.length === 0) return parts;
  context.addIssue({
    code: 'custom',
    message: `expected IP addresses or ranges (10.0.0.0/8, fd00::/8) separated by commas: ${faults.join(', ')}`,
  });
  return z.NEVER;
});

/**
 * Who is one of the proxies.
 * @param trusted what TRUST_PROXY says
 * @returns whether an IP address, in its own spelling, is one of theirs; an IPv4 address that is written as one of IPv6 is the same
 */
export function proxyCheck(trusted: readonly string[]): (address: string) => boolean {
  const proxies = new BlockList();
  for (const each of trusted) {
    const [address = '', bits] = each.split('/');
    if (bits === undefined) proxies.addAddress(address, familyOf(address));
    else proxies.addSubnet(address, Number(bits), familyOf(address));
  }
  return (address) => proxies.check(address, familyOf(address));
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}
