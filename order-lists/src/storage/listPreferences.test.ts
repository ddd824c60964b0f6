import { readListPreferences } from './listPreferences.ts'

const defaults = readListPreferences(undefined)

test.each([
  ['nothing', undefined, {}],
  ['text that is no JSON', '%7B', {}],
  ['values of other types', encodeURIComponent('{"layout":7,"rowsPerPage":"x","hiddenColumns":3}'), {}],
  ['a list', encodeURIComponent('[1]'), {}],
  [
    'saved preferences',
    encodeURIComponent(
      '{"layout":"table","rowsPerPage":50,"hiddenColumns":["items",1],"shortcuts":false,"filtersOf":"1a"}',
    ),
    { layout: 'table', rowsPerPage: 50, hiddenColumns: ['items'], shortcuts: false, filtersOf: '1a' },
  ],
])('reads %s', (_, value, expected) => {
  expect(readListPreferences(value)).toEqual({ ...defaults, ...expected })
})
