import { expect, it } from 'vitest'
import { networkOf } from './network.ts'

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:7:1:a:b:c:d', '2001:db8:7:1::/64'],
  ['2001:0DB8:0007:0001::d', '2001:db8:7:1::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8:7:1::', '2001:db8:7:1::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['', ''],
])('counts %s as %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network)
})
