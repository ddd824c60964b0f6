/** @jest-environment @carrier-portal/remote-tools/jest/browserEnvironment */
import { HOST_CONTRACT_VERSION } from '@carrier-portal/contract'
import { aRegisteredRemote, aRemoteVersion } from '@carrier-portal/contract/testing'
import { prefetchLists } from './prefetchLists.ts'

const version = (base: string) => ({ versions: { '1.0.0': aRemoteVersion({ base }) } })

function prefetched(pageOrigin = 'https://portal.example') {
  const page = document.implementation.createHTMLDocument()
  const options = {
    registry: {
      schema: 1,
      revision: 1,
      updatedAt: '2026-11-21T10:00:00.000Z',
      remotes: {
        shown: aRegisteredRemote(),
        other: aRegisteredRemote({ ...version('/r/other/1/'), route: 'other' }),
        elsewhere: aRegisteredRemote({ ...version('https://evil.example/r/1/'), route: 'elsewhere' }),
        editor: aRegisteredRemote({ ...version('/r/editor/1/'), route: 'order/:id', navigation: null }),
      },
    },
    user: { username: 'dana', carriers: [] },
    shown: 'shown',
    hostContract: HOST_CONTRACT_VERSION,
    pageOrigin,
    allowedOrigins: [],
  } as const
  prefetchLists(page, options)
  prefetchLists(page, options)
  return [...page.querySelectorAll('link')]
}

test('prefetches the files of the other screens of the navigation once, from allowed origins only', () => {
  expect(prefetched().map(({ href }) => href)).toEqual([
    'https://portal.example/r/other/1/remoteEntry.aa11.js',
    'https://portal.example/r/other/1/static/screen.bb22.js',
  ])
})

test('gives a prefetched file the attributes of the script that will use it', () => {
  const [link] = prefetched()
  expect(link?.rel).toBe('prefetch')
  expect(link?.crossOrigin).toBe('anonymous')
  expect(link?.integrity).toMatch(/^sha384-/)
})
