import { aRegisteredRemote, aRemoteVersion } from '@carrier-portal/contract/testing'
import { addressesToKeep } from './addressesToKeep.ts'

const pageOrigin = 'https://portal.example'
const user = { username: 'dana', carriers: [] }
const registryOf = (state: 'active' | 'blocked') => {
  const version = aRemoteVersion({ base: '/r/mfe-a/1.0.0-ab/', entry: 'entry.1.js', preload: ['screen.2.js'], state })
  const remotes = { 'mfe-a': aRegisteredRemote({ active: '1.0.0', versions: { '1.0.0': version } }) }
  return { schema: 1, revision: 1, updatedAt: '2026-11-21T10:00:00Z', remotes } as const
}

test("adds the files of each remote in the user's version to the loaded ones, without repetition", () => {
  const folder = `${pageOrigin}/r/mfe-a/1.0.0-ab/`
  const loaded = [`${pageOrigin}/assets/main.1.js`, `${folder}entry.1.js`]
  expect(addressesToKeep(registryOf('active'), user, { loaded, pageOrigin })).toEqual([
    ...loaded,
    `${folder}screen.2.js`,
  ])
})

test('adds no file of a blocked version', () => {
  expect(addressesToKeep(registryOf('blocked'), user, { loaded: [], pageOrigin })).toEqual([])
})
