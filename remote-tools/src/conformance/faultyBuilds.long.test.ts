import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  appendFileSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { failedReasons } from '../testing/failedReasons.ts'
import { anyScreenFolder, repository } from '../testing/repository.ts'
import type { KitResult } from './runKit.ts'

/** The remote under whose name the builds with faults are made. */
const REMOTE = basename(anyScreenFolder())
/** A run of the kit takes half a minute on an idle machine, and minutes on one that other work keeps busy. */
const KIT_LIMIT_MS = 600_000

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
      const found = failedReasons(results[0]?.findings ?? []).join('\n')
      for (const fault of [
        'remote.ts says ^1.1',
        'unhandled rejection: Error: unhandled in the fixture',
        'content security policy: connect-src https://elsewhere.example',
        'window.leaked',
        'writes patient',
        'writes trace',
        'writes assigned',
        'writes late_trace',
        'writes pressed',
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
      const embed = join(dist('throwing'), 'embed/v1.js')
      copyFileSync(join(__dirname, 'nonConforming/embed.mjs'), embed)
      appendFileSync(embed, `\n// ${randomBytes(250 * 1024).toString('base64')}\n`)
      const { status, results } = conformanceOf(dist('throwing'))
      expect(status).toBe(5)
      expect(results[0]?.findings).toMatchObject(doesNotLoad('Error: evaluation of the fixture'))
      const found = failedReasons(results.find(({ subject }) => subject === 'embed/v1.js')?.findings ?? []).join('\n')
      for (const fault of [
        'renders without errors: console: mounted',
        'mount with an unknown option onsave: was accepted',
        'mount with no element: was accepted',
        'update({ locale }) changes no text',
        'update() loses typed values',
        'events were: dirty true, dirty false',
        "1 nodes left in the host's element",
        'timers still running: interval 60000',
        'of 600 KiB in 10 mounts',
        'details: label: Form elements must have labels',
        'no undeclared globals: window.leaked',
        'no undeclared globals: window.saved',
        "no undeclared storage: writes patient, and the storage is the host page's",
        "no undeclared storage: writes pressed, and the storage is the host page's",
        'content security policy: connect-src https://elsewhere.example',
        'no undeclared network: requested http://127.0.0.1',
        'of 200 KiB in 1 files; the heaviest is embed/v1.js',
        'controls work: details: button "Throw": error: Uncaught Error: pressed in the fixture',
        'update: button "Leave": navigates the page to',
        'opens a browser dialog: alert',
        'listeners not removed: window resize, document scroll',
      ])
        expect(found).toContain(fault)
    },
    KIT_LIMIT_MS,
  )

  test(
    'reports that the module of a hanging remote does not load, and the step in which its embeddable module throws',
    () => {
      const embed = join(dist('hanging'), 'embed')
      const module = readFileSync(join(__dirname, 'nonConforming/embed.mjs'), 'utf8')
      mkdirSync(embed)
      writeFileSync(
        join(embed, 'v1.js'),
        module.replace('async unmount() {', "async unmount() {\n      throw new Error('unmount of the fixture')"),
      )
      const kit = join(repository, 'remote-tools/src/testing/runKitForContract.ts')
      const limits = '{"loadLimitMs":2000}'
      const { stdout } = run(kit, REMOTE, {}, join(repository, REMOTE), '^1.2', dist('hanging'), limits)
      expect((JSON.parse(stdout) as readonly KitResult[]).map(({ findings }) => findings)).toMatchObject([
        doesNotLoad('not finished within 2 s'),
        doesNotLoad('not finished within 2 s'),
        [],
        doesNotFinish('render details', 'Error: unmount of the fixture'),
      ])
    },
    KIT_LIMIT_MS,
  )

  test(
    'ends with the reason when a file of the build cannot be read',
    () => {
      const unreadable = join(dist('hanging'), 'large.js')
      writeFileSync(unreadable, '')
      // Node reads no file of this size at once. It occupies no space.
      truncateSync(unreadable, 2 ** 31)
      const { status, stderr } = conformance(REMOTE, {}, '--built', dist('hanging'))
      rmSync(unreadable)
      expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining('greater than 2 GiB') })
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

const doesNotFinish = (step: string, reason: string) => [
  { check: 'renders without errors', facts: step, reasons: [expect.stringContaining(reason)] },
]
const doesNotLoad = (reason: string) => doesNotFinish('load', reason)

test('fails in a folder without a remote', () => {
  expect(conformance('shell', {})).toMatchObject({
    status: 2,
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
