import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** Blocks that are nobody's on the internet: private, of one machine or link, for documents and tests, many at once (RFC 6890). */
const notPublic = new BlockList();
for (const block of [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  '224.0.0.0/3',
]) {
  const [net = '', prefix] = block.split('/');
  notPublic.addSubnet(net, Number(prefix), 'ipv4');
}
/** Of IPv6 what may be somebody's, and what of that is not, or leads to an IPv4 address. */
const unicast = new BlockList();
unicast.addSubnet('2000::', 3, 'ipv6');
for (const block of ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']) {
  const [net = '', prefix] = block.split('/');
  notPublic.addSubnet(net, Number(prefix), 'ipv6');
}

/** Whether an IP address is one that anybody on the internet can reach: no request of the site goes to another. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !notPublic.check(address, 'ipv4');
  return isIPv6(address) && unicast.check(address, 'ipv6') && !notPublic.check(address, 'ipv6');
}
