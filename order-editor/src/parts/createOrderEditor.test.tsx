import { render } from '@testing-library/react'
import * as React from 'react'
import { renderToString } from 'react-dom/server'
import type { OrderEditorHandle, OrderEditorOptions } from '../v1.ts'
import { orderEditorFactory } from './createOrderEditor.ts'
import { type Mount, mountReporting } from './mountReporting.ts'

const calls: string[] = []
const mountInto: Mount = (element, { workOrderNumber }) => {
  calls.push(`mount ${element.className} ${workOrderNumber}`)
  return {
    update: (options) => calls.push(`update ${options.workOrderNumber}`),
    reopen: () => calls.push('reopen'),
    resume: () => calls.push('resume'),
    unmount: async () => void calls.push('unmount'),
  }
}
const OrderEditor = orderEditorFactory(mountInto)(React)

const props: OrderEditorOptions & { className: string } = {
  className: 'container',
  view: 'update',
  workOrderNumber: 'WO-1',
  apiBaseUrl: '',
  getAccessToken: () => 'token',
}

beforeEach(() => void calls.splice(0))

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

test('continues after a sign-in by resume() of its ref, which is empty once the component is gone', () => {
  const ref = React.createRef<OrderEditorHandle>()
  const { unmount } = render(<OrderEditor {...props} ref={ref} />)
  ref.current?.resume()
  unmount()
  expect(ref.current).toBeNull()
  expect(calls).toEqual(['mount container WO-1', 'update WO-1', 'resume', 'unmount'])
})

test('renders an empty element on a server, where the editor is not mounted', () => {
  expect(renderToString(<OrderEditor {...props} />)).toBe('<div class="container"></div>')
  expect(calls).toEqual([])
})

test('shows the editor without a ref in a page that passes only the three functions of earlier versions', () => {
  const { createElement, useEffect, useRef } = React
  const Earlier = orderEditorFactory(mountInto)({ createElement, useEffect, useRef })
  render(<Earlier {...props} />)
  expect(calls).toEqual(['mount container WO-1', 'update WO-1'])
})

test('keeps the editor while the API’s address is invalid, and mounts again for the next valid one', () => {
  const { rerender } = render(<OrderEditor {...props} />)
  rerender(<OrderEditor {...props} apiBaseUrl={undefined as never} />)
  rerender(<OrderEditor {...props} apiBaseUrl="http://api.example" />)
  rerender(<OrderEditor {...props} />)
  expect(calls).toEqual(['mount container WO-1', 'update WO-1', 'update WO-1', 'update WO-1', 'update WO-1'])
  rerender(<OrderEditor {...props} apiBaseUrl="https://api.example" />)
  expect(calls.slice(5)).toEqual(['unmount', 'mount container WO-1', 'update WO-1'])
})

test('a prop that is not passed any more has its default again, also after a render with an invalid one', () => {
  let current: Partial<OrderEditorOptions> = {}
  const apply = (options: Partial<OrderEditorOptions>) => {
    if (options.workOrderNumber === '') throw new TypeError('workOrderNumber must be the number of an order')
    current = { ...current, ...options }
  }
  const Reporting = orderEditorFactory(
    mountReporting((_, options) => {
      apply(options)
      return { update: apply, reopen: () => undefined, resume: () => undefined, unmount: async () => undefined }
    }),
  )(React)
  const more = { theme: 'dark', locale: 'es', hidePatientNames: true, onSaved: () => undefined } as const
  const required = { ...props, onError: () => undefined }
  const { rerender } = render(<Reporting {...required} {...more} />)
  expect(current).toMatchObject(more)
  rerender(<Reporting {...required} workOrderNumber="" />)
  rerender(<Reporting {...required} />)
  const { className: _, ...passed } = required
  expect(current).toEqual(passed)
})

test.each([
  [
    'throws',
    () => {
      throw new Error('toast is not defined')
    },
    'toast is not defined',
  ],
  ['is no function', 'log' as never, 'is not a function'],
])('keeps the host’s tree when its onError %s, and reports that as an error of the page', (_, onError, message) => {
  const reported: string[] = []
  globalThis.reportError = (error) => reported.push(String(error))
  const Reporting = orderEditorFactory(
    mountReporting(() => {
      throw new TypeError('onError must be a function')
    }),
  )(React)
  const { container } = render(<Reporting {...props} onError={onError} />)
  expect(container.querySelector('.container')).not.toBeNull()
  expect(reported).toEqual([expect.stringContaining(message)])
})

test('keeps the host’s tree and reports once when the host has no order any more', () => {
  const refuseBlank = ({ workOrderNumber }: Partial<OrderEditorOptions>) => {
    if (workOrderNumber === '') throw new TypeError('workOrderNumber must be the number of an order')
  }
  const Reporting = orderEditorFactory(
    mountReporting((_, options) => {
      refuseBlank(options)
      return { update: refuseBlank, reopen: () => undefined, resume: () => undefined, unmount: async () => undefined }
    }),
  )(React)
  function Host({ selected }: { readonly selected?: string }) {
    const [problems, setProblems] = React.useState<readonly string[]>([])
    const onError: OrderEditorOptions['onError'] = ({ code, message }) =>
      setProblems((before) => [...before, `${code} ${message}`])
    return (
      <main>
        {problems.join()}
        <Reporting {...props} workOrderNumber={selected ?? ''} onError={onError} />
      </main>
    )
  }
  const { rerender, container } = render(<Host selected="WO-1" />)
  rerender(<Host />)
  expect(container).toHaveTextContent(/^options TypeError: workOrderNumber must be the number of an order$/)
  expect(container.querySelector('.container')).not.toBeNull()
})
