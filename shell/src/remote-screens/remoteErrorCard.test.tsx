import { renderUi } from '@carrier-portal/shared-ui/testing'
import { screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { RemoteErrorCard } from './RemoteErrorCard.tsx'

test.each([
  ['without another version', false, 'Still loading. The screen opens by itself.'],
  ['while another version is loading', true, 'Trying the last version that worked…'],
])('says that a screen with a slow download is still loading, %s', (_, isTrying, sentence) => {
  renderUi(
    <MemoryRouter>
      <RemoteErrorCard
        failure={{ stage: 'download', reason: 'timeout' }}
        isTrying={isTrying}
        onTryAgain={() => undefined}
      />
    </MemoryRouter>,
  )
  expect(screen.getByRole('heading', { name: 'This screen is not available yet' })).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('The download is slow.')
  expect(screen.getByRole('status')).toHaveTextContent(sentence)
})
