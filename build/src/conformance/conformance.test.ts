import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApi } from '@carrier-portal/contract'
import { fakeHost } from '@carrier-portal/contract/testing'
import { root } from '../workspaces.ts'
import { type Finding, findingsOf, type Tried } from './findings.ts'
import { hostVersions } from './hostVersions.ts'
import type { Look } from './measurement.ts'
import { hostOfMinor } from './page/hostOfMinor.ts'
import { isPassed, printTrials } from './report.ts'
import type { Trial } from './runKit.ts'

test.each([
  ['1.0.0', ['1.0.0']],
  ['1.1.0', ['1.1.0', '1.0.0']],
  ['1.4.2', ['1.4.2', '1.3.0']],
  ['2.0.0', ['2.0.0']],
])('on host contract %s a remote is tried on %j', (present, versions) => {
  expect(hostVersions(present).map(({ version }) => version)).toEqual(versions)
})

test('a host of an earlier minor lacks what came later', () => {
  const { host } = fakeHost({ api: createApi({ baseUrl: '', getToken: () => undefined }) })
  const added = { '1.1': ['locale'], '1.2': ['work.touch', 'drafts'] }
  expect(hostOfMinor(host, '1.0.0', added)).toMatchObject({ contract: '1.0.0', nav: host.nav })
  expect(Object.keys(host).filter((key) => !(key in hostOfMinor(host, '1.0.0', added)))).toEqual(['drafts', 'locale'])
  expect(Object.keys(hostOfMinor(host, '1.1.0', added).work)).toEqual(['hold'])
  expect(hostOfMinor(host, '1.2.0', added)).toEqual({ ...host, contract: '1.2.0' })
})

const look: Look = {
  timers: [],
  listeners: { 'window resize': 1 },
  pending: 0,
  writes: [],
  reacts: 1,
  faults: [],
  globals: [],
  styleElements: 2,
  styleRules: 100,
  elements: 1,
  nodes: 500,
  jsEventListeners: 50,
}

function aTried(after: Partial<Look> = {}, parts: Partial<Tried['measurement']> = {}): Tried {
  return {
    declaration: {
      name: 'mfe-a',
      route: 'a',
      navigation: null,
      contract: '^1.0',
      opensOrders: false,
      budgetKb: 10,
      writes: ['search_filters'],
    },
    container: 'mfe_a',
    weights: new Map([
      ['entry.js', 4 * 1024],
      ['screen.js', 5 * 1024],
      ['late.js', 99 * 1024],
    ]),
    measurement: {
      host: { version: '1.0.0', is: 'this minor' },
      contract: '^1.0',
      shown: [{ face: 'screen', elements: 9, text: 'Orders' }],
      before: { ...look, listeners: {} },
      warm: look,
      after: { ...look, ...after },
      mounts: 50,
      origin: 'http://host',
      asked: [{ origin: 'http://host', path: '/remote/entry.js', status: 200 }],
      screenFiles: ['entry.js', 'screen.js'],
      faults: [],
      ...parts,
    },
  }
}

const failed = (findings: readonly Finding[]) =>
  findings.flatMap(({ check, reasons }) => reasons.map((reason) => `${check}: ${reason}`))

test('a remote that keeps its promises passes all checks', () => {
  const after = { writes: ['search_filters'], globals: ['mfe_a', 'webpackChunkmfe_a'], nodes: 540 }
  expect(failed(findingsOf(aTried(after)))).toEqual([])
})

test.each([
  ['a global', aTried({ globals: ['leaked'] }), 'no undeclared globals: window.leaked'],
  [
    'another storage entry',
    aTried({ writes: ['patient'] }),
    'no undeclared storage: writes patient, which remote.json does not name under "writes"',
  ],
  ['a second React', aTried({ reacts: 2 }), 'one React on the page: 2 copies of react-dom draw on the page'],
  ['a timer', aTried({ timers: ['interval 60000'] }), 'nothing left behind: 1 timers left: interval 60000 ms'],
  [
    'a listener',
    aTried({ listeners: { 'window resize': 3 } }),
    'nothing left behind: 2 listeners of window resize left',
  ],
  ['a style element', aTried({ styleElements: 52 }), 'nothing left behind: 50 style elements left'],
  ['an element', aTried({ elements: 2 }), 'nothing left behind: 1 elements in the body left'],
  ['nodes', aTried({ nodes: 600 }), 'nothing left behind: 100 nodes in memory left'],
  [
    'another origin',
    aTried({}, { asked: [{ origin: 'https://x.example', path: '/', status: 0 }] }),
    'no undeclared network: asked for https://x.example/',
  ],
  [
    'a path of its own',
    aTried({}, { asked: [{ origin: 'http://host', path: '/evil', status: 200 }] }),
    'no undeclared network: asked for http://host/evil',
  ],
  [
    'a missing chunk',
    aTried({}, { asked: [{ origin: 'http://host', path: '/remote/x.js', status: 404 }] }),
    'no undeclared network: /remote/x.js answered 404',
  ],
  [
    'too much weight',
    aTried({}, { screenFiles: ['entry.js', 'late.js'] }),
    'size budget, brotli: 103.0 of 10 KiB in 2 files; the heaviest is late.js',
  ],
  [
    'a blank screen',
    aTried({}, { shown: [{ face: 'screen', elements: 3, text: ' ' }] }),
    'is shown without errors: screen shows nothing',
  ],
  ['an error', aTried({}, { faults: ['error: x'] }), 'is shown without errors: error: x'],
  ['two ranges', aTried({}, { contract: '^1.1' }), 'host contract: remote.ts says ^1.1, remote.json says ^1.0'],
  [
    'a newer host',
    aTried({}, { host: { version: '3.0.0', is: 'this minor' } }),
    'host contract: remote.json asks for ^1.0: too-old',
  ],
])('%s is found', (_, tried, reason) => {
  expect(failed(findingsOf(tried))).toEqual([reason])
})

test('the table says what failed and why, and what was not asked for', () => {
  const host = { version: '1.1.0', is: 'this minor' as const }
  const before = { version: '1.0.0', is: 'the minor before' as const }
  const trials = [
    { host, findings: findingsOf(aTried({ reacts: 2 })) },
    { host: before, findings: [] },
  ]
  expect(isPassed(trials)).toBe(false)
  const said = printTrials('mfe-a', trials).join('\n')
  expect(said).toContain('FAILED one React on the page')
  expect(said).toContain('           2 copies of react-dom draw on the page')
  expect(said).toContain('not asked for')
})

test('in a browser, a remote that breaks every promise is found out', () => {
  const dist = mkdtempSync(join(tmpdir(), 'naughty-'))
  expect(run('naughty/buildNaughty.ts', 'mfe-order-history', dist)).toMatchObject({ status: 0 })
  const { status, stdout } = run('cli.ts', 'mfe-order-history', '--built', dist, '--json')
  rmSync(dist, { recursive: true })
  expect(status).toBe(1)
  const { passed, trials } = JSON.parse(stdout) as { passed: boolean; trials: readonly Trial[] }
  expect(passed).toBe(false)
  const found = failed(trials[0]?.findings ?? []).join('\n')
  for (const fault of [
    'remote.ts says ^1.1',
    'unhandled rejection: Error: nobody caught this',
    "against the page's policy: connect-src https://elsewhere.example",
    'window.leaked',
    'writes patient',
    'writes spoor',
    'timers left: interval 60000 ms',
    '50 listeners of window resize left',
    '50 style elements left',
    'elements in the body left',
  ])
    expect(found).toContain(fault)
}, 180_000)

test('a name that is no remote is not tried', () => {
  expect(run('cli.ts', 'shell')).toMatchObject({ status: 2, stderr: expect.stringContaining('Name one of') })
})

function run(script: string, ...line: readonly string[]) {
  const file = join(__dirname, script)
  return spawnSync(process.execPath, ['--import', 'tsx', file, ...line], {
    encoding: 'utf8',
    cwd: root,
    timeout: 160_000,
  })
}
