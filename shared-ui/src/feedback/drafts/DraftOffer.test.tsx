import { createApi, createMemoryDrafts } from '@carrier-portal/contract'
import { createTestHost } from '@carrier-portal/contract/testing'
import { render, screen } from '@testing-library/react'
import { RemoteProviders } from '../providers/RemoteProviders.tsx'
import { DraftOffer } from './DraftOffer.tsx'
import { keepEarlierDrafts } from './earlierDrafts.ts'

test.each([
  [
    'en',
    [
      /^Restore what you typed at 10:42:41\sAM$/,
      /^Restore what you typed at 10:42:05\sAM$/,
      /^Restore what you typed at 10:41\sAM$/,
    ],
  ],
  [
    'es',
    [
      /^Restaurar lo que escribió \(10:42:41\sa\.m\.\)$/,
      /^Restaurar lo que escribió \(10:42:05\sa\.m\.\)$/,
      /^Restaurar lo que escribió \(10:41\sa\.m\.\)$/,
    ],
  ],
] as const)(
  'offers drafts of one minute with their seconds, and one of another minute without, in %s',
  (locale, texts) => {
    jest.useFakeTimers({ now: Date.parse('2026-11-21T15:45:00Z') })
    const { host } = createTestHost({ api: createApi({ baseUrl: '', getToken: () => undefined }), locale })
    const drafts = createMemoryDrafts(Date.now)
    const earlier = ['2026-11-21T15:42:41Z', '2026-11-21T15:42:05Z', '2026-11-21T15:41:59Z']
    keepEarlierDrafts(
      drafts,
      'accept:WO-1',
      earlier.map((time) => ({ value: time, keptAt: Date.parse(time) })),
    )
    const settings = { ...host.settings, timeZone: 'America/New_York' }
    render(
      <RemoteProviders host={{ ...host, drafts, settings }}>
        <DraftOffer draftKey="accept:WO-1" dirty={false} onRestore={() => undefined} />
      </RemoteProviders>,
    )
    const buttons = screen.getAllByRole('button', { name: /^(Restore|Restaurar)$/ })
    expect(buttons).toHaveLength(texts.length)
    for (const [index, text] of texts.entries()) expect(buttons[index]).toHaveAccessibleDescription(text)
    jest.useRealTimers()
  },
)
