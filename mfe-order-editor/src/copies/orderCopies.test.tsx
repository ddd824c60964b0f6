import { type ApiClient, ApiError, type OrderRequest, type PortalHost } from '@carrier-portal/contract'
import { createMemoryCopies, createMemoryOutbox, createTestHost } from '@carrier-portal/contract/testing'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import { OrderDialog } from '../OrderDialog.tsx'
import { editorOnBackend, updateForm } from '../testing/openEditor.tsx'
import { copiesRead, copyAfter } from './findCopy.ts'
import { copyAhead, prepareCopy } from './orderCopies.ts'

const FAILED = 'There was an error. Please try again.'
const AS_OF = /^No connection to the server, or a slow one\. The order is shown as it was on \w{3} \d/
const backend = editorOnBackend()

/** A page in which the details of an order were read. */
async function aPageWithDetails({ hasOutbox = true } = {}) {
  const { workOrderNumber } = await backend.accepted()
  const outbox = createMemoryOutbox()
  /** The calls that got a response. */
  const responses: string[] = []
  /** The calls that failed. */
  const failed: string[] = []
  let failure: ApiError | undefined
  let lastCall: string | undefined
  let held: { readonly name: string; readonly until: Promise<void> } | undefined
  const guard =
    <A extends readonly unknown[], R>(name: string, call: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      if (failure) {
        failed.push(name)
        throw failure
      }
      const late = held?.name === name ? held : undefined
      if (late) held = undefined
      const result = await call(...args)
      responses.push(name)
      await late?.until
      if (name === lastCall) failure = NETWORK
      return result
    }
  const changed = (api: ApiClient) => ({
    orderDetails: guard('details', api.orderDetails),
    updateLineItems: guard('update', api.updateLineItems),
    itemTypes: guard('itemTypes', api.itemTypes),
  })
  const page = await backend.open('details', workOrderNumber, changed, hasOutbox ? { outbox } : {})
  await screen.findByRole('heading', { name: 'Item Details' })
  page.unmount()
  const closed: string[] = []
  return {
    ...page,
    workOrderNumber,
    outbox,
    responses,
    failed,
    closed,
    /** Makes every later call fail. */
    fail: (error: ApiError) => {
      failure = error
    },
    /** The network is lost after the next response of this call. */
    loseNetworkAfter: (name: string) => {
      lastCall = name
    },
    /** The response to the next request of this call is late: it arrives when the returned function is called. */
    delayNext: (name: string) => {
      let arrive = () => {}
      held = { name, until: new Promise((resolve) => (arrive = resolve)) }
      return () => arrive()
    },
    /** Lets the later calls succeed again. */
    recover: () => {
      failure = undefined
    },
    reconnect: () => {
      failure = undefined
      lastCall = undefined
      globalThis.dispatchEvent(new Event('online'))
    },
    /** Opens the order again in the same page. */
    reopen: (view: OrderRequest['view'], step?: OrderRequest['step']) =>
      render(
        <OrderDialog
          host={page.host}
          request={{ view, workOrderNumber, ...(step && { step }) }}
          onClose={(result) => closed.push(result)}
        />,
      ),
  }
}

const NETWORK = new ApiError('network', 'test')

test('opens without a connection the form of an order that was read before, shows when that was, and keeps the save', async () => {
  const { reopen, fail, user, closed, outbox, workOrderNumber } = await aPageWithDetails()
  fail(NETWORK)
  reopen('update')
  const regions = screen.getAllByRole('status')
  const { field, save } = await updateForm()
  expect(regions).toContain(screen.getByText(AS_OF).closest('[role="status"]'))
  expect(screen.queryByText(FAILED)).not.toBeInTheDocument()
  await user.type(field('OC Comments'), 'Basement')
  await user.click(save())
  await waitFor(() => expect(closed).toEqual(['CLOSED']))
  expect(outbox.only()).toMatchObject({ job: 'update', workOrderNumber })
})

test('opens the form of an order that was read before where a gateway responds in place of the server, and leaves its save in the form', async () => {
  const { reopen, fail, user, outbox } = await aPageWithDetails()
  fail(new ApiError('refused', 'test', 503))
  reopen('update')
  const { field, save } = await updateForm()
  expect(screen.getByText(AS_OF)).toBeInTheDocument()
  await user.type(field('OC Comments'), 'Basement')
  await user.click(save())
  expect(await screen.findByText(FAILED)).toBeInTheDocument()
  expect(outbox.entries.get()).toEqual([])
})

test('offers the types of the items of the order where no item types were loaded', async () => {
  const { reopen, fail, workOrderNumber } = await aPageWithDetails()
  fail(NETWORK)
  reopen('update')
  const { parts } = await updateForm()
  const { lineItems } = await backend.held(workOrderNumber)
  const offered = within(parts.getByLabelText('Item 1 type')).getAllByRole('option', { hidden: true })
  const names = offered.map((option) => option.textContent)
  for (const { itemTypeName } of lineItems) expect(names).toContain(itemTypeName)
})

test('opens the short form of a stop without a connection', async () => {
  const { reopen, fail } = await aPageWithDetails()
  fail(NETWORK)
  reopen('update', 'pickup')
  expect(await screen.findByText(AS_OF)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Full form' })).toBeEnabled()
})

test('shows the details as they were in place of the failure, and loads them again', async () => {
  const { reopen, fail, reconnect, user } = await aPageWithDetails()
  fail(NETWORK)
  reopen('details')
  expect(await screen.findByText(AS_OF)).toBeInTheDocument()
  expect(screen.queryByText(FAILED)).not.toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Item Details' })).toBeInTheDocument()
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(screen.getByText(AS_OF)).toBeInTheDocument()
  await act(async () => reconnect())
  await waitFor(() => expect(screen.queryByText(AS_OF)).not.toBeInTheDocument())
  expect(screen.getByRole('heading', { name: 'Item Details' })).toBeInTheDocument()
})

test('shows the details as they were after 4 seconds without a response, until it arrives', async () => {
  const { reopen, delayNext } = await aPageWithDetails()
  const arrive = delayNext('details')
  jest.useFakeTimers()
  reopen('details')
  await act(() => jest.advanceTimersByTimeAsync(3_900))
  expect(screen.queryByText(AS_OF)).not.toBeInTheDocument()
  await act(() => jest.advanceTimersByTimeAsync(200))
  jest.useRealTimers()
  expect(screen.getByText(AS_OF)).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Item Details' })).toBeInTheDocument()
  expect(screen.queryByText('Try again')).not.toBeInTheDocument()
  arrive()
  await waitFor(() => expect(screen.queryByText(AS_OF)).not.toBeInTheDocument())
})

/** Opens the form of the order, saves a comment and closes the form. */
async function saveComment({ reopen, user, closed }: Awaited<ReturnType<typeof aPageWithDetails>>) {
  const form = reopen('update')
  const { field, save } = await updateForm()
  await user.type(field('OC Comments'), 'Dock')
  await user.click(save())
  await waitFor(() => expect(closed).toEqual(['UPDATE_SUCCESS']))
  form.unmount()
}

/** Opens the form without a connection and expects the saved comment. */
async function expectSavedCopy({ reopen, fail }: Awaited<ReturnType<typeof aPageWithDetails>>) {
  fail(NETWORK)
  reopen('update')
  const { field } = await updateForm()
  expect(screen.getByText(AS_OF)).toBeInTheDocument()
  expect(field('OC Comments')).toHaveDisplayValue(/Dock$/)
}

test('loads orders ahead of time once, one after the other, and the rest when the device is connected again', async () => {
  const [first, second, third] = [await backend.accepted(), await backend.accepted(), await backend.accepted()].map(
    ({ workOrderNumber }) => workOrderNumber,
  ) as [string, string, string]
  const page = await aPageWithDetails()
  page.responses.length = 0
  await copyAhead(page.host, [page.workOrderNumber, first])
  expect(page.responses).toEqual(['itemTypes', 'details'])
  expect(copyAfter(NETWORK, page.host, first)?.loaded.workOrder.workOrderNumber).toBe(first)

  page.loseNetworkAfter('details')
  await copyAhead(page.host, [second, 'WO-0', third])
  expect(page.failed).toEqual(['details'])
  page.reconnect()
  await waitFor(() => expect(copyAfter(NETWORK, page.host, third)).toBeDefined())
  expect(copyAfter(NETWORK, page.host, 'WO-0')).toBeUndefined()
})

test('loads no further order ahead of time after the session has ended', async () => {
  const [first, second] = [await backend.accepted(), await backend.accepted()]
  const page = await aPageWithDetails()
  page.responses.length = 0
  const arrive = page.delayNext('details')
  const ahead = copyAhead(page.host, [first.workOrderNumber, second.workOrderNumber])
  await waitFor(() => expect(page.responses).toEqual(['itemTypes', 'details']))
  page.signIn({ username: '' })
  arrive()
  await ahead
  expect(page.responses).toEqual(['itemTypes', 'details'])
})

test('loads orders ahead of time once the user has signed in again, where the session had expired', async () => {
  const [first, second] = [await backend.accepted(), await backend.accepted()]
  const page = await aPageWithDetails()
  page.fail(new ApiError('unauthorised', 'test', 401))
  await copyAhead(page.host, [first.workOrderNumber, second.workOrderNumber])
  expect(page.failed).toEqual(['itemTypes', 'details'])
  page.recover()
  page.signIn({})
  await waitFor(() => expect(copyAfter(NETWORK, page.host, second.workOrderNumber)).toBeDefined())
  expect(copyAfter(NETWORK, page.host, first.workOrderNumber)).toBeDefined()
})

test('keeps an order again after its change, for the next stop', async () => {
  const page = await aPageWithDetails()
  await saveComment(page)
  await waitFor(() => expect(page.responses.slice(-3)).toEqual(['details', 'update', 'details']))
  await expectSavedCopy(page)
})

test('keeps no order whose request was sent before its change and whose response arrives after that', async () => {
  const page = await aPageWithDetails()
  const arrive = page.delayNext('details')
  page.reopen('details').unmount()
  await waitFor(() => expect(page.responses).toEqual(['details', 'details']))
  await saveComment(page)
  await waitFor(() => expect(page.responses.slice(-2)).toEqual(['update', 'details']))
  await act(async () => arrive())
  await expectSavedCopy(page)
})

test('keeps a changed order again once the device is connected, where the network was lost after the save', async () => {
  const page = await aPageWithDetails()
  page.loseNetworkAfter('update')
  await saveComment(page)
  await waitFor(() => expect(page.failed).toEqual(['details']))
  const offline = page.reopen('details')
  expect(await screen.findByText(FAILED)).toBeInTheDocument()
  expect(screen.queryByText(AS_OF)).not.toBeInTheDocument()
  offline.unmount()
  page.responses.length = 0
  page.reconnect()
  await waitFor(() => expect(page.responses).toEqual(['details']))
  await expectSavedCopy(page)
})

test.each([
  ['a refusal of the server', { error: new ApiError('refused', 'test', 403), hasOutbox: true }],
  ['an unreadable response', { error: new ApiError('unreadable', 'test'), hasOutbox: true }],
  ['a host without an outbox', { error: NETWORK, hasOutbox: false }],
])('shows no earlier order after %s', async (_, { error, hasOutbox }) => {
  const { reopen, fail } = await aPageWithDetails({ hasOutbox })
  fail(error)
  reopen('update')
  expect(await screen.findByText(FAILED)).toBeInTheDocument()
  expect(screen.queryByText(AS_OF)).not.toBeInTheDocument()
})

test('forgets the orders of a user whose session has ended', async () => {
  const { reopen, fail, signIn } = await aPageWithDetails()
  signIn({ username: 'omar' })
  fail(NETWORK)
  reopen('update')
  expect(await screen.findByText(FAILED)).toBeInTheDocument()
  expect(screen.queryByText(AS_OF)).not.toBeInTheDocument()
})

test('keeps the orders of a user who signs in again, and none whose load ends after the session', async () => {
  const { host, signIn, workOrderNumber } = await aPageWithDetails()
  const copy = () => copyAfter(NETWORK, host, workOrderNumber)
  signIn({})
  const loaded = copy()?.loaded
  if (!loaded) throw new Error('The second sign-in has deleted the copy.')
  const keep = prepareCopy(host)
  signIn({ username: '' })
  keep(loaded)
  expect(copy()).toBeUndefined()
})

describe('in the page after one that a phone has closed', () => {
  /** The hosts of two pages of a session, with the calls of a page. */
  async function twoPages() {
    const page = await aPageWithDetails()
    const copies = createMemoryCopies()
    const aPage = (find = copies.find) =>
      createTestHost({ api: page.host.api, outbox: createMemoryOutbox(), copies: { ...copies, find } }).host
    const first = aPage()
    const number = (await backend.accepted()).workOrderNumber
    return { page, first, aPage, number }
  }

  /** The copy that a page finds when its call fails. */
  async function found(host: PortalHost, number: string) {
    prepareCopy(host)
    await copiesRead(host)
    return copyAfter(NETWORK, host, number)?.loaded.workOrder.workOrderNumber
  }

  test('finds an order that was loaded ahead, until it is changed or gone', async () => {
    const { page, first, aPage, number } = await twoPages()
    await copyAhead(first, [number, page.workOrderNumber])
    await copiesRead(first)
    expect(await found(aPage(), number)).toBe(number)

    const second = aPage()
    expect(await found(second, number)).toBe(number)
    page.fail(NETWORK)
    await copyAhead(second, [])
    second.orders.announce({ workOrderNumber: number, kind: 'updated' })
    expect(copyAfter(NETWORK, second, number)).toBeUndefined()
    await waitFor(async () => expect(await found(aPage(), number)).toBeUndefined())
    page.fail(new ApiError('refused', 'test', 404))
    await copyAhead(second, [page.workOrderNumber])
    expect(await found(aPage(), page.workOrderNumber)).toBeUndefined()
  })

  test('finds no earlier state of an order that was changed before a list has wanted orders ahead of time', async () => {
    const { page, first, aPage, number } = await twoPages()
    await copyAhead(first, [number])
    const second = aPage()
    expect(await found(second, number)).toBe(number)
    page.fail(NETWORK)
    second.orders.announce({ workOrderNumber: number, kind: 'updated' })
    await copiesRead(second)
    expect(await found(aPage(), number)).toBeUndefined()
  })

  test('finds the orders of an earlier page, also after one that could neither read them nor reach the server', async () => {
    const { page, first, aPage, number } = await twoPages()
    await copyAhead(first, [number])
    page.fail(NETWORK)
    const second = aPage(async () => undefined)
    await copyAhead(second, [number])
    expect(await found(second, number)).toBeUndefined()
    expect(await found(aPage(), number)).toBe(number)
  })

  test('finds no order of a page that has loaded none ahead, as on a desk', async () => {
    const { first, aPage, number } = await twoPages()
    prepareCopy(first)(await first.api.orderDetails(number))
    await copiesRead(first)
    expect(copyAfter(NETWORK, first, number)).toBeDefined()
    expect(await found(aPage(), number)).toBeUndefined()
  })
})
