import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createApi } from '@carrier-portal/contract'
import { createTestHost } from '@carrier-portal/contract/testing'
import { failedReasons } from '../testing/failedReasons.ts'
import { repository } from '../testing/repository.ts'
import { type Evidence, findingsOf } from './findings.ts'
import { hostVersions } from './hostVersions.ts'
import type { PageSnapshot } from './measurement.ts'
import { ADDED_IN, hostOfMinor } from './page/hostOfMinor.ts'
import { formatReport, isPassed } from './report.ts'
import { startTestServer } from './testServer.ts'

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

test('the members that earlier hosts lack are those that the contract marks with the version that added them', () => {
  const folder = join(repository, 'contract/src/host')
  const sources = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'))
  const interfaces = new Map(
    sources
      .flatMap((text) => [...text.matchAll(/^export interface (\w+).*?^}/gms)])
      .map(([text, name]) => [name, text]),
  )
  const membersOf = (name: string) => [
    ...(interfaces.get(name) ?? '').matchAll(
      /(?:Since (\d+\.\d+)\.(?:(?!\*\/).)*\*\/\s+)?^ {2}(?:readonly )?(\w+)\??[:(] ?(\w*)/gms,
    ),
  ]
  const marked = membersOf('PortalHost').flatMap(([, since, name, type = '']) => [
    ...(since ? [[since, name]] : []),
    ...(since ? [] : membersOf(type).flatMap(([, added, inner]) => (added ? [[added, `${name}.${inner}`]] : []))),
  ])
  const listed = Object.entries(ADDED_IN).flatMap(([since, names]) => names.map((name) => [since, name]))
  expect(marked.toSorted()).toEqual(listed.toSorted())
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
      afterControls: { ...snapshot, ...after },
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

test('a conforming remote passes all checks', () => {
  const after = { writes: ['search_filters'], globals: ['mfe_a', 'webpackChunkmfe_a'], nodes: 540 }
  expect(failedReasons(findingsOf(evidenceWith(after)))).toEqual([])
})

test.each([
  ['a global', evidenceWith({ globals: ['leaked'] }), 'no undeclared globals: window.leaked'],
  [
    'another storage entry',
    evidenceWith({ writes: ['patient'] }),
    'no undeclared storage: writes patient, which is not listed under "writes" in remote.json',
  ],
  [
    'a global of a control',
    evidenceWith({}, { afterControls: { ...snapshot, globals: ['saved'] } }),
    'no undeclared globals: window.saved',
  ],
  [
    'a storage entry of a control',
    evidenceWith({}, { afterControls: { ...snapshot, writes: ['patient'] } }),
    'no undeclared storage: writes patient, which is not listed under "writes" in remote.json',
  ],
  [
    'a React that the kit cannot count',
    evidenceWith({ reactCopies: 0 }),
    'one React on the page: 0 copies of react-dom on the page',
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
  [
    'two ranges',
    evidenceWith({}, { contract: '^1.1' }),
    'host contract: remote.ts says ^1.1, remote.json says ^1.0; give both the same range',
  ],
  [
    'an earlier host',
    evidenceWith({}, { host: { version: '0.9.0', label: 'current minor' } }),
    'host contract: remote.json requires ^1.0, a later version than this one; lower the range, or install newer packages of the portal',
  ],
  [
    'a newer host',
    evidenceWith({}, { host: { version: '3.0.0', label: 'current minor' } }),
    'host contract: remote.json requires ^1.0, an earlier version than this one supports; raise the range',
  ],
])('reports %s', (_, evidence, reason) => {
  expect(failedReasons(findingsOf(evidence))).toEqual([reason])
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
