import { aLineItem } from '@carrier-portal/contract/testing'
import { fireEvent, waitFor } from '@testing-library/react'
import { editorOnBackend, updateForm } from '../../testing/openEditor.tsx'

const backend = editorOnBackend()
const ROWS = 60

/** Opens an order with more rows than are rendered at once. */
async function openLongOrder() {
  const { workOrderNumber } = await backend.accepted()
  const opened = await backend.open('update', workOrderNumber, (api) => ({
    orderDetails: async (...call) => {
      const loaded = await api.orderDetails(...call)
      const lineItems = Array.from({ length: ROWS }, (_, index) => aLineItem({ workOrderLineItemId: 900_000 + index }))
      return { ...loaded, workOrder: { ...loaded.workOrder, lineItems } }
    },
  }))
  const form = await updateForm()
  const scroller = form.parts.getByRole('table', { name: 'Items', hidden: true }).parentElement
  if (!scroller) throw new Error('The table has no scroll area.')
  const scrollTo = (top: number) => {
    scroller.scrollTop = top
    fireEvent.scroll(scroller)
  }
  return { ...opened, form, scrollTo }
}

test('keeps the text and the message of a row while it is scrolled out of view', async () => {
  const { user, form, scrollTo } = await openLongOrder()
  await user.clear(form.field('Item 1 barcode'))
  await user.type(form.field('Item 1 barcode'), 'TYPED')
  await user.clear(form.field('Item 2 quantity'))
  await user.click(form.field('OC Comments'))
  expect(form.field('Item 2 quantity')).toBeInvalid()

  scrollTo(2000)
  await waitFor(() => expect(form.parts.queryByLabelText('Item 1 barcode')).not.toBeInTheDocument())
  scrollTo(0)
  await waitFor(() => expect(form.field('Item 1 barcode')).toHaveValue('TYPED'))
  expect(form.field('Item 2 quantity')).toHaveValue('')
  expect(form.field('Item 2 quantity')).toBeInvalid()
}, 60_000)

test('keeps the message with its row when a row above is removed', async () => {
  const { workOrderNumber, lineItems } = await backend.accepted()
  const { user } = await backend.open('update', workOrderNumber)
  const form = await updateForm()
  const added = [1, 2, 3].map((row) => lineItems.length + row)
  for (const row of added) {
    await user.click(form.button('Add Item'))
    await waitFor(() => expect(form.field(`Item ${row} barcode`)).toHaveFocus())
  }
  const invalid = () =>
    added.map((row) => form.parts.queryByLabelText(`Item ${row} type`)?.getAttribute('aria-invalid'))
  const [first = 0, second = 0] = added
  fireEvent.blur(form.field(`Item ${second} type`))
  expect(invalid()).toEqual([null, 'true', null])
  await user.click(form.button(`Delete item ${first}`))
  await waitFor(() => expect(invalid()).toEqual(['true', null, undefined]))
})

test('changes a quantity by the arrow keys, and neither it nor the focus by the mouse wheel', async () => {
  const { workOrderNumber } = await backend.accepted()
  const { user } = await backend.open('update', workOrderNumber)
  const form = await updateForm()
  const quantity = form.field('Item 1 quantity')
  await user.click(quantity)
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}')
  expect(quantity).toHaveDisplayValue('2')
  fireEvent.wheel(quantity, { deltaY: 120 })
  expect(quantity).toHaveFocus()
  expect(quantity).toHaveDisplayValue('2')
  expect(quantity).toHaveRole('spinbutton')
})
