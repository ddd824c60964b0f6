import { valueText } from './valueText.ts'

test.each([
  ['Refrigerated', 'es', 'Refrigerado'],
  [' DRY_ICE ', 'es', 'Hielo seco'],
  ['Same  Day', 'es', 'Mismo día'],
  ['STAT', 'es', 'STAT'],
  ['2-8 C', 'es', '2-8 C'],
  ['constructor', 'es', 'constructor'],
  ['Refrigerated', 'en', 'Refrigerated'],
] as const)('shows the value %j in %s as %j', (value, locale, text) => {
  expect(valueText(value, locale)).toBe(text)
})
