import type { Registry } from '@carrier-portal/contract/registry'
import { anEmbedRegistry, blockedExcept, NEW, OLD } from '../testing/anEmbedRegistry.ts'
import { type EmbedFile, embedFile } from './embedFiles.ts'

const old: EmbedFile = { state: 'found', address: '/r/editor/1.0.0-a/embed/v1.js', etag: `"${OLD}"` }
const next: EmbedFile = { state: 'found', address: '/r/editor/1.1.0-b/embed/v1.js', etag: `"${NEW}"` }
const scan: EmbedFile = { state: 'found', address: '/r/editor/1.1.0-b/embed/scan.2.js', etag: undefined }
const missing: EmbedFile = { state: 'missing' }
const allBlocked = blockedExcept('none')

test.each<[string, string, Registry, EmbedFile]>([
  ['v1.js', 'the version for all users during a trial', anEmbedRegistry(), old],
  ['v1.js', 'the promoted version', anEmbedRegistry({ active: '1.1.0', rollout: null }), next],
  ['stable/v1.js', 'the version for all users during a trial', anEmbedRegistry(), old],
  ['canary/v1.js', "the trial's version", anEmbedRegistry(), next],
  ['canary/v1.js', 'the version for all users without a trial', anEmbedRegistry({ rollout: null }), old],
  ['canary/v1.js', 'the version for all users when the trial is blocked', blocked('1.0.0'), old],
  ['v1.js', 'the last known good version when the promoted one is blocked', blocked('1.1.0', '1.1.0'), next],
  ['v1.js', 'nothing when all versions are blocked', anEmbedRegistry({ versions: allBlocked }), missing],
  ['1.1.0/v1.js', 'the named version, for ever', anEmbedRegistry(), { ...next, etag: undefined }],
  ['1.0.0/v1.js', 'withdrawn when it is blocked', blocked('1.1.0'), { state: 'withdrawn', version: '1.0.0' }],
  ['1.1.0/scan.2.js', 'a further file of the named version', anEmbedRegistry(), scan],
  ['1.1.0/scan.2.js', 'a further file of an open page when it is blocked', blocked('1.0.0'), scan],
  ['1.0.0/scan.2.js', 'nothing of another version', anEmbedRegistry(), missing],
  ['2.0.0/v1.js', 'nothing of an unknown version', anEmbedRegistry(), missing],
  ['constructor/v1.js', 'nothing of a name inherited from Object', anEmbedRegistry(), missing],
  ['scan.2.js', 'a hashed name of any version', anEmbedRegistry(), scan],
  ['canary/scan.2.js', 'a hashed name of any version', anEmbedRegistry(), scan],
  ['../remoteEntry.aa11.js', 'nothing for an unknown name', anEmbedRegistry(), missing],
  ['v1.js', 'nothing without an editor', anEmbedRegistry({ opensOrders: false }), missing],
])('%s is %s', (name, _, registry, expected) => {
  expect(embedFile(registry, name)).toEqual(expected)
})

function blocked(usable: string, lastKnownGood: string | null = null): Registry {
  return anEmbedRegistry({ versions: blockedExcept(usable), lastKnownGood })
}
