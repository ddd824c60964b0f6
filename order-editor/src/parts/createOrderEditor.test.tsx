import { render } from '@testing-library/react'
import * as React from 'react'
import type { OrderEditorOptions } from '../v1.ts'
import { orderEditorFactory } from './createOrderEditor.ts'

const calls: string[] = []
const OrderEditor = orderEditorFactory((element, { workOrderNumber }) => {
  calls.push(`mount ${element.className} ${workOrderNumber}`)
  return {
    update: (options) => calls.push(`update ${options.workOrderNumber}`),
    unmount: async () => void calls.push('unmount'),
  }
})(React)

const props: OrderEditorOptions & { className: string } = {
  className: 'container',
  view: 'update',
  workOrderNumber: 'WO-1',
  apiBaseUrl: '',
  getAccessToken: () => 'token',
}

test('mounts, updates and unmounts with the host’s own React', () => {
  const { rerender, unmount } = render(<OrderEditor {...props} />)
  rerender(<OrderEditor {...props} workOrderNumber="WO-2" />)
  rerender(<OrderEditor {...props} workOrderNumber="WO-2" apiBaseUrl="https://api.example" />)
  unmount()
  expect(calls).toEqual([
    'mount container WO-1',
    'update WO-1',
    'update WO-2',
    'unmount',
    'mount container WO-2',
    'update WO-2',
    'unmount',
  ])
})
