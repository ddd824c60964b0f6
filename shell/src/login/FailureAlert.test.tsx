import { UiProvider } from '@carrier-portal/shared-ui/feedback'
import { act, render, screen } from '@testing-library/react'
import { FailureAlert } from './FailureAlert.tsx'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('counts down until a sign-in can be tried again, as a timer, whose changes are not announced', () => {
  render(
    <UiProvider scope="embedded">
      <FailureAlert failure={{ retryAt: Date.now() + 40_000 }} />
    </UiProvider>,
  )
  const alert = screen.getByRole('alert')
  const timer = screen.getByRole('timer')
  expect(alert).toHaveTextContent('There was a problem Logging in. Please try again in 40 seconds')
  act(() => jest.advanceTimersByTime(1000))
  expect(timer).toHaveTextContent('39 seconds')
  act(() => jest.advanceTimersByTime(38_000))
  expect(timer).toHaveTextContent('1 second')
  expect(alert).toContainElement(timer)
  act(() => jest.advanceTimersByTime(1000))
  expect(alert).toHaveTextContent(/^There was a problem Logging in. Please try again$/)
})

test('names a missing network beside a problem until the device is connected again', () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  render(
    <UiProvider scope="embedded">
      <FailureAlert failure="problem" />
    </UiProvider>,
  )
  expect(screen.getByRole('alert')).toHaveTextContent(/^There was a problem Logging in. Please try again$/)
  expect(screen.getByRole('status')).toHaveTextContent('You are offline')
  onLine.mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})
