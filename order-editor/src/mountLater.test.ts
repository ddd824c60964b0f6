/** @jest-environment @carrier-portal/remote-tools/jest/browserEnvironment */
import { mountLater } from './mountLater.ts'
import type { OrderEditorOptions } from './v1.ts'

const settled = () => new Promise((resolve) => setTimeout(resolve))
const events: string[] = []
const options: OrderEditorOptions = {
  view: 'update',
  workOrderNumber: 'WO-1',
  apiBaseUrl: '',
  getAccessToken: () => 'token',
  onError: ({ code, message }) => events.push(`${code} ${message}`),
}

const editorModule = {
  mount(_: Element, { workOrderNumber, view }: OrderEditorOptions) {
    if (workOrderNumber === '') throw new TypeError('workOrderNumber must be the number of an order')
    events.push(`mount ${workOrderNumber} ${view}`)
    return {
      update(changes: Partial<OrderEditorOptions>) {
        if (changes.workOrderNumber === '') throw new TypeError('workOrderNumber must be the number of an order')
        events.push(`update ${changes.workOrderNumber}`)
      },
      reopen: () => void events.push('reopen'),
      resume: () => void events.push('resume'),
      unmount: async () => void events.push('unmount'),
    }
  },
}
const element = document.createElement('div')

beforeEach(() => {
  events.length = 0
})

test('mounts after the load with the options of that moment, then passes calls on', async () => {
  const editor = mountLater(() => settled().then(() => editorModule))(element, options)
  editor.update({ workOrderNumber: 'WO-2' })
  expect(events).toEqual([])
  await settled()
  await settled()
  editor.update({ workOrderNumber: 'WO-3' })
  editor.reopen()
  editor.resume()
  await editor.unmount()
  expect(events).toEqual(['mount WO-2 update', 'update WO-3', 'reopen', 'resume', 'unmount'])
})

test('mounts nothing after an unmount during the load', async () => {
  const editor = mountLater(() => settled().then(() => editorModule))(element, options)
  await editor.unmount()
  await settled()
  expect(events).toEqual([])
})

test('reports a failed load', async () => {
  mountLater(() => Promise.reject(new Error('no portal')))(element, options)
  await settled()
  expect(events).toEqual(['load Error: no portal'])
})

test('reports an error of onError after a failed load as an error of the page', async () => {
  const reported: unknown[] = []
  globalThis.reportError = (error) => reported.push(error)
  const mistake = new Error('toast is not defined')
  mountLater(() => Promise.reject(new Error('no portal')))(element, {
    ...options,
    onError() {
      throw mistake
    },
  })
  await settled()
  expect(reported).toEqual([mistake])
})

test('reports invalid options after the load', async () => {
  mountLater(() => Promise.resolve(editorModule))(element, { ...options, workOrderNumber: '' })
  await settled()
  expect(events).toEqual(['options TypeError: workOrderNumber must be the number of an order'])
})

test('reports invalid options of an update, and again after valid ones', async () => {
  const editor = mountLater(() => Promise.resolve(editorModule))(element, options)
  await settled()
  for (const workOrderNumber of ['', '', 'WO-2', '']) editor.update({ workOrderNumber })
  const problem = 'options TypeError: workOrderNumber must be the number of an order'
  expect(events).toEqual(['mount WO-1 update', problem, 'update WO-2', problem])
})

test.each<[string, Partial<OrderEditorOptions> | undefined, () => Promise<typeof editorModule>, string]>([
  [
    'invalid options',
    { ...options, onError: undefined, workOrderNumber: '' },
    () => Promise.resolve(editorModule),
    'TypeError: workOrderNumber must be the number of an order',
  ],
  ['no options', undefined, () => Promise.resolve(editorModule), 'TypeError: Cannot destructure'],
  [
    'a failed load',
    { ...options, onError: undefined },
    () => Promise.reject(new Error('no portal')),
    'Error: no portal',
  ],
])('writes %s to the console once when the page has no onError', async (_, given, load, message) => {
  const written = jest.spyOn(console, 'error').mockReturnValue()
  const editor = mountLater(load)(element, given as OrderEditorOptions)
  await settled()
  editor.update({})
  expect(written.mock.calls).toEqual([[expect.stringContaining(message)]])
  written.mockRestore()
})

test('mounts with the first valid options, and with none after an unmount', async () => {
  const editor = mountLater(() => Promise.resolve(editorModule))(element, { ...options, workOrderNumber: '' })
  await settled()
  editor.update({ workOrderNumber: 'WO-2' })
  expect(events.slice(1)).toEqual(['mount WO-2 update'])
  const unmounted = mountLater(() => Promise.resolve(editorModule))(element, { ...options, workOrderNumber: '' })
  await settled()
  await unmounted.unmount()
  unmounted.update({ workOrderNumber: 'WO-3' })
  expect(events.at(-1)).toMatch('options TypeError')
})

test('rejects null in place of an element at once', () => {
  const mount = mountLater(() => Promise.resolve(editorModule))
  expect(() => mount(null as never, options)).toThrow('mount needs an Element')
})
