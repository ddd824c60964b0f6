/** @jest-environment @carrier-portal/remote-tools/jest/browserEnvironment */
import { takeLostFocus } from './takeLostFocus.ts'

test.each([
  ['takes a focus that no element has', { isInFrame: true, hasFocus: true, isLost: true }, true],
  ['takes no focus from another element of its frame', { isInFrame: true, hasFocus: true, isLost: false }, false],
  ['takes no focus from the page around its frame', { isInFrame: true, hasFocus: false, isLost: true }, false],
  ['takes no focus from a page without a frame', { isInFrame: false, hasFocus: true, isLost: true }, false],
])('the title of an order %s', (_, { isInFrame, hasFocus, isLost }, expected) => {
  if (isInFrame) Object.defineProperty(window, 'parent', { value: {}, configurable: true })
  else Object.defineProperty(window, 'parent', { value: window, configurable: true })
  const hasFocusSpy = jest.spyOn(document, 'hasFocus').mockReturnValue(hasFocus)
  const title = document.createElement('h2')
  title.tabIndex = -1
  const field = document.createElement('input')
  document.body.replaceChildren(title, field)
  if (!isLost) field.focus()
  takeLostFocus(title)
  hasFocusSpy.mockRestore()
  expect(document.activeElement === title).toBe(expected)
})
