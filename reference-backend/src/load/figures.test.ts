import { figureLine, isMissed, replaceFigures } from './figures.ts'

test.each([
  ['at the most that it may be', 25, { atMost: 25 }, false],
  ['above the most that it may be', 25.1, { atMost: 25 }, true],
  ['at the least that it must be', 150, { atLeast: 150 }, false],
  ['below the least that it must be', 149, { atLeast: 150 }, true],
  ['that could not be measured', Number.NaN, { atMost: 25 }, true],
  ['without a limit', 9999, undefined, false],
])('says whether a figure %s misses its limit', (_, value, limit, missed) => {
  const figure = { what: 'list', value, unit: 'ms', ...(limit && { limit }) } as const
  expect(isMissed(figure)).toBe(missed)
  expect(figureLine(figure).includes('MISSED')).toBe(missed)
})

test('replaces the block of a page and keeps what is around it', () => {
  const page = 'Before\n<!-- load: npm run load -- --write -->\nold\n<!-- end of load -->\nAfter\n'
  const changed = replaceFigures(page, ['one', 'two'])
  expect(changed).toBe(
    'Before\n<!-- load: npm run load -- --write -->\n```\none\ntwo\n```\n<!-- end of load -->\nAfter\n',
  )
  expect(replaceFigures(changed, ['one', 'two'])).toBe(changed)
})

test('refuses a page without the marks of the block', () => {
  expect(() => replaceFigures('# Operations\n', [])).toThrow('end of load')
})
