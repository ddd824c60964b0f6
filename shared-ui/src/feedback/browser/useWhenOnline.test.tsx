import { act, render } from '@testing-library/react'
import { useWhenOnline } from './useWhenOnline.ts'

function Listening({ onOnline }: { readonly onOnline: () => void }) {
  useWhenOnline(onOnline)
  return null
}

test('calls the newest handler once, also where another listener of the event has rendered the component before', () => {
  const [first, second] = [jest.fn(), jest.fn()]
  // Browsers run the renders that a listener causes before they call the next one.
  const renderAgain = () => act(() => view.rerender(<Listening onOnline={second} />))
  window.addEventListener('online', renderAgain)
  const view = render(<Listening onOnline={first} />)
  window.dispatchEvent(new Event('online'))
  window.removeEventListener('online', renderAgain)
  expect(first).not.toHaveBeenCalled()
  expect(second).toHaveBeenCalledTimes(1)
})
