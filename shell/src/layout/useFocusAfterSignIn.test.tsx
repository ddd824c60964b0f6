import { render, screen } from '@testing-library/react'
import { useFocusAfterSignIn } from './useFocusAfterSignIn.ts'

/** A dialog whose form is replaced by its results while the sign-in dialog is open over it. */
function DialogOfPage({ isInert, isFinished }: { isInert: boolean; isFinished: boolean }) {
  useFocusAfterSignIn(isInert)
  return (
    <>
      <div role="dialog" aria-label="Decline 2 orders" tabIndex={-1}>
        {!isFinished && <textarea aria-label="Reason for Decline" />}
        <button type="button" disabled>
          Declining
        </button>
        <button type="button">Close</button>
      </div>
      {isInert && <input aria-label="Password" />}
    </>
  )
}

test.each([
  ['the control that had it', false, 'Reason for Decline'],
  ['the first enabled button of the dialog, where that control was removed', true, 'Close'],
])('after a sign-in over the page the focus is on %s', (_, isFinished, name) => {
  const { rerender } = render(<DialogOfPage isInert={false} isFinished={false} />)
  screen.getByLabelText('Reason for Decline').focus()
  rerender(<DialogOfPage isInert isFinished={isFinished} />)
  screen.getByLabelText('Password').focus()
  rerender(<DialogOfPage isInert={false} isFinished={isFinished} />)
  expect(document.activeElement).toHaveAccessibleName(name)
})
