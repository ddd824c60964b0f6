import type { RegisteredRemote, Registry } from '@carrier-portal/contract/registry'
import { aRegisteredRemote, aRemoteVersion } from '@carrier-portal/contract/testing'

/** The integrity of all files of the versions 0.9.0, 1.0.0 and 1.1.0. */
export const [OLDEST, OLD, NEW] = ['X', 'O', 'N'].map((letter) => `sha384-${letter.repeat(64)}`) as [
  string,
  string,
  string,
]

/** Version 1.0.0 for all users, a trial of 1.1.0 for 5 %, and 0.9.0, which is withdrawn. */
const editor = aRegisteredRemote({
  route: 'order/:id',
  navigation: null,
  opensOrders: true,
  active: '1.0.0',
  rollout: { version: '1.1.0', percent: 5, salt: 'x' },
  versions: {
    '0.9.0': { ...version('/r/editor/0.9.0-z/', OLDEST, 'embed/scan.0.js', '18'), state: 'blocked' },
    '1.0.0': version('/r/editor/1.0.0-a/', OLD, 'embed/scan.1.js', '19'),
    '1.1.0': version('/r/editor/1.1.0-b/', NEW, 'embed/scan.2.js', '20'),
  },
})

/** A registry with an embedded editor, in which parts of the editor may be replaced. */
export function anEmbedRegistry(parts: Partial<RegisteredRemote> = {}): Registry {
  const remotes = { 'mfe-a': aRegisteredRemote(), 'mfe-editor': { ...editor, ...parts } }
  return { schema: 1, revision: 1, updatedAt: '2026-11-21T10:00:00.000Z', remotes }
}

/** The versions of the editor, all blocked except one. */
export function blockedExcept(usable: string): RegisteredRemote['versions'] {
  return Object.fromEntries(
    Object.entries(editor.versions).map(([name, files]) => [
      name,
      { ...files, state: name === usable ? 'active' : 'blocked' },
    ]),
  )
}

function version(base: string, hash: string, scan: string, day: string) {
  return aRemoteVersion({
    base,
    publishedAt: `2026-11-${day}T10:00:00.000Z`,
    integrity: { 'remoteEntry.aa11.js': hash, 'static/screen.bb22.js': hash, 'embed/v1.js': hash, [scan]: hash },
  })
}
