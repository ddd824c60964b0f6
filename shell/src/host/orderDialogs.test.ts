import { createOrderDialogs } from './orderDialogs.ts'

const NOTHING_AHEAD = { preload: () => undefined, prepare: () => undefined }
const request = { view: 'details', workOrderNumber: 'WO-1' } as const

test('keeps a dialog requested until it closes, and resolves open with its result', async () => {
  const dialogs = createOrderDialogs(NOTHING_AHEAD)
  const result = dialogs.open(request)
  const id = dialogs.requested.get()?.id ?? 0
  dialogs.close(id + 1, 'UPDATE_SUCCESS')
  expect(dialogs.requested.get()?.request).toBe(request)
  dialogs.close(id, 'UPDATE_SUCCESS')
  await expect(result).resolves.toBe('UPDATE_SUCCESS')
  expect(dialogs.requested.get()).toBeUndefined()
})

test('closes the open dialog when another one is opened', async () => {
  const dialogs = createOrderDialogs(NOTHING_AHEAD)
  const first = dialogs.open(request)
  const second = dialogs.open({ ...request, workOrderNumber: 'WO-2' })
  await expect(first).resolves.toBe('CLOSED')
  expect(dialogs.requested.get()?.request.workOrderNumber).toBe('WO-2')
  dialogs.closeCurrent()
  await expect(second).resolves.toBe('CLOSED')
})

test.each([
  [undefined],
  [{}],
  [{ view: 'fly', workOrderNumber: 'WO-1' }],
  [{ view: 'details', workOrderNumber: 1 }],
  [{ view: 'details', workOrderNumber: ' ' }],
])('refuses the request %j of a remote, and the open dialog stays', (wrong) => {
  const dialogs = createOrderDialogs(NOTHING_AHEAD)
  void dialogs.open(request)
  expect(() => Reflect.apply(dialogs.open, undefined, [wrong])).toThrow(TypeError)
  expect(dialogs.requested.get()?.request).toBe(request)
})
