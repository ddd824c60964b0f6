import { renderUi } from '@carrier-portal/shared-ui/testing'
import { screen } from '@testing-library/react'
import { ExactTime } from './ExactTime.tsx'

const at = '2026-11-21T15:42:05.000Z'

test.each([
  ['en', /^Nov 2[12], 2026, \d{1,2}:42:05 [AP]M$/],
  ['es', /^2[12] nov 2026, \d{1,2}:42:05 [ap]\.m\.$/],
] as const)('shows a time of the status page in the language %s and not in that of the browser', (locale, shown) => {
  renderUi(<ExactTime at={at} />, { locale })
  const time = screen.getByRole('time')
  expect(time.textContent?.replace(/\s/g, ' ')).toMatch(shown)
  expect(time).toHaveAttribute('datetime', at)
})
