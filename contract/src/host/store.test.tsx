import { act, render, screen } from '@testing-library/react'
import { useStore } from './HostProvider.tsx'
import { createStore, type Store } from './store.ts'

function Reader({ store }: { store: Store<string> }) {
  return <p>{useStore(store)}</p>
}

test('renders the new value of a store', () => {
  const store = createStore('before')
  render(<Reader store={store} />)
  act(() => store.set('after'))
  expect(screen.getByText('after')).toBeInTheDocument()
})
