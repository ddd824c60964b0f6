import { clientNetwork } from './clientNetwork.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:db8:1:3::6', '2001:db8:1:3::'],
  ['fe80::1%eth0', 'fe80::'],
  ['no address', 'no address'],
])('counts %s as %s', (address, network) => {
  expect(clientNetwork(address)).toBe(network)
})
