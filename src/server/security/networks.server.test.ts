import { expect, test } from 'vitest';
import { networksOf, widestNetworkOf } from './networks.server.ts';

test.each([
  ['203.0.113.7', ['203.0.113.7']],
  ['::ffff:203.0.113.7', ['203.0.113.7']],
  ['2001:db8:1:2:3:4:5:6', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
  ['2001:DB8:1:2::ffff', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
  ['fe80::1%eth0', ['fe80::/64', 'fe80::/48']],
  ['', ['']],
  ['x'.repeat(300), ['x'.repeat(300)]],
])('returns the networks of %s', (address, networks) => {
  expect(networksOf(address)).toEqual(networks);
  expect(widestNetworkOf(address)).toBe(networks.at(-1));
});
