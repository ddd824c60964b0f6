import { aLineItem } from '@carrier-portal/contract/testing'
import { recordAnnouncements } from '@carrier-portal/shared-ui/testing'
import { fireEvent, screen, within } from '@testing-library/react'
import { editorOnBackend, updateForm } from '../../testing/openEditor.tsx'
import { PAUSE, press } from '../../testing/press.ts'

const AT = '2026-11-21T10:05'
const backend = editorOnBackend()
const phone = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }
beforeAll(() => Object.assign(window, { matchMedia: () => phone }))

/** Opens an order with two items, the second of a type that the backend no longer offers, as cards. */
async function openCards() {
  const { workOrderNumber } = await backend.accepted()
  const { user } = await backend.open('update', workOrderNumber, (api) => ({
    orderDetails: async (...call) => {
      const loaded = await api.orderDetails(...call)
      const items = [
        { workOrderLineItemId: 900_001 },
        { workOrderLineItemId: 900_002, itemTypeId: 77, itemTypeName: 'Old' },
      ]
      return { ...loaded, workOrder: { ...loaded.workOrder, lineItems: items.map((item) => aLineItem(item)) } }
    },
  }))
  return { user, form: await updateForm() }
}

test('"Same as above" leaves a time where no item above has one', async () => {
  const { user, form } = await openCards()
  const time = form.field('Item 2 pickup time')
  fireEvent.change(time, { target: { value: AT } })
  await user.click(form.button('Same pickup time as above for item 2'))
  expect(time).toHaveDisplayValue(AT)
})

test('says the time that was taken from above, and one that was cleared', async () => {
  const { user, form } = await openCards()
  fireEvent.change(form.field('Item 1 pickup time'), { target: { value: AT } })
  const announced = recordAnnouncements()
  await user.click(form.button('Same pickup time as above for item 2'))
  expect(announced()).toContainEqual(expect.stringMatching(/^Item 2 pickup time: 11\/21\/2026 10:05/))
  await user.click(form.button('Clear pickup time of item 2'))
  expect(announced()).toContain('Item 2 pickup time: no time')
})

test('says the quantity at each press of − and +, also where it is at its limit', async () => {
  const { user, form } = await openCards()
  const announced = recordAnnouncements()
  await user.click(form.button('Increase quantity of item 2'))
  await user.click(form.button('Decrease quantity of item 2'))
  await user.click(form.button('Decrease quantity of item 2'))
  expect(announced()).toEqual(['Item 2 quantity: 2', 'Item 2 quantity: 1', 'Item 2 quantity: 1'])
})

test('the focus stays beside a button that its press removes, and on one at the limit of a quantity', async () => {
  const { user, form } = await openCards()
  fireEvent.change(form.field('Item 1 pickup time'), { target: { value: AT } })
  await user.click(form.button('Clear pickup time of item 1'))
  expect(form.button('Set pickup time of item 1 to now')).toHaveFocus()
  fireEvent.change(form.field('Item 1 quantity'), { target: { value: '2' } })
  const decrease = form.button('Decrease quantity of item 1')
  await user.click(decrease)
  await user.click(decrease)
  expect(form.field('Item 1 quantity')).toHaveValue('1')
  expect(decrease).toHaveFocus()
  expect(decrease).toHaveAttribute('aria-disabled', 'true')
})

test('shows the type of a new item that begins with the retired one of the item before', async () => {
  const { user, form } = await openCards()
  await user.type(form.field('Item 2 barcode'), '{Enter}')
  expect(form.field('Item 3 type')).toHaveDisplayValue('Old')
})

test('the camera takes a code of another item with the signal of a refused one, says so, and stays open', async () => {
  const vibrate = jest.fn()
  Object.assign(navigator, { vibrate, mediaDevices: { getUserMedia: () => new Promise(() => undefined) } })
  const { user, form } = await openCards()
  fireEvent.change(form.field('Item 1 barcode'), { target: { value: 'SCAN-0001' } })
  await user.click(form.button('Scan into item 2'))
  const camera = within(screen.getByRole('dialog', { name: 'Scan a barcode' }))
  press(camera.getByText('Cancel'), 'SCAN-0001', PAUSE.scanner)
  expect(vibrate).toHaveBeenLastCalledWith([80, 60, 80])
  expect(camera.getByText('Another item has this barcode.')).toBeInTheDocument()
  expect(form.field('Item 2 barcode')).toHaveValue('SCAN-0001')
  press(camera.getByText('Done'), 'SCAN-0002', PAUSE.scanner)
  expect(vibrate).toHaveBeenLastCalledWith([60])
  expect(screen.queryByRole('dialog', { name: 'Scan a barcode' })).not.toBeInTheDocument()
  expect(form.field('Item 2 barcode')).toHaveValue('SCAN-0002')
  for (const name of ['vibrate', 'mediaDevices']) Reflect.deleteProperty(navigator, name)
})
