import { renderHook } from '@testing-library/react'
import { defaultFilters } from '../search/listFilters.ts'
import { useSelection } from '../selection/useSelection.ts'
import { useListView } from '../view/useListView.ts'
import { useListShortcuts } from './useListShortcuts.ts'

const applied = defaultFilters([{ code: 'NORTH' }], '2026-11-21')
const newNumbers = new Set<string>()
const doNothing = () => undefined
const screenMedia = { matches: true, addEventListener: doNothing, removeEventListener: doNothing }
/** Queries keep their values while a page is printed. */
const print = { ...screenMedia, matches: false }

beforeAll(() => Object.assign(globalThis, { matchMedia: (query: string) => (query === 'print' ? print : screenMedia) }))
afterAll(() => void Reflect.deleteProperty(globalThis, 'matchMedia'))

test.each([
  [true, ['/', 'j k', 'Enter', 'a', 'c', 'x', 'Ctrl+A', 't', 'r', 'Ctrl+Enter', '?']],
  [false, ['/', 'j k', 'Enter', 'a', 'c', 'x', 'Ctrl+A', 'r', 'Ctrl+Enter', '?']],
])('names the keys of a list, that of the table in a window with room for one: %s', (wide, keys) => {
  screenMedia.matches = wide
  const { result } = renderHook(() => {
    const view = useListView([], { applied, wide, now: 0, newNumbers })
    const selection = useSelection([])
    return useListShortcuts({
      enabled: true,
      view,
      selection,
      orderShortcuts: [
        { key: 'a', label: 'Accept', run: doNothing, runSelected: doNothing },
        { key: 'c', label: 'Update Charge', run: doNothing },
      ],
      onFind: doNothing,
      onRefresh: doNothing,
      onHelp: doNothing,
    })
  })
  expect(result.current.map((line) => line.keys)).toEqual(keys)
  expect(result.current).toContainEqual({ keys: 'a', label: 'Accept the selected orders, or the focused one' })
  expect(result.current).toContainEqual({ keys: 'c', label: 'Update Charge' })
})
