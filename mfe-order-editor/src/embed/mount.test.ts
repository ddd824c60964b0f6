/** @jest-environment @carrier-portal/remote-tools/jest/browserEnvironment */

import type { OrderEditorOptions } from '@carrier-portal/order-editor/v1'
import { mount } from './mount.ts'

const options: OrderEditorOptions = {
  view: 'update',
  workOrderNumber: 'WO-1',
  apiBaseUrl: '',
  getAccessToken: () => 'token',
}

test.each([[null], [undefined], ['#editor']])('rejects %p in place of an element by a TypeError', (element) => {
  expect(() => mount(element as never, options)).toThrow(
    new TypeError('order-editor: mount needs an Element to mount into'),
  )
})

test('names an unknown option in a TypeError and adds nothing to the element', () => {
  const element = document.createElement('div')
  const misspelt = { ...options, onsave: () => undefined }
  expect(() => mount(element, misspelt)).toThrow(new TypeError('order-editor: onsave is no option'))
  expect(element.childElementCount).toBe(0)
})
