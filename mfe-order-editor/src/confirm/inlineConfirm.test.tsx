import { UiProvider } from '@carrier-portal/shared-ui/feedback'
import { act, render, screen } from '@testing-library/react'
import { InlineConfirm } from './InlineConfirm.tsx'

test('means no on Back, as on Escape', () => {
  let back: (() => void) | undefined
  const interceptBack = (onBack: () => void) => {
    back = onBack
    return () => undefined
  }
  const onConfirm = jest.fn()
  const onClose = jest.fn()
  render(
    <UiProvider scope="embedded" interceptBack={interceptBack}>
      <InlineConfirm confirmation={{ text: 'Sure?', yes: 'Yes', no: 'No', onConfirm }} onClose={onClose} />
    </UiProvider>,
  )
  expect(screen.getByRole('alertdialog', { name: 'Sure?' })).toBeInTheDocument()
  act(() => back?.())
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(onConfirm).not.toHaveBeenCalled()
})
