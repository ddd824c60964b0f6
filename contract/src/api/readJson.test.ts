import { asBoolean, asId, asList, asNumber, asPlainText, asRecord, asText, asTexts } from './readJson.ts'

const record = { a: 1 }
const list = ['a']

/** Each value, and what every reader makes of it: record, list, text, number, id, boolean, texts, plain text. */
test.each([
  ['an object', record, [record, [], null, null, null, false, [], undefined]],
  ['a list', list, [undefined, list, null, null, null, false, ['a'], undefined]],
  ['null', null, [undefined, [], null, null, null, false, [], undefined]],
  ['a missing value', undefined, [undefined, [], null, null, null, false, [], '']],
  ['a text', ' a ', [undefined, [], ' a ', null, ' a ', false, ['a'], 'a']],
  ['an empty text', '', [undefined, [], null, null, null, false, [], '']],
  ['a blank text', '  ', [undefined, [], null, null, '  ', false, [], '']],
  ['a number', 7, [undefined, [], '7', 7, 7, false, [], undefined]],
  ['a number as text', ' 7.5 ', [undefined, [], ' 7.5 ', 7.5, ' 7.5 ', false, ['7.5'], '7.5']],
  ['no number', Number.NaN, [undefined, [], null, null, null, false, [], undefined]],
  ['infinity', Number.POSITIVE_INFINITY, [undefined, [], null, null, null, false, [], undefined]],
  ['true', true, [undefined, [], null, null, null, true, [], undefined]],
  ['false', false, [undefined, [], null, null, null, false, [], undefined]],
  ['true as text', 'true', [undefined, [], 'true', null, 'true', true, ['true'], 'true']],
  ['texts in one', 'a, b,, ', [undefined, [], 'a, b,, ', null, 'a, b,, ', false, ['a', 'b'], 'a, b,,']],
  [
    'a mixed list',
    ['a ', 7, null, ''],
    [undefined, ['a ', 7, null, ''], null, null, null, false, ['a', '7'], undefined],
  ],
] as const)('reads %s', (_, json, expected) => {
  const readers = [asRecord, asList, asText, asNumber, asId, asBoolean, asTexts, asPlainText]
  expect(readers.map((read) => read(json))).toEqual(expected)
})
