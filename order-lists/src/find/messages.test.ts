import { messages as screenMessages } from '../screen/messages.ts'
import { messages } from './messages.ts'

/** A phone shows all three beside each other: Search, the button that opens the find box, and the box. */
test.each(['en', 'es'] as const)(
  'names the search button, the find button and the find box differently in "%s"',
  (locale) => {
    const { find, findShort } = messages[locale]
    const names = [screenMessages[locale].search, findShort, find]
    expect(new Set(names).size).toBe(names.length)
  },
)

test('names the find button of a Spanish phone "Encontrar"', () => {
  expect(messages.es.findShort).toBe('Encontrar')
})

test.each([
  ['en', undefined, '2 not found: '],
  ['en', 'Frozen', '2 not found in “Frozen”: '],
  ['es', undefined, '2 no encontrados: '],
  ['es', 'Congelado', '2 no encontrados en «Congelado»: '],
] as const)('counts in "%s" the numbers that the quick filter %s leaves out: %s', (locale, filter, expected) => {
  expect(messages[locale].missing(2, filter)).toBe(expected)
})
