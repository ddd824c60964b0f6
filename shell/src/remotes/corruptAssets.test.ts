/**
 * @jest-environment @carrier-portal/remote-tools/jest/browserEnvironment
 * @jest-environment-options {"url": "https://portal.example/"}
 */
import { isLoadedRemoteFile, refetchCorruptAssets } from './corruptAssets.ts'
import { NO_FACTS } from './remoteState.ts'

const facts = {
  'mfe-order-history': { ...NO_FACTS, base: '/r/mfe-order-history/1.0.0/' },
  'mfe-reports': { ...NO_FACTS, base: 'https://r.example/mfe-reports/1.0.0/' },
  'mfe-order-editor': NO_FACTS,
}

test.each([
  ['https://portal.example/r/mfe-order-history/1.0.0/12.js', true],
  ['https://r.example/mfe-reports/1.0.0/12.js', true],
  ['https://portal.example/r/mfe-order-history/1.1.0/12.js', false],
  ['https://portal.example/r/mfe-order-editor/1.0.0/12.js', false],
  ['https://portal.example/assets/12.js', false],
  ['https://evil.example/r/mfe-order-history/1.0.0/12.js', false],
  ['', false],
])('reports whether %s is a file of a loaded version: %s', (address, expected) => {
  expect(isLoadedRemoteFile(address, facts, 'https://portal.example')).toBe(expected)
})

test('refetches a failed script of a loaded remote, and no other file', () => {
  const refetched: string[] = []
  refetchCorruptAssets(
    window,
    () => facts,
    async (addresses) => void refetched.push(...addresses),
  )
  for (const src of ['/r/mfe-order-history/1.0.0/12.js', '/assets/12.js']) {
    const script = document.createElement('script')
    // Keeps jsdom from running the script; only its error event matters.
    script.type = 'text/plain'
    script.src = src
    document.head.append(script)
    script.dispatchEvent(new Event('error'))
    script.remove()
  }
  window.dispatchEvent(new ErrorEvent('error', { message: 'x' }))
  expect(refetched).toEqual(['https://portal.example/r/mfe-order-history/1.0.0/12.js'])
})
