import { anOrder } from '@carrier-portal/contract/testing'
import { cityLine, mapLink, phoneLink, stopAddress } from './links.ts'

test.each([
  ['212-555-0142', 'tel:2125550142'],
  ['+1 (212) 555-0142', 'tel:+12125550142'],
  ['(+1) 212-555-0142', 'tel:+12125550142'],
  ['(212) 555-0142 x 12', 'tel:2125550142'],
  [' +1 212-555-0142 ', 'tel:+12125550142'],
  ['212-555-0142 / 212-555-0143', 'tel:2125550142'],
  ['212-555-0142 212-555-0143', undefined],
  ['front desk', undefined],
  ['front desk 212-555-0142', undefined],
  ['', undefined],
  ['javascript:alert(1)', undefined],
  [null, undefined],
])('links the phone text %p to %p', (text, link) => {
  expect(phoneLink(text)).toBe(link)
})

const address = { name: 'County Hospital', street: '500 Main St', city: 'Newark', state: 'NJ', zip: '07102' }
const map = 'https://www.google.com/maps/search/?api=1&query='

test.each([
  [address, 'Newark, NJ 07102', `${map}500%20Main%20St%2C%20Newark%2C%20NJ%2007102`],
  [{ ...address, city: null }, 'NJ 07102', `${map}500%20Main%20St%2C%20NJ%2007102`],
  [{ ...address, state: null, zip: null }, 'Newark', `${map}500%20Main%20St%2C%20Newark`],
  [{ ...address, street: null, state: null }, 'Newark, 07102', `${map}Newark%2C%2007102`],
  [{ ...address, street: null, city: null }, 'NJ 07102', undefined],
])('prints the city line and the map link of %j', (given, line, link) => {
  expect(cityLine(given)).toBe(line)
  expect(mapLink(given)).toBe(link)
})

test.each(['pickup', 'dropoff'] as const)('reads the address of the %s', (stop) => {
  const order = anOrder({
    [`${stop}ClientLocationName`]: address.name,
    [`${stop}ClientLocationStreet`]: address.street,
    [`${stop}ClientLocationCity`]: address.city,
    [`${stop}ClientLocationState`]: address.state,
    [`${stop}ClientLocationZip`]: address.zip,
  })
  expect(stopAddress(order, stop)).toEqual(address)
})
