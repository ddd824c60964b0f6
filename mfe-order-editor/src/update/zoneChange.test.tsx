import { ApiError, type LineItemUpdate } from '@carrier-portal/contract'
import { createMemoryOutbox } from '@carrier-portal/contract/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { type ChangedApi, editorOnBackend, updateForm } from '../testing/openEditor.tsx'

const backend = editorOnBackend()

const fill = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } })

test('restores a time that was typed in another zone as the same moment, and leaves untouched times alone', async () => {
  const { workOrderNumber } = await backend.accepted(({ lineItems }) => lineItems.length > 1)
  const first = await backend.open('update', workOrderNumber)
  let form = await updateForm()
  fill(form.field('Item 1 pickup time'), '2026-11-20T13:05')
  const draft = await waitFor(() => {
    const kept = first.host.drafts.find(`update:${workOrderNumber}`)
    expect(kept).toBeDefined()
    return kept
  })
  first.unmount()

  const settings = { timeZone: 'America/Chicago' }
  const second = await backend.open('update', workOrderNumber, undefined, { settings })
  second.host.drafts.keep(`update:${workOrderNumber}`, draft?.value)
  form = await updateForm()
  const untouched = form.field('Item 2 pickup time')
  const before = untouched instanceof HTMLInputElement ? untouched.value : undefined
  await second.user.click(form.button('Restore'))
  expect(form.field('Item 1 pickup time')).toHaveValue('2026-11-20T12:05')
  expect(form.field('Item 2 pickup time')).toHaveValue(before)
})

test('keeps the meaning of typed times when the device enters another zone while the form is open', async () => {
  const { workOrderNumber } = await backend.accepted()
  const zone = jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
  // From Node 26 on, the zone is read from Temporal as in a browser.
  const { Temporal } = globalThis as { readonly Temporal?: { readonly Now: { timeZoneId(): string } } }
  const temporalZone = Temporal && jest.spyOn(Temporal.Now, 'timeZoneId')
  const enter = (timeZone: string) => {
    zone.mockReturnValue({ timeZone, locale: 'en-US', calendar: 'gregory', numberingSystem: 'latn' })
    temporalZone?.mockReturnValue(timeZone)
  }
  enter('America/New_York')
  const sent: LineItemUpdate[] = []
  const record: ChangedApi = (api) => ({
    updateLineItems: (payload, options) => {
      sent.push(payload)
      if (sent.length === 1) return Promise.reject(new ApiError('refused', 'updateLineItems', 500))
      return api.updateLineItems(payload, options)
    },
  })
  const { user, closed } = await backend.open('update', workOrderNumber, record, { settings: { timeZone: undefined } })
  const form = await updateForm()
  fill(form.field('Item 1 pickup time'), '2026-11-20T13:05')
  enter('America/Chicago')
  await user.type(form.field('Pickup Signature'), 'R. Diaz')
  await user.click(form.save())
  await screen.findByRole('alert')
  await user.click(form.save())
  await waitFor(() => expect(closed).toEqual(['UPDATE_SUCCESS']))
  expect(sent[1]?.lineItems[0]).toMatchObject({
    pickupTimeActual: '11/20/2026 01:05 PM ET',
    pickupTimeOffset: '-05:00',
  })
  zone.mockRestore()
  temporalZone?.mockRestore()
})

test('opens an unsent save that was typed in another zone with the same moment', async () => {
  const { workOrderNumber } = await backend.accepted()
  const outbox = createMemoryOutbox()
  const unreachable: ChangedApi = () => ({
    updateLineItems: () => Promise.reject(new ApiError('network', 'updateLineItems')),
  })
  const first = await backend.open('update', workOrderNumber, unreachable, { outbox })
  let form = await updateForm()
  fill(form.field('Item 1 pickup time'), '2026-11-20T13:05')
  await first.user.type(form.field('Pickup Signature'), 'R. Diaz')
  await first.user.click(form.save())
  await waitFor(() => expect(first.closed).toEqual(['CLOSED']))
  first.unmount()

  await backend.open('update', workOrderNumber, undefined, { outbox, settings: { timeZone: 'America/Chicago' } })
  form = await updateForm()
  expect(form.field('Item 1 pickup time')).toHaveValue('2026-11-20T12:05')
})
