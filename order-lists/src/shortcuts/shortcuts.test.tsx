import { renderUi } from '@carrier-portal/shared-ui/testing'
import { createEvent, fireEvent, screen } from '@testing-library/react'
import { focusOrder, moveOrderFocus } from '../focus/orderFocus.ts'
import { useShortcuts } from './useShortcuts.ts'

function Page({ onPress, enabled = true }: { onPress(): void; enabled?: boolean }) {
  useShortcuts({ a: onPress, 'Ctrl+a': onPress, j: onPress }, enabled, ['j'])
  return (
    <>
      <input aria-label="text" />
      <input aria-label="box" type="checkbox" />
      <article data-order="WO-1">
        <h2>
          <a href="/order/WO-1">WO-1</a>
        </h2>
      </article>
      <article data-order="WO-2">
        <h2>
          <a href="/order/WO-2">WO-2</a>
        </h2>
      </article>
    </>
  )
}

test.each([
  ['on the page', 'a', '', 1],
  ['on a checkbox', 'a', 'box', 1],
  ['while typing', 'a', 'text', 0],
  ['with Ctrl', '{Control>}a{/Control}', '', 1],
  ['with Caps Lock', 'A', '', 1],
  ['with Shift and Caps Lock', '{Shift>}a{/Shift}', '', 0],
  ['with Alt', '{Alt>}a{/Alt}', '', 0],
  ['with Ctrl and Shift', '{Control>}{Shift>}A{/Shift}{/Control}', '', 0],
])('runs a shortcut %s: %s on "%s" runs it %d times', async (_, keys, focused, times) => {
  const onPress = jest.fn()
  const { user } = renderUi(<Page onPress={onPress} />)
  if (focused) screen.getByLabelText(focused).focus()
  await user.keyboard(keys)
  expect(onPress).toHaveBeenCalledTimes(times)
})

test.each([
  ['nothing for a small letter in a code of a scanner', [...'5a-7a'], 5, 0],
  ['nothing for a letter after a capital of a scanner', ['Shift', 'B', 'a'], 5, 0],
  ['each of its keys for a person who types as fast as a scanner', [...'jja'], 5, 3],
  ['the same keys for a person who types', [...'5a-7a'], 120, 2],
])('runs %s', (_, keys, pause, times) => {
  const onPress = jest.fn()
  renderUi(<Page onPress={onPress} />)
  for (const [index, key] of keys.entries()) {
    const event = createEvent.keyDown(document.body, { key, shiftKey: key === 'B' })
    Object.defineProperty(event, 'timeStamp', { value: 1000 + index * pause })
    fireEvent(document.body, event)
  }
  expect(onPress).toHaveBeenCalledTimes(times)
})

test.each([
  ['no focused link by the Enter of a scanner', [...'5a', 'Enter'], 5, true, false],
  ['no focused link by the Enter of a scanner while shortcuts are off', [...'5a', 'Enter'], 5, false, false],
  ['the focused link by Enter after typed characters', [...'5b', 'Enter'], 120, true, true],
  ['the focused link by Enter after a key of the list', ['j', 'Enter'], 5, true, true],
])('presses %s', (_, keys, pause, enabled, presses) => {
  renderUi(<Page onPress={jest.fn()} enabled={enabled} />)
  const link = screen.getByRole('link', { name: 'WO-1' })
  link.focus()
  const results = keys.map((key, index) => {
    const event = createEvent.keyDown(link, { key })
    Object.defineProperty(event, 'timeStamp', { value: 1000 + index * pause })
    return fireEvent(link, event)
  })
  expect(results.at(-1)).toBe(presses)
})

test.each([
  ['a', 1],
  ['j', 3],
])('a held key "%s" runs its shortcut %d times', (key, times) => {
  const onPress = jest.fn()
  renderUi(<Page onPress={onPress} />)
  for (const repeat of [false, true, true]) fireEvent.keyDown(document.body, { key, repeat })
  expect(onPress).toHaveBeenCalledTimes(times)
})

test('a held key types nothing into the field that its shortcut has focused, and types again when it is pressed anew', () => {
  renderUi(<Page onPress={() => screen.getByLabelText('text').focus()} />)
  fireEvent.keyDown(document.body, { key: 'a' })
  const typesIntoFocus = (init: KeyboardEventInit) => fireEvent.keyDown(document.activeElement ?? document, init)
  expect(typesIntoFocus({ key: 'a', repeat: true })).toBe(false)
  expect(typesIntoFocus({ key: 'a' })).toBe(true)
  expect(typesIntoFocus({ key: 'a', repeat: true })).toBe(true)
})

test('runs nothing while shortcuts are off or a dialog is open', async () => {
  const onPress = jest.fn()
  const { user, show } = renderUi(<Page onPress={onPress} enabled={false} />)
  await user.keyboard('a')
  show(
    <>
      <Page onPress={onPress} />
      <div role="dialog" />
    </>,
  )
  await user.keyboard('a')
  expect(onPress).not.toHaveBeenCalled()
})

test('moves the focus from outside to the first order, then by one, and stays at the ends', () => {
  renderUi(<Page onPress={jest.fn()} />)
  for (const [steps, name] of [
    [1, 'WO-1'],
    [1, 'WO-2'],
    [1, 'WO-2'],
    [-1, 'WO-1'],
    [-1, 'WO-1'],
  ] as const) {
    moveOrderFocus(steps)
    expect(screen.getByRole('link', { name })).toHaveFocus()
  }
})

test('focuses an order anew that has the focus already, so that it is scrolled into view', () => {
  renderUi(<Page onPress={jest.fn()} />)
  const number = screen.getByRole('link', { name: 'WO-2' })
  const onFocus = jest.fn()
  number.focus()
  number.addEventListener('focus', onFocus)
  focusOrder('WO-2')
  expect(onFocus).toHaveBeenCalledTimes(1)
  expect(number).toHaveFocus()
})
