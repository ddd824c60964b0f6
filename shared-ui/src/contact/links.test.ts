import { cityLine, mapLink, phoneLink } from './links.ts'

test.each([
  ['212-555-0142', 'tel:2125550142'],
  ['+1 (212) 555-0142', 'tel:+12125550142'],
  ['(212) 555-0142 x 12', 'tel:2125550142'],
  ['front desk', undefined],
  ['javascript:alert(1)', undefined],
  [null, undefined],
])('links the phone text %p to %p', (text, link) => {
  expect(phoneLink(text)).toBe(link)
})

const address = { name: 'County Hospital', street: '500 Main St', city: 'Newark', state: 'NJ', zip: '07102' }

test('prints the city line and the map link of an address', () => {
  expect(cityLine(address)).toBe('Newark, NJ 07102')
  expect(cityLine({ ...address, city: null })).toBe('NJ 07102')
  expect(mapLink(address)).toBe(
    'https://www.google.com/maps/search/?api=1&query=500%20Main%20St%2C%20Newark%2C%20NJ%2007102',
  )
  expect(mapLink({ ...address, street: null, city: null })).toBeUndefined()
})
