import { aRegisteredRemote, aRemoteVersion } from '../testing/aRegisteredRemote.ts'
import { inspectRegistry, readRegistry } from './readRegistry.ts'

const head = { schema: 1, revision: 7, updatedAt: '2026-11-21T10:00:00.000Z' }
const whole = {
  ...head,
  remotes: {
    'mfe-orders-available': aRegisteredRemote(),
    'mfe-order-editor': aRegisteredRemote({ route: 'order/:id', navigation: null, opensOrders: true }),
  },
}

test('returns a registry without unknown keys', () => {
  expect(inspectRegistry(JSON.parse(JSON.stringify(whole)))).toEqual({ registry: whole, problems: [] })
  expect(readRegistry({ ...whole, extra: 1 })).toEqual(whole)
  expect(readRegistry({ ...whole, revision: 0 })?.revision).toBe(0)
})

test.each([
  ['no trial', null],
  ['a trial for 0 % of the users', { version: '1.0.0', percent: 0, salt: 'x' }],
  ['a trial for every user', { version: '1.0.0', percent: 100, salt: 'x' }],
  ['a trial with pilots', { version: '1.0.0', percent: 5, salt: 'x', pilots: { users: [0, 7], carriers: [] } }],
])('returns %s as it was written', (_, rollout) => {
  const remotes = { 'mfe-a': aRegisteredRemote({ rollout }) }
  expect(readRegistry({ ...head, remotes })?.remotes['mfe-a']?.rollout).toEqual(rollout)
})

test('returns a blocked version with its reason', () => {
  const versions = { '1.0.0': aRemoteVersion(), '1.1.0': aRemoteVersion({ state: 'blocked', reason: 'saves twice' }) }
  const remotes = { 'mfe-a': aRegisteredRemote({ versions }) }
  expect(readRegistry({ ...head, remotes })?.remotes['mfe-a']?.versions).toEqual(versions)
})

test.each([
  ['null', null, '"schema"'],
  ['a text', 'registry', '"schema"'],
  ['a list', [], '"schema"'],
  ['a page', '<!doctype html>', '"schema"'],
  ['another schema', { ...whole, schema: 2 }, '"schema"'],
  ['no revision', { ...whole, revision: undefined }, '"revision"'],
  ['half a revision', { ...whole, revision: 1.5 }, '"revision"'],
  ['a revision below zero', { ...whole, revision: -1 }, '"revision"'],
  ['no time', { ...whole, updatedAt: 'today' }, '"updatedAt"'],
  ['a time in the 13th month', { ...whole, updatedAt: '2026-13-01T10:00:00Z' }, '"updatedAt"'],
  ['a day without a time', { ...whole, updatedAt: '2026-11-21' }, '"updatedAt"'],
  ['a text before the time', { ...whole, updatedAt: 'at 2026-11-21T10:00:00Z' }, '"updatedAt"'],
  ['a text after the time', { ...whole, updatedAt: '2026-11-21T10:00:00Z (UTC)' }, '"updatedAt"'],
  ['a time in a list', { ...whole, updatedAt: [head.updatedAt] }, '"updatedAt"'],
  ['remotes as a list', { ...whole, remotes: [] }, '"remotes"'],
])('rejects %s with a problem that names the key', (_, json, problem) => {
  expect(inspectRegistry(json)).toEqual({ registry: undefined, problems: [expect.stringContaining(problem)] })
})

test.each([
  ['a route with an origin', { route: '//evil.example' }],
  ['a route of script', { route: 'javascript:alert(1)' }],
  ['no navigation and no null', { navigation: undefined }],
  ['a label in one language', { navigation: { label: { en: 'Orders' }, order: 1 } }],
  ['a label of blanks', { navigation: { label: { en: ' ', es: ' ' }, order: 1 } }],
  ['a label without Spanish', { navigation: { label: { en: 'Orders', es: ' ' }, order: 1 } }],
  ['a link without a position', { navigation: { label: { en: 'Orders', es: 'Pedidos' } } }],
  ['opensOrders as a text', { opensOrders: 'true' }],
  ['no active version', { active: null }],
  [
    'an active version that is no version, beside a trial',
    { active: 'latest', rollout: { version: '1.0.0', percent: 5, salt: 'x' } },
  ],
  ['a last known good version that is no version', { lastKnownGood: 'latest' }],
  ['a rollout that is no object', { rollout: 5 }],
  ['a rollout without a version', { rollout: { percent: 5, salt: 'x' } }],
  ['a rollout without a percentage', { rollout: { version: '1.0.0', salt: 'x' } }],
  ['a rollout of 101 %', { rollout: { version: '1.0.0', percent: 101, salt: 'x' } }],
  ['pilots that are no object', { rollout: { version: '1.0.0', percent: 5, salt: 'x', pilots: 7 } }],
  [
    'pilots of which one is no hash',
    { rollout: { version: '1.0.0', percent: 5, salt: 'x', pilots: { users: [1], carriers: [2, 'x'] } } },
  ],
  [
    'users that are no list',
    { rollout: { version: '1.0.0', percent: 5, salt: 'x', pilots: { users: 7, carriers: [] } } },
  ],
  [
    'pilots by name',
    { rollout: { version: '1.0.0', percent: 5, salt: 'x', pilots: { users: ['dana'], carriers: [] } } },
  ],
  ['a rollout without a salt', { rollout: { version: '1.0.0', percent: 5, salt: '' } }],
  ['versions as a list', { versions: [] }],
])('leaves out a remote with %s and keeps the others', (_, parts) => {
  const bad = { ...aRegisteredRemote({ route: 'bad-orders' }), ...parts }
  const { registry, problems } = inspectRegistry({ ...head, remotes: { ...whole.remotes, 'mfe-bad': bad } })
  expect(Object.keys(registry?.remotes ?? {})).toEqual(['mfe-orders-available', 'mfe-order-editor'])
  expect(problems).toEqual(['mfe-bad: left out, its entry is invalid'])
})

test.each([null, 'mfe', []])('leaves out a remote whose entry is %j', (entry) => {
  const { registry, problems } = inspectRegistry({ ...head, remotes: { ...whole.remotes, 'mfe-bad': entry } })
  expect(registry).toEqual(whole)
  expect(problems).toEqual(['mfe-bad: left out, its entry is invalid'])
})

const hash = `sha384-${'A'.repeat(64)}`

test.each([
  ['no integrity', { integrity: undefined }],
  ['no integrity of its entry', { integrity: { 'static/screen.bb22.js': hash } }],
  ['no integrity of a preload', { preload: ['static/other.js'] }],
  ['no integrity of its second preload', { preload: ['static/screen.bb22.js', 'static/other.js'] }],
  ['a weaker hash', { integrity: { 'remoteEntry.aa11.js': 'sha256-AAAA', 'static/screen.bb22.js': hash } }],
  ['an entry outside of its folder', { entry: '../evil.js', integrity: { '../evil.js': hash } }],
  ['an entry with an address', { entry: 'https://evil.example/e.js' }],
  ['an entry of Object itself', { entry: 'constructor' }],
  ['a base that is another origin in disguise', { base: '//evil.example/r/' }],
  ['a base with a back slash', { base: '/\\evil.example/' }],
  ['a base with a way up', { base: '/r/../evil/' }],
  ['a base without its slash', { base: '/r/mfe/1.0.0' }],
  ['a base over plain http', { base: 'http://cdn.example/r/' }],
  ['a base with a user', { base: 'https://portal@evil.example/' }],
  ['a base with a query', { base: 'https://cdn.example/?/' }],
  ['a base with a quotation mark', { base: '/r/"onload="alert(1)/' }],
  ['a base with an apostrophe', { base: "/r/'/" }],
  ['a base with an element', { base: 'https://cdn.example/<script>/' }],
  ['a base whose host has a quotation mark', { base: 'https://cdn"x.example/' }],
  ['a base of data', { base: 'data:text/javascript,alert(1)/' }],
  ['no contract range', { contract: 'latest' }],
  ['an unknown state', { state: 'paused' }],
  ['a reason of blanks', { reason: ' ' }],
  ['no time', { publishedAt: 'now' }],
])('leaves out a version with %s and keeps its remote', (_, parts) => {
  const versions = { '1.0.0': aRemoteVersion(), '1.1.0': { ...aRemoteVersion(), ...parts } }
  const { registry, problems } = inspectRegistry({
    ...head,
    remotes: { 'mfe-a': { ...aRegisteredRemote(), versions } },
  })
  expect(Object.keys(registry?.remotes['mfe-a']?.versions ?? {})).toEqual(['1.0.0'])
  expect(problems).toEqual(['mfe-a@1.1.0: left out, its entry is invalid'])
})

test.each(['https://cdn.example/r/mfe/1.0.0-aa/', 'http://127.0.0.1:4400/r/mfe/1.0.0-aa/', '/r/mfe/1.0.0-aa/'])(
  'accepts the base %s',
  (base) => {
    const versions = { '1.0.0': aRemoteVersion({ base }) }
    const { registry } = inspectRegistry({ ...head, remotes: { 'mfe-a': { ...aRegisteredRemote(), versions } } })
    expect(registry?.remotes['mfe-a']?.versions['1.0.0']?.base).toBe(base)
  },
)

test('reads a remote that only the users of a trial have', () => {
  const onTrial = aRegisteredRemote({ active: null, rollout: { version: '1.0.0', percent: 5, salt: 's' } })
  expect(inspectRegistry({ ...head, remotes: { 'mfe-a': onTrial } })).toEqual({
    registry: { ...head, remotes: { 'mfe-a': onTrial } },
    problems: [],
  })
})

test('reports two remotes on one route and a missing version', () => {
  const remotes = { 'mfe-a': aRegisteredRemote({ lastKnownGood: '0.9.0' }), 'mfe-b': aRegisteredRemote() }
  const { registry, problems } = inspectRegistry({ ...head, remotes })
  expect(Object.keys(registry?.remotes ?? {})).toEqual(['mfe-a'])
  expect(problems).toEqual([
    'mfe-a: names version 0.9.0, which it does not have',
    'mfe-b: left out, its route available-orders belongs to mfe-a as available-orders',
  ])
})

test.each([
  ['order/:number', ['mfe-order-editor']],
  ['order/x', ['mfe-order-editor']],
  ['order', ['mfe-order-editor', 'mfe-new']],
  ['order/:id/stops', ['mfe-order-editor', 'mfe-new']],
  ['orders/:id', ['mfe-order-editor', 'mfe-new']],
])(
  'with a second remote on %s, the one on order/:id and the remotes on other addresses are left: %j',
  (route, left) => {
    const remotes = {
      'mfe-order-editor': aRegisteredRemote({ route: 'order/:id' }),
      'mfe-new': aRegisteredRemote({ route }),
    }
    expect(Object.keys(readRegistry({ ...head, remotes })?.remotes ?? {})).toEqual(left)
  },
)

test('ignores a remote named __proto__', () => {
  const json = JSON.parse(
    `{"schema":1,"revision":1,"updatedAt":"2026-11-21T10:00:00Z","remotes":{"__proto__":{"x":1}}}`,
  )
  expect(readRegistry(json)?.remotes).toEqual({})
  expect(Object.hasOwn(Object.prototype, 'x')).toBe(false)
})
