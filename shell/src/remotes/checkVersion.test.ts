import type { RemoteVersion } from '@carrier-portal/contract/registry'
import { aRegisteredRemote } from '@carrier-portal/contract/testing'
import { findLoadObstacle, isBlocked, neededFiles } from './checkVersion.ts'

const HASH = `sha384-${'A'.repeat(64)}`

function aVersion(parts: Partial<RemoteVersion> = {}): RemoteVersion {
  return {
    base: '/r/mfe-order-history/1.0.0/',
    entry: 'remoteEntry.1.js',
    preload: [],
    integrity: { 'remoteEntry.1.js': HASH },
    contract: '^1.0',
    state: 'active',
    publishedAt: '2026-11-21T10:00:00Z',
    ...parts,
  }
}

const settings = { hostContract: '2.1.0', pageOrigin: 'https://portal.example', allowedOrigins: ['https://r.example'] }

test.each([
  ['a contract of the previous major', {}, undefined],
  ['the same major', { contract: '^2.0' }, undefined],
  ['a newer minor than ours', { contract: '^2.2' }, 'needs-newer-host'],
  ['a newer major', { contract: '^3.0' }, 'needs-newer-host'],
  ['two majors back', { contract: '^0.9' }, 'too-old'],
  ['an invalid range', { contract: 'latest' }, 'unreadable'],
  ['the state blocked', { state: 'blocked' }, 'blocked'],
  ['an allowed origin', { base: 'https://r.example/x/' }, undefined],
  ['another origin', { base: 'https://evil.example/x/' }, 'origin'],
  ['another port', { base: 'https://portal.example:8443/x/' }, 'origin'],
  ['an address without a scheme', { base: '//evil.example/x/' }, 'origin'],
  ['no integrity', { integrity: {} }, 'integrity'],
] as const)('returns the obstacle of a version with %s', (_, parts, reason) => {
  expect(findLoadObstacle(aVersion(parts), settings)).toBe(reason)
})

test("returns the addresses of a version's files below its base, the entry first", () => {
  expect(neededFiles(aVersion({ preload: ['screen.2.js'] }), 'https://portal.example')).toEqual([
    'https://portal.example/r/mfe-order-history/1.0.0/remoteEntry.1.js',
    'https://portal.example/r/mfe-order-history/1.0.0/screen.2.js',
  ])
})

test.each([
  ['a blocked version', 'mfe-a', '1.1.0', true],
  ['another version', 'mfe-a', '1.0.0', false],
  ['a version that it does not have', 'mfe-a', '1.2.0', false],
  ['a remote that it does not have', 'mfe-b', '1.1.0', false],
])('reports whether a registry blocks %s', (_, name, version, blocked) => {
  const versions = { '1.0.0': aVersion(), '1.1.0': aVersion({ state: 'blocked' }) }
  const registry = { schema: 1, revision: 1, updatedAt: '2026-11-21T10:00:00Z' } as const
  expect(isBlocked({ ...registry, remotes: { 'mfe-a': aRegisteredRemote({ versions }) } }, name, version)).toBe(blocked)
})
