import { renderHook } from '@testing-library/react'
import { useElementWidth } from './useElementWidth.ts'

/** The element never changes its size in these tests. */
class ConstantSize {
  observe() {}
  disconnect() {}
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'ResizeObserver')
  document.documentElement.style.fontSize = ''
})

function widthOf(pixels: number): number {
  const element = document.createElement('div')
  Object.defineProperty(element, 'clientWidth', { value: pixels })
  return renderHook(() => useElementWidth({ current: element })).result.current
}

test.each([
  ['16px', 90],
  ['32px', 45],
])('returns 1440 px as rem at a text size of %s', (fontSize, rem) => {
  Object.defineProperty(globalThis, 'ResizeObserver', { value: ConstantSize, configurable: true })
  document.documentElement.style.fontSize = fontSize
  expect(widthOf(1440)).toBe(rem)
})

test('returns an infinite width where the browser cannot observe sizes', () => {
  expect(widthOf(1440)).toBe(Number.POSITIVE_INFINITY)
})
