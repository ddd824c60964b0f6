import { cookieLifetime, readCarriers, readClaims } from './tokenClaims.ts'

const north = { code: 'NORTH', name: 'Northline' }
const bay = { code: 'BAY', name: 'BAY' }

test.each([
  ['a list', [north], [north]],
  ['one object', north, [north]],
  ['JSON text of a list', JSON.stringify([north]), [north]],
  ['JSON text of one object', JSON.stringify(north), [north]],
  ['a list of JSON texts', [JSON.stringify(north), '{"code":"BAY"}'], [north, bay]],
  ['repeats', [north, north], [north]],
  ['a code that comes again with another name', [north, { code: 'NORTH', name: 'Other' }], [north]],
  ['a name that is missing', [{ code: 'BAY' }], [bay]],
  ['a name that is blank', [{ code: 'BAY', name: ' ' }], [bay]],
  ['spaces around a code and a name', [{ code: ' NORTH ', name: ' Northline ' }], [north]],
  ['a name that is no text', [{ code: 'BAY', name: { en: 'Bay' } }], [bay]],
  ['a code that is no text', [{ code: true }, { code: ['NORTH'] }], []],
  ['a code that is a number', [{ code: 7, name: 'Seven' }], [{ code: '7', name: 'Seven' }]],
  ['no code', [{ name: 'x' }, {}, null, 3, 'x', []], []],
  ['nothing', undefined, []],
  ['null', null, []],
])('reads the carriers of %s', (_, claim, carriers) => {
  expect(readCarriers(claim)).toEqual(carriers)
})

function aToken(payload: unknown): string {
  return `h.${Buffer.from(JSON.stringify(payload), 'utf8').toString('base64url')}.s`
}

test('reads a token in base64url and UTF-8', () => {
  const carriers = [{ code: 'Ñ', name: 'Mensajería ➜ médica' }]
  expect(readClaims(aToken({ carriers, exp: 5 }))).toEqual({ carriers, expiresAt: 5 })
})

test.each([
  ['-', '>>>'],
  ['_', '???'],
])("reads a token whose base64url text has '%s'", (letter, name) => {
  const token = aToken({ a: '', carriers: { code: 'BAY', name } })
  expect(token).toContain(letter)
  expect(readClaims(token).carriers).toEqual([{ code: 'BAY', name }])
})

test('ignores an expiry that is no number', () => {
  expect(readClaims(aToken({ exp: 'soon' })).expiresAt).toBeUndefined()
})

test.each(['', 'a', 'a.b', 'a.%%.c', aToken(null), aToken([]), aToken('x')])('a token without claims: %s', (token) => {
  expect(readClaims(token)).toEqual({ carriers: [], expiresAt: undefined })
})

test.each([
  ['no exp', undefined, 86_400],
  ['an exp in an hour', 1_000 + 3_600, 3_600],
  ['an exp in one second', 1_001, 1],
  ['an exp now', 1_000, 86_400],
  ['an exp in a week', 1_000 + 604_800, 86_400],
  ['an exp in the past: the clock of the device is wrong', 10, 86_400],
])('returns the lifetime in seconds of cookies with %s', (_, expiresAt, seconds) => {
  expect(cookieLifetime(expiresAt, 1_000_000)).toBe(seconds)
})
