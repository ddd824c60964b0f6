import { act, renderHook } from '@testing-library/react'
import { useState } from 'react'
import { useFindBox } from './useFindBox.ts'

const openBox = () =>
  renderHook(() => {
    const [query, setQuery] = useState('')
    return { query, box: useFindBox(setQuery) }
  }).result

test('shows the whole list again when the find box of a phone is closed', () => {
  const result = openBox()
  act(() => result.current.box.setOpen(true))
  act(() => result.current.box.find('WO-1'))
  expect(result.current.query).toBe('WO-1')
  act(() => result.current.box.setOpen(false))
  expect(result.current).toMatchObject({ query: '', box: { isOpen: false } })
})

test('keeps the find box of a desk open in a window that becomes narrow after a text was typed', () => {
  const result = openBox()
  act(() => result.current.box.find('WO-1'))
  expect(result.current.box.isOpen).toBe(true)
})
