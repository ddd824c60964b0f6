import { createApi, HostProvider } from '@carrier-portal/contract'
import { anOrder, createTestHost } from '@carrier-portal/contract/testing'
import { deskQuery, mouseDeskQuery } from '@carrier-portal/shared-ui/theme'
import { render, screen } from '@testing-library/react'
import { AcceptedOrderActions } from './AcceptedOrderActions.tsx'

const noListener = { addEventListener: () => undefined, removeEventListener: () => undefined }
/** What the device is; a page asks for each query once. */
const device = { isWide: false, hasMouse: false }
const wide = {
  get matches() {
    return device.isWide
  },
  ...noListener,
}
const mouse = {
  get matches() {
    return device.isWide && device.hasMouse
  },
  ...noListener,
}
beforeAll(() =>
  Object.assign(window, {
    matchMedia: (query: string) =>
      query === mouseDeskQuery ? mouse : query === deskQuery ? wide : { matches: false, ...noListener },
  }),
)

const PHONE_ACTIONS = ['Picked up now', 'Call', 'Map of pickup', 'Map of dropoff']

test.each([
  ['a phone', { isWide: false, hasMouse: false }, 'cards', PHONE_ACTIONS],
  ['a phone held sideways', { isWide: true, hasMouse: false }, 'cards', PHONE_ACTIONS],
  ['a narrow window with a mouse', { isWide: false, hasMouse: true }, 'cards', PHONE_ACTIONS],
  ['a desk', { isWide: true, hasMouse: true }, 'cards', []],
  ['the table of a tablet', { isWide: true, hasMouse: false }, 'table', []],
] as const)('the card of %s (%j, %s) offers %j', (_, present, layout, expected) => {
  Object.assign(device, present)
  const { host } = createTestHost({ api: createApi({ baseUrl: '', getToken: () => undefined }) })
  render(
    <HostProvider host={host}>
      <AcceptedOrderActions order={anOrder()} layout={layout} />
    </HostProvider>,
  )
  expect(PHONE_ACTIONS.filter((name) => screen.queryByText(name))).toEqual(expected)
  expect(screen.getByRole('button', { name: 'View Details' })).toBeVisible()
})
