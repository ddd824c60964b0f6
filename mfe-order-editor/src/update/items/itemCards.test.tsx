import { aLineItem } from '@carrier-portal/contract/testing'
import { fireEvent } from '@testing-library/react'
import { editorOnBackend, updateForm } from '../../testing/openEditor.tsx'

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
