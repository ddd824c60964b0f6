import { withPhrase } from './withPhrase.ts'

const PHRASES = ['No driver available', 'Outside our area']

test.each([
  ['', 'Outside our area'],
  ['  ', 'Outside our area'],
  ['No driver available', 'Outside our area'],
  ['Outside our area', 'Outside our area'],
  ['Back Monday', 'Outside our area. Back Monday'],
  ['No driver available. Back Monday', 'Outside our area. Back Monday'],
  ['Outside our area. Back Monday', 'Outside our area. Back Monday'],
  ['No driver available. ', 'Outside our area'],
  ['No driver available before noon', 'Outside our area. No driver available before noon'],
])('a quick phrase makes of the reason "%s": "%s"', (reason, expected) => {
  expect(withPhrase(reason, 'Outside our area', PHRASES)).toBe(expected)
})
