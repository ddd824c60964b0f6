import { renderHook, waitFor } from '@testing-library/react'
import { useNewOrdersTitle } from './useNewOrdersTitle.ts'

test('keeps the number of new orders before the title in another language, and removes it with the screen', async () => {
  document.title = 'Available Orders · Carrier Portal'
  const { rerender, unmount } = renderHook(useNewOrdersTitle, { initialProps: 0 })
  expect(document.title).toBe('Available Orders · Carrier Portal')
  rerender(2)
  expect(document.title).toBe('(2) Available Orders · Carrier Portal')
  document.title = 'Pedidos disponibles · Carrier Portal'
  await waitFor(() => expect(document.title).toBe('(2) Pedidos disponibles · Carrier Portal'))
  rerender(3)
  expect(document.title).toBe('(3) Pedidos disponibles · Carrier Portal')
  unmount()
  expect(document.title).toBe('Pedidos disponibles · Carrier Portal')
})
