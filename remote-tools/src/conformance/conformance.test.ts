import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApi } from '@carrier-portal/contract'
import { createTestHost } from '@carrier-portal/contract/testing'
import { repository } from '../testing/repository.ts'
import { type Evidence, type Finding, findingsOf } from './findings.ts'
import { hostVersions } from './hostVersions.ts'
import type { PageSnapshot } from './measurement.ts'
import { hostOfMinor } from './page/hostOfMinor.ts'
import { formatReport, isPassed } from './report.ts'
import type { KitResult } from './runKit.ts'
import { startTestServer } from './testServer.ts'

/** The remote under whose name the builds with faults are made. */
const REMOTE = 'mfe-order-history'
/** A run of the kit takes half a minute on an idle machine, and minutes on one that other work keeps busy. */
const KIT_LIMIT_MS = 600_000

test.each([
  ['1.0.0', ['1.0.0']],
  ['1.1.0', ['1.1.0', '1.0.0']],
  ['1.4.2', ['1.4.2', '1.3.0', '1.0.0']],
  ['2.0.0', ['2.0.0']],
])('host contract %s is tested on %j', (present, versions) => {
  expect(hostVersions(present).map(({ version }) => version)).toEqual(versions)
})

test('the host of an earlier minor version lacks members added later', () => {
  const { host } = createTestHost({ api: createApi({ baseUrl: '', getToken: () => undefined }) })
  const added = { '1.1': ['locale'], '1.2': ['work.touch', 'drafts'] }
  expect(hostOfMinor(host, '1.0.0', added)).toMatchObject({ contract: '1.0.0', nav: host.nav })
  expect(Object.keys(host).filter((key) => !(key in hostOfMinor(host, '1.0.0', added)))).toEqual(['drafts', 'locale'])
  expect(Object.keys(hostOfMinor(host, '1.1.0', added).work)).toEqual(['hold'])
  expect(hostOfMinor(host, '1.2.0', added)).toEqual({ ...host, contract: '1.2.0' })
})

const snapshot: PageSnapshot = {
  timers: [],
  listeners: { 'window resize': 1 },
  pending: 0,
  writes: [],
  reactCopies: 1,
  errors: [],
  navigations: [],
  globals: [],
  styleElements: 2,
  styleRules: 100,
  elements: 1,
  nodes: 500,
  jsEventListeners: 50,
  heap: 4_000_000,
}

function evidenceWith(after: Partial<PageSnapshot> = {}, parts: Partial<Evidence['measurement']> = {}): Evidence {
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
    sizes: new Map([
      ['entry.js', 4 * 1024],
      ['screen.js', 5 * 1024],
      ['late.js', 99 * 1024],
    ]),
    measurement: {
      host: { version: '1.0.0', label: 'current minor' },
      contract: '^1.0',
      views: [{ view: 'screen', elements: 9, text: 'Orders', violations: [] }],
      before: { ...snapshot, listeners: {} },
      warm: snapshot,
      half: snapshot,
      after: { ...snapshot, ...after },
      operated: [{ view: 'screen', count: 12, faults: [] }],
      afterControls: snapshot,
      mounts: 50,
      origin: 'http://host',
      requests: [{ origin: 'http://host', path: '/remote/entry.js', status: 200 }],
      screenFiles: ['entry.js', 'screen.js'],
      errors: [],
      errorsOfControls: [],
      ...parts,
    },
  }
}

const failed = (findings: readonly Finding[]) =>
  findings.flatMap(({ check, reasons }) => reasons.map((reason) => `${check}: ${reason}`))

test('a conforming remote passes all checks', () => {
  const after = { writes: ['search_filters'], globals: ['mfe_a', 'webpackChunkmfe_a'], nodes: 540 }
  expect(failed(findingsOf(evidenceWith(after)))).toEqual([])
})

test.each([
  ['a global', evidenceWith({ globals: ['leaked'] }), 'no undeclared globals: window.leaked'],
  [
    'another storage entry',
    evidenceWith({ writes: ['patient'] }),
    'no undeclared storage: writes patient, which is not listed under "writes" in remote.json',
  ],
  ['a second React', evidenceWith({ reactCopies: 2 }), 'one React on the page: 2 copies of react-dom on the page'],
  ['a timer', evidenceWith({ timers: ['interval 60000'] }), 'no leaks: 1 timers still running: interval 60000 ms'],
  [
    'a listener',
    evidenceWith({ listeners: { 'window resize': 3 } }),
    'no leaks: 2 listeners of window resize not removed',
  ],
  ['a style element', evidenceWith({ styleElements: 52 }), 'no leaks: 50 style elements not removed'],
  ['an element', evidenceWith({ elements: 2 }), 'no leaks: 1 elements in the body not removed'],
  ['nodes', evidenceWith({ nodes: 600 }), 'no leaks: 100 nodes in memory not removed'],
  [
    'another origin',
    evidenceWith({}, { requests: [{ origin: 'https://x.example', path: '/', status: 0 }] }),
    'no undeclared network: requested https://x.example/',
  ],
  [
    'a path of its own',
    evidenceWith({}, { requests: [{ origin: 'http://host', path: '/evil', status: 200 }] }),
    'no undeclared network: requested http://host/evil',
  ],
  [
    'a missing chunk',
    evidenceWith({}, { requests: [{ origin: 'http://host', path: '/remote/x.js', status: 404 }] }),
    'no undeclared network: /remote/x.js returned 404',
  ],
  [
    'too much weight',
    evidenceWith({}, { screenFiles: ['entry.js', 'late.js'] }),
    'size budget, brotli: 103.0 of 10 KiB in 2 files; the heaviest is late.js',
  ],
  [
    'a blank screen',
    evidenceWith({}, { views: [{ view: 'screen', elements: 3, text: ' ', violations: [] }] }),
    'renders without errors: screen renders nothing',
  ],
  [
    'a violation of axe',
    evidenceWith({}, { views: [{ view: 'screen', elements: 3, text: 'a', violations: ['label: an input'] }] }),
    'no violations of axe: screen: label: an input',
  ],
  [
    'growing memory',
    evidenceWith({ heap: 4_000_000 + 25 * 25 * 1024 }),
    'heap growth: 625 of 600 KiB in 25 mounts, without workers and images',
  ],
  [
    'growing memory in few mounts',
    evidenceWith({ heap: 4_000_000 + 25 * 25 * 1024 }, { mounts: 10 }),
    'heap growth: 625 of 600 KiB in 5 mounts, without workers and images',
  ],
  [
    'a control that throws',
    evidenceWith({}, { operated: [{ view: 'screen', count: 1, faults: ['button "Save": error: x'] }] }),
    'controls work: screen: button "Save": error: x',
  ],
  [
    'a timer of a control',
    evidenceWith({}, { afterControls: { ...snapshot, timers: ['timeout 10000', 'interval 1000'] } }),
    'controls work: timers still running: interval 1000 ms',
  ],
  [
    'an element of a control',
    evidenceWith({}, { afterControls: { ...snapshot, elements: 2 } }),
    'controls work: 1 elements in the body not removed',
  ],
  ['an error', evidenceWith({}, { errors: ['error: x'] }), 'renders without errors: error: x'],
  ['two ranges', evidenceWith({}, { contract: '^1.1' }), 'host contract: remote.ts says ^1.1, remote.json says ^1.0'],
  [
    'a newer host',
    evidenceWith({}, { host: { version: '3.0.0', label: 'current minor' } }),
    'host contract: remote.json requires ^1.0: too-old',
  ],
])('reports %s', (_, evidence, reason) => {
  expect(failed(findingsOf(evidence))).toEqual([reason])
})

test("the kit's page has the portal's content security policy", async () => {
  const server = await startTestServer({ page: '', remote: '', backend: 'http://127.0.0.1' })
  const { headers } = await fetch(server.address)
  await server.stop()
  const policy = headers.get('Content-Security-Policy')
  for (const directive of ["connect-src 'self';", "form-action 'self';", "base-uri 'none';", "frame-ancestors 'none';"])
    expect(policy).toContain(directive)
})

test('the report lists failed checks with reasons and skipped versions', () => {
  const results = [
    { subject: 'host contract 1.1.0 (current minor)', findings: findingsOf(evidenceWith({ reactCopies: 2 })) },
    { subject: 'host contract 1.0.0 (previous minor)', findings: [] },
  ]
  expect(isPassed(results)).toBe(false)
  const output = formatReport('mfe-a', results).join('\n')
  expect(output).toContain('FAILED one React on the page')
  expect(output).toContain('           2 copies of react-dom on the page')
  expect(output).toContain('skipped: ')
})

describe('builds of a remote with faults, in a browser', () => {
  let folder: string
  const dist = (fixture: string) => join(folder, fixture)

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'non-conforming-'))
    const builder = join(__dirname, 'nonConforming/buildNonConforming.ts')
    expect(run(builder, REMOTE, {}, join(repository, REMOTE), folder)).toMatchObject({ status: 0 })
  }, KIT_LIMIT_MS)
  afterAll(() => rmSync(folder, { recursive: true }))

  test(
    'reports every fault of a non-conforming remote in a browser',
    () => {
      const { status, passed, results } = conformanceOf(dist('faulty'))
      expect([status, passed]).toEqual([5, false])
      const found = failed(results[0]?.findings ?? []).join('\n')
      for (const fault of [
        'remote.ts says ^1.1',
        'unhandled rejection: Error: unhandled in the fixture',
        'content security policy: connect-src https://elsewhere.example',
        'window.leaked',
        'writes patient',
        'writes trace',
        'timers still running: interval 60000 ms',
        '50 listeners of window resize not removed',
        '50 style elements not removed',
        'elements in the body not removed',
        'label: Form elements must have labels',
        'of 600 KiB in 25 mounts',
        'screen: button "Throw": error: Uncaught Error: pressed in the fixture',
        'screen: button "Reject": unhandled rejection: Error: late in the fixture',
        'screen: button "Leave": navigates the page to',
        'screen: link "History": navigates the page to',
        'opens a browser dialog: alert',
        'listeners not removed: window resize, document scroll',
      ])
        expect(found).toContain(fault)
    },
    KIT_LIMIT_MS,
  )

  test(
    'reports that the module of a throwing remote does not load, and every fault of its embeddable module',
    () => {
      mkdirSync(join(dist('throwing'), 'embed'))
      copyFileSync(join(__dirname, 'nonConforming/embed.mjs'), join(dist('throwing'), 'embed/v1.js'))
      const { status, results } = conformanceOf(dist('throwing'))
      expect(status).toBe(5)
      expect(results[0]?.findings).toMatchObject(doesNotLoad('Error: evaluation of the fixture'))
      const found = failed(results.find(({ subject }) => subject === 'embed/v1.js')?.findings ?? []).join('\n')
      for (const fault of [
        'renders without errors: console: mounted',
        'mount with an unknown option onsave: was accepted',
        'mount with no element: was accepted',
        'update({ locale }) changes no text',
        'update() loses typed values',
        'events were: dirty true, closed',
        "1 nodes left in the host's element",
        'timers still running: interval 60000',
        'of 600 KiB in 10 mounts',
        'details: label: Form elements must have labels',
      ])
        expect(found).toContain(fault)
    },
    KIT_LIMIT_MS,
  )

  test(
    'reports that the module of a hanging remote does not load',
    () => {
      const kit = join(repository, 'remote-tools/src/testing/runKitForContract.ts')
      const limits = '{"loadLimitMs":2000}'
      const { stdout } = run(kit, REMOTE, {}, join(repository, REMOTE), '^1.2', dist('hanging'), limits)
      const [first] = JSON.parse(stdout) as readonly KitResult[]
      expect(first?.findings).toMatchObject(doesNotLoad('not finished within 2 s'))
    },
    KIT_LIMIT_MS,
  )

  test(
    'ends with the reason when the browser does not start',
    () => {
      const { status, stderr } = conformance(REMOTE, { CHROMIUM: '/bin/false' }, '--built', dist('faulty'))
      expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining('/bin/false') })
    },
    KIT_LIMIT_MS,
  )
})

const doesNotLoad = (reason: string) => [
  { check: 'renders without errors', facts: 'load', reasons: [expect.stringContaining(reason)] },
]

test('fails in a folder without a remote', () => {
  expect(conformance('shell', {})).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('contains no remote.json'),
  })
})

/** The exit status and the JSON of the kit's command for a build. */
function conformanceOf(dist: string) {
  const { status, stdout } = conformance(REMOTE, {}, '--built', dist, '--json')
  const { passed, results } = JSON.parse(stdout) as { passed: boolean; results: readonly KitResult[] }
  return { status, passed, results }
}

function conformance(workspace: string, environment: Readonly<Record<string, string>>, ...args: readonly string[]) {
  const command = join(repository, 'remote-tools/bin/carrier-portal.mjs')
  return run(command, workspace, environment, 'conformance', ...args)
}

function run(
  file: string,
  workspace: string,
  environment: Readonly<Record<string, string>>,
  ...args: readonly string[]
) {
  return spawnSync(process.execPath, ['--import', 'tsx', file, ...args], {
    encoding: 'utf8',
    cwd: join(repository, workspace),
    env: { ...process.env, ...environment },
    timeout: KIT_LIMIT_MS,
  })
}
