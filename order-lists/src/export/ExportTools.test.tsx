import { ApiError, createApi, type Locale } from '@carrier-portal/contract'
import { anOrder, createTestHost } from '@carrier-portal/contract/testing'
import { RemoteProviders } from '@carrier-portal/shared-ui/feedback'
import { setUpUser } from '@carrier-portal/shared-ui/testing'
import { render, screen, waitFor } from '@testing-library/react'
import { ExportTools } from './ExportTools.tsx'

const orders = ['WO-1', 'WO-2', 'WO-3'].map((workOrderNumber) => anOrder({ workOrderNumber }))

/** Presses Print with a client that loads the details of all orders but the given ones. */
async function printWithout(numbers: readonly string[], failure: ApiError, locale: Locale = 'en') {
  const print = jest.fn()
  window.print = print
  const api = createApi({ baseUrl: '', getToken: () => undefined })
  const fake = createTestHost({
    locale,
    api: {
      ...api,
      orderDetails: async (number) => {
        if (numbers.includes(number)) throw failure
        return { workOrder: anOrder({ workOrderNumber: number }), version: undefined }
      },
    },
  })
  render(
    <RemoteProviders host={fake.host}>
      <ExportTools orders={orders} fileName="orders" />
    </RemoteProviders>,
  )
  const button = screen.getByRole('button', { name: /manifest|manifiesto/ })
  await setUpUser().click(button)
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy', 'true'))
  return { print, button, notices: fake.notices, sheet: document.querySelector('[data-printed-alone]') }
}

test.each([
  ['en', [], []],
  [
    'en',
    ['WO-2'],
    ['Addresses, phone numbers and item lists are missing for 1 order, because the details could not be loaded.'],
  ],
  [
    'es',
    ['WO-2', 'WO-3'],
    [
      'Faltan las direcciones, los teléfonos y las listas de artículos de 2 pedidos, porque no se pudieron cargar los detalles.',
    ],
  ],
] as const)(
  'says in the language "%s" on the manifest and in the page that the details of %j are missing',
  async (locale, numbers, texts) => {
    const { print, notices, sheet } = await printWithout(numbers, new ApiError('refused', 'orderDetails', 429), locale)
    expect(print).toHaveBeenCalledTimes(1)
    expect(sheet?.querySelectorAll('tbody tr')).toHaveLength(orders.length)
    const heads = [...(sheet?.querySelectorAll('p strong') ?? [])].map((head) => head.textContent)
    expect(heads).toEqual(texts.map((text) => `${text} ${numbers.join(', ')}`))
    expect(notices).toEqual(texts.map((text) => ({ tone: 'warning', text })))
  },
)

test('prints again in a browser that did not report the end of the first print', async () => {
  const { print, button } = await printWithout([], new ApiError('refused', 'orderDetails', 429))
  await setUpUser().click(button)
  await waitFor(() => expect(print).toHaveBeenCalledTimes(2))
  expect(document.querySelectorAll('[data-printed-alone]')).toHaveLength(1)
})

test('prints nothing when the session ends while the details are loaded', async () => {
  const { print, notices, sheet } = await printWithout(['WO-2'], new ApiError('unauthorised', 'orderDetails', 401))
  expect(print).not.toHaveBeenCalled()
  expect(sheet).toBeNull()
  expect(notices).toEqual([])
})

test('offers neither a manifest nor a file of a list that a search or a filter has emptied', () => {
  render(
    <RemoteProviders host={createTestHost({ api: createApi({ baseUrl: '', getToken: () => undefined }) }).host}>
      <ExportTools orders={[]} fileName="orders" />
    </RemoteProviders>,
  )
  expect(screen.getByRole('button', { name: 'Print manifest' })).toBeDisabled()
  expect(screen.getByRole('button', { name: /CSV/ })).toBeDisabled()
})
