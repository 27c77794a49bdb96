import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';
import { proxyCheck } from './trusted-proxies.ts';

const trusted = '10.0.0.0/8, 192.0.2.7,fd00::/8 , 2001:db8::1, 172.16.0.0/12, ::ffff:198.51.100.0/120';
const isProxy = proxyCheck(readSettings({ TRUST_PROXY: trusted }).TRUST_PROXY);

test.each([
  ['10.0.0.0', true],
  ['10.255.255.255', true],
  ['11.0.0.1', false],
  ['9.255.255.255', false],
  ['192.0.2.7', true],
  ['192.0.2.8', false],
  ['172.31.255.1', true],
  ['172.32.0.1', false],
  ['::ffff:10.1.2.3', true],
  ['::ffff:11.1.2.3', false],
  // A range may be written as IPv6 writes IPv4.
  ['198.51.100.9', true],
  ['198.51.101.9', false],
  ['fd12:3456::1', true],
  ['fc00::1', false],
  ['2001:db8::1', true],
  ['2001:db8::2', false],
])('%s is one of the proxies: %s', (address, is) => {
  expect(isProxy(address)).toBe(is);
});

test.each([
  ['10.0.0.0/33', '"10.0.0.0/33" is none'],
  ['10.0.0.1, proxy', '"proxy" is none'],
  ['10.0.0.1,,10.0.0.2', '"" is none'],
  ['10.0.0/8', '"10.0.0/8" is none'],
  ['10.0.0.0/', '"10.0.0.0/" is none'],
  ['fd00::/129', '"fd00::/129" is none'],
  ['fd00::/-1', '"fd00::/-1" is none'],
  ['fe80::1%eth0', '"fe80::1%eth0" is none'],
  ['10.0.0.0/8 fd00::/8', '"10.0.0.0/8 fd00::/8" is none'],
  ['0.0.0.0/0', '"0.0.0.0/0" is everybody'],
  ['fd00::/8,::/0', '"::/0" is everybody'],
])('TRUST_PROXY=%s stops the start with its name and what is wrong', (value, fault) => {
  expect(() => readSettings({ TRUST_PROXY: value })).toThrow(
    `TRUST_PROXY: expected IP addresses or ranges (10.0.0.0/8, fd00::/8) separated by commas: ${fault}`,
  );
});
