import { renderUi } from '@carrier-portal/shared-ui/testing'
import { screen } from '@testing-library/react'
import { PhoneSentence } from './PhoneSentence.tsx'

const sentence = (phone: string) => `Call us at: ${phone} to reset your password.`

test.each([
  ['1-800-555-0100', 1],
  ['your dispatcher', 0],
])('shows a sentence with the phone text "%s" and %i links', (phone, links) => {
  renderUi(
    <main>
      <PhoneSentence phone={phone} sentence={sentence} />
    </main>,
  )
  expect(screen.getByRole('main')).toHaveTextContent(sentence(phone))
  expect(screen.queryAllByRole('link', { name: phone })).toHaveLength(links)
})
