import { pilotHash } from '@carrier-portal/contract/registry'
import { aRegisteredRemote, aRemoteVersion } from '@carrier-portal/contract/testing'
import { preloadElements, remotePreloads } from './remotePreloads.ts'

const registry = {
  schema: 1,
  revision: 1,
  updatedAt: '2026-11-21T10:00:00.000Z',
  remotes: {
    'mfe-orders-available': aRegisteredRemote(),
    'mfe-order-editor': aRegisteredRemote({
      route: 'order/:id',
      versions: { '1.0.0': aRemoteVersion({ state: 'blocked', reason: 'broken' }) },
    }),
  },
} as const

const files = [
  '/r/mfe-orders-available/1.0.0-3f2a9c1e/remoteEntry.aa11.js',
  '/r/mfe-orders-available/1.0.0-3f2a9c1e/static/screen.bb22.js',
]

test.each([
  ['/', files],
  ['/available-orders', files],
  ['/order/WO-1', []],
  ['/login', []],
])('the page at %s preloads the files %j', (path, expected) => {
  expect(remotePreloads(registry, path, 'dana').map(({ address }) => address)).toEqual(expected)
})

test('preloads nothing while a trial for carriers may choose another version, except for a user of the trial', () => {
  const pilots = { salt: 's', carriers: [pilotHash('s', 'NORTH')], users: [pilotHash('s', 'dana')] }
  const rollout = { version: '1.1.0', percent: 0, salt: 's', pilots }
  const versions = { '1.0.0': aRemoteVersion(), '1.1.0': aRemoteVersion({ base: '/r/new/' }) }
  const trial = { ...registry, remotes: { 'mfe-orders-available': aRegisteredRemote({ rollout, versions }) } }
  expect(remotePreloads(trial, '/', 'omar')).toEqual([])
  expect(remotePreloads(trial, '/', 'dana')[0]?.address).toMatch(/^\/r\/new\//)
})

test('preloads nothing of a version that the shell refuses because of its host contract', () => {
  const versions = { '1.0.0': aRemoteVersion({ contract: '^99.0' }) }
  const refused = { ...registry, remotes: { 'mfe-orders-available': aRegisteredRemote({ versions }) } }
  expect(remotePreloads(refused, '/', 'dana')).toEqual([])
})

test('preloads no style sheet, because its element is one for scripts', () => {
  const { preload, integrity } = aRemoteVersion()
  const styled = aRemoteVersion({
    preload: [...preload, 'static/night.css'],
    integrity: { ...integrity, 'static/night.css': 'sha384-x' },
  })
  const remotes = { 'mfe-orders-available': aRegisteredRemote({ versions: { '1.0.0': styled } }) }
  expect(remotePreloads({ ...registry, remotes }, '/', 'dana').map(({ address }) => address)).toEqual(files)
})

test('puts the integrity into the element, so that the browser fetches the file once', () => {
  expect(preloadElements([{ address: '/a.js', integrity: 'sha384-x' }])).toBe(
    '<link rel="preload" as="script" href="/a.js" crossorigin="anonymous" integrity="sha384-x" />',
  )
})
