import { expect, test } from 'vitest';
import { networksOf } from './networks.server.ts';

test.each([
  ['203.0.113.7', ['203.0.113.7']],
  ['::ffff:203.0.113.7', ['203.0.113.7']],
  ['', ['']],
  ['2001:db8:1:2ab:aaaa::1', ['2001:db8:1:2ab/64', '2001:db8:1:200/56', '2001:db8:1/48']],
  ['2001:0DB8:0001:02Ab::9%eth0', ['2001:db8:1:2ab/64', '2001:db8:1:200/56', '2001:db8:1/48']],
  ['2001:db8::1', ['2001:db8:0:0/64', '2001:db8:0:0/56', '2001:db8:0/48']],
])('%s stands for %j', (address, networks) => {
  expect(networksOf(address)).toEqual(networks);
});
