import { readListPreferences } from './listPreferences.ts'

const defaults = {
  layout: 'cards',
  cardsPerPage: 10,
  rowsPerPage: 25,
  hiddenColumns: [],
  shortcuts: true,
  filtersOpen: true,
  filtersOf: '',
}

test.each([
  ['nothing', undefined, {}],
  ['text that is no JSON', '%7B', {}],
  [
    'values of other types',
    encodeURIComponent('{"layout":7,"cardsPerPage":"x","rowsPerPage":"x","hiddenColumns":3,"filtersOf":1}'),
    {},
  ],
  ['a list', encodeURIComponent('[1]'), {}],
  [
    'saved preferences',
    encodeURIComponent(
      JSON.stringify({
        layout: 'table',
        cardsPerPage: 20,
        rowsPerPage: 50,
        hiddenColumns: ['items', 1],
        shortcuts: false,
        filtersOpen: false,
        filtersOf: '1a',
      }),
    ),
    {
      layout: 'table',
      cardsPerPage: 20,
      rowsPerPage: 50,
      hiddenColumns: ['items'],
      shortcuts: false,
      filtersOpen: false,
      filtersOf: '1a',
    },
  ],
])('reads %s', (_, value, expected) => {
  expect(readListPreferences(value)).toEqual({ ...defaults, ...expected })
})
