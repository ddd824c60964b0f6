import userEvent from '@testing-library/user-event'

/**
 * A simulated user who pauses between no two keys. A click is not refused for `pointer-events`, because that check computes
 * the styles of every ancestor, a tenth of the time of the component tests.
 */
export function setUpUser() {
  return userEvent.setup({ delay: null, pointerEventsCheck: 0 })
}
