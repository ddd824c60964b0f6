import { act, render, screen } from '@testing-library/react'
import { useStore } from './HostProvider.tsx'
import { createEmitter, createStore, type Store } from './store.ts'

function Reader({ store }: { store: Store<string> }) {
  return <p>{useStore(store)}</p>
}

test('renders the new value of a store', () => {
  const store = createStore('before')
  render(<Reader store={store} />)
  act(() => store.set('after'))
  expect(screen.getByText('after')).toBeInTheDocument()
})

test('an error of a subscriber is reported, and the others are notified', () => {
  const reported: unknown[] = []
  globalThis.reportError = (error) => void reported.push(error)
  const [store, events] = [createStore('before'), createEmitter<string>()]
  const fault = new Error('a remote')
  const notified: string[] = []
  for (const subscribe of [store.subscribe, events.subscribe]) {
    subscribe(() => {
      throw fault
    })
    subscribe(() => void notified.push(store.get()))
  }
  store.set('after')
  events.emit('event')
  expect(notified).toEqual(['after', 'after'])
  expect(reported).toEqual([fault, fault])
})

test('subscriptions of the same function are called and ended one by one', () => {
  const [store, events] = [createStore(0), createEmitter<number>()]
  for (const { subscribe, change } of [
    { subscribe: store.subscribe, change: store.set },
    { subscribe: events.subscribe, change: events.emit },
  ]) {
    const refetch = jest.fn()
    const unsubscribe = subscribe(refetch)
    subscribe(refetch)
    change(1)
    expect(refetch).toHaveBeenCalledTimes(2)
    unsubscribe()
    change(2)
    expect(refetch).toHaveBeenCalledTimes(3)
  }
})
