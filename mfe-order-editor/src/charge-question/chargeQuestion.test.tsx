import { UiProvider } from '@carrier-portal/shared-ui/feedback'
import { act, render, screen } from '@testing-library/react'
import { ChargeQuestion } from './ChargeQuestion.tsx'

test('means no on Back, as on Escape', () => {
  let back: (() => void) | undefined
  const interceptBack = (onBack: () => void) => {
    back = onBack
    return () => undefined
  }
  const onChoice = jest.fn()
  render(
    <UiProvider scope="embedded" interceptBack={interceptBack}>
      <ChargeQuestion question="Sure?" onChoice={onChoice} />
    </UiProvider>,
  )
  expect(screen.getByRole('alertdialog', { name: 'Sure?' })).toBeInTheDocument()
  act(() => back?.())
  expect(onChoice.mock.calls).toEqual([[false]])
})
