import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { releaseSummaries } from '@carrier-portal/hosting/release'
import { createHost } from '../../../hosting/src/host/createHost.ts'
import { aBuiltRemote, aTemporaryFolder } from '../../../hosting/src/release/testing/aBuiltRemote.ts'
import { publishTo, runReleaseOn } from '../../../hosting/src/release/testing/release.ts'
import { aSite, type Site } from '../../../hosting/src/testing/aSite.ts'
import { repository } from '../testing/repository.ts'
import { runVerb } from './runVerb.ts'
import { type FailingCommand, failures } from './testing/failures.ts'
import { toolHelp } from './toolHelp.ts'

const NAME = 'mfe-orders-available'
const COMMAND = join(repository, 'remote-tools/bin/carrier-portal.mjs')
const own = process.cwd()

/** Values for the words in capitals in a command line: folders and addresses. */
const values: Record<string, string> = {}
/** The tokens of the portal by name. */
const tokens: Record<string, string> = { none: '', unknown: 'unknown' }
let site: Site
let hosts: readonly ReturnType<typeof createHost>[]

beforeAll(async () => {
  site = await aSite()
  const { token, entry } = {
    token: '',
    entry: {},
    ...(await runReleaseOn(site.store, 'token team --remotes mfe-other --verbs publish')),
  }
  tokens.team = token
  const releaseTokens = join(site.folder, 'tokens.json')
  writeFileSync(releaseTokens, JSON.stringify({ tokens: [entry] }))
  hosts = [createHost({ ...site, releaseTokens }), createHost(site)]
  const [portal = '', closed = ''] = await Promise.all(hosts.map((host) => host.listen({ port: 0, host: '127.0.0.1' })))
  const store = aTemporaryFolder()
  await publishTo(store, { name: NAME })
  await publishTo(store, { name: NAME, version: '1.1.0' })
  const damaged = aTemporaryFolder()
  writeFileSync(join(damaged, 'registry.json'), '{')
  writeFileSync(join(damaged, 'file'), '')
  mkdirSync(join(damaged, NAME))
  Object.assign(values, {
    STORE: store,
    EMPTY: aTemporaryFolder(),
    NOTHING: '',
    LINES: 'a\nb',
    DAMAGED: damaged,
    FILE: join(damaged, 'file'),
    PUBLISHED: aBuiltRemote({ name: NAME, version: '1.1.0', code: 'other' }).workspace,
    NEW: aBuiltRemote({ name: NAME, version: '2.0.0' }).workspace,
    PORTAL: portal,
    CLOSED: closed,
    SECURE: portal.replace('http:', 'https:'),
    // The system gives no server such a low port, and fetch does not refuse it.
    NOWHERE: 'http://127.0.0.1:2',
  })
  values.TWICE = aTemporaryFolder()
  for (const version of ['1.0.0', '1.1.0'])
    writeFileSync(join(values.TWICE, `carrier-portal-contract-${version}.tgz`), '')
  values.SHARP = join(aTemporaryFolder(), 'C#')
  cpSync(aBuiltRemote({ name: NAME }).workspace, values.SHARP, { recursive: true })
  writeFileSync(join(aRemoteWith('VERSIONLESS'), 'package.json'), '{}')
  writeFileSync(join(aRemoteWith('NULL'), 'package.json'), 'null')
  writeFileSync(join(aRemoteWith('BROKEN'), 'package.json'), '{ "version": }')
  writeFileSync(join(aRemoteWith('COMMA'), 'remote.json'), '{ "name": "mfe-a", }')
  writeFileSync(join(aRemoteWith('MARKED'), 'remote.json'), `\uFEFF{ "name": "${NAME}" }`)
  writeFileSync(join(aRemoteWith('UNDECLARED'), 'remote.json'), '{}')
})
afterAll(async () => {
  process.chdir(own)
  await Promise.all(hosts.map((host) => host.close()))
  await site.close()
})

/** Adds a folder with a built remote to the values. */
function aRemoteWith(word: string): string {
  const { workspace } = aBuiltRemote({ name: NAME, version: '3.0.0' })
  values[word] = workspace
  return workspace
}

interface Outcome {
  readonly code: number
  readonly output: string
}

/**
 * These command lines load the compiler and the browser driver, which are ES modules and do not run inside jest, or print from
 * a process of their own.
 */
const ownProcess = ['dev --portal NOWHERE', 'conformance --built nowhere', 'build --frob']

/** Runs a command line of the command carrier-portal in a folder; returns what it prints and its exit code. */
async function run({ folder, line, token }: Omit<FailingCommand, 'next'>): Promise<Outcome> {
  const words = line.split(' ').map((word) => word.replace(/^[A-Z]+(?=$|\/)/, (name) => values[name] ?? name))
  const cwd = values[folder] ?? ''
  if (ownProcess.some((start) => line.startsWith(start))) {
    const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, ...words], { cwd, encoding: 'utf8' })
    return { code: status ?? 0, output: stdout + stderr }
  }
  const written: string[] = []
  const keep = (text: string | Uint8Array) => written.push(String(text)) > 0
  const streams = [process.stdout, process.stderr].map((stream) => jest.spyOn(stream, 'write').mockImplementation(keep))
  process.env.CARRIER_PORTAL_TOKEN = tokens[token] ?? ''
  delete process.env.INIT_CWD
  process.chdir(cwd)
  const code = await runVerb(words).finally(() => {
    for (const stream of streams) stream.mockRestore()
  })
  return { code, output: written.join('') }
}

test.each(failures)('in $folder with the token $token, "carrier-portal $line" names the next step', async (failure) => {
  const { code, output } = await run(failure)
  expect(code).toBeGreaterThan(0)
  expect(output).toMatch(failure.next)
  expect(output).not.toMatch(/\n\s+at |Error: E[A-Z]/)
})

const installed = process.env.CHROMIUM ?? ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(existsSync)

test.each<[string, string, string, RegExp]>([
  [
    'a browser that ends at once',
    'exit 1',
    '',
    /^The browser .+browser does not start: .+\. Correct this, or name another .+\n$/,
  ],
  [
    'a browser without its libraries',
    'echo libnss3.so is missing >&2; exit 127',
    '',
    /^The browser .+browser does not start: libnss3\.so is missing\. Correct this, or name another Chromium .+ CHROMIUM\.\n$/,
  ],
  [
    'temporary files that cannot be written',
    `ulimit -S -f unlimited; exec ${installed} "$@"`,
    'ulimit -S -f 1; ',
    /^The kit cannot write its page into .+conformance-\w+: .+\. Free space there, .+ TMPDIR, then run the command again\.\n$/,
  ],
])('with %s, "carrier-portal conformance" prints it and the next step alone', (_, browser, limit, next) => {
  const { workspace } = aBuiltRemote({ name: NAME })
  const executable = join(workspace, 'browser')
  writeFileSync(executable, `#!/bin/sh\n${browser}\n`, { mode: 0o755 })
  const line = ['-c', `${limit}exec "$0" "$@"`, process.execPath, COMMAND, 'conformance', '--built', 'dist']
  const { status, stdout, stderr } = spawnSync('sh', line, {
    cwd: workspace,
    encoding: 'utf8',
    env: { ...process.env, CHROMIUM: executable },
  })
  expect([status, stdout, stderr]).toEqual([1, '', expect.stringMatching(next)])
})

test.each(['dev', 'list', 'history', `publish ${NAME}`, `rollback ${NAME}`])(
  '"carrier-portal %s --portal portal.example" ends with the exit code of a wrong command line',
  async (verb) => {
    const { code } = await run({ folder: 'NEW', line: `${verb} --portal portal.example`, token: 'team' })
    expect(code).toBe(2)
  },
)

test.each(['dev', 'test', 'build', 'conformance', 'publish mfe-none --store STORE'])(
  '"carrier-portal %s" outside of the folder of a remote ends with the exit code of a wrong command line',
  async (line) => {
    expect((await run({ folder: 'EMPTY', line, token: 'none' })).code).toBe(2)
  },
)

test('every verb has a failure in the table', () => {
  const tried = new Set(failures.map(({ line }) => line.split(' ')[0]))
  expect([...Object.keys(toolHelp), ...Object.keys(releaseSummaries)].filter((verb) => !tried.has(verb))).toEqual([])
})

test.each([...Object.keys(toolHelp), ...Object.keys(releaseSummaries)])(
  '"carrier-portal %s --help" describes the verb',
  async (verb) => {
    const { code, output } = await run({ folder: 'EMPTY', line: `${verb} --help`, token: 'none' })
    expect([code, output]).toEqual([0, expect.stringContaining(verb)])
  },
)

test.each(['list', 'verify', `promote ${NAME}@1.0.0`, `publish ${NAME}`])(
  'with a store within a file, "carrier-portal %s --json" prints the failure as JSON, and without --json as a sentence',
  async (line) => {
    const failing = { folder: 'NEW', line: `${line} --store FILE/x`, token: 'none' }
    const { code, output } = await run({ ...failing, line: `${failing.line} --json` })
    const { kind, error } = JSON.parse(output)
    expect([code, kind]).toEqual([7, 'storage'])
    expect(await run(failing)).toEqual({ code, output: `${error}\n` })
  },
)

test.each([
  ['With --store DIR on the host:', ['verify', 'repair', 'prune']],
  ["Without a store, in the portal's folder:", ['token']],
])('"carrier-portal --help" lists the verbs that take no --portal apart: %s', async (heading, verbs) => {
  const { output } = await run({ folder: 'EMPTY', line: '--help', token: 'none' })
  const [listed = ''] = output.slice(output.indexOf(heading)).split('\n\n')
  expect([...listed.matchAll(/^ {2}([\w-]+)/gm)].map(([, verb]) => verb)).toEqual(verbs)
})

test('"carrier-portal --help" lists every verb', async () => {
  const { output } = await run({ folder: 'EMPTY', line: '--help', token: 'none' })
  for (const verb of [...Object.keys(toolHelp), ...Object.keys(releaseSummaries)])
    expect(output).toMatch(new RegExp(`^( {2}|carrier-portal )${verb}\\b`, 'm'))
})
