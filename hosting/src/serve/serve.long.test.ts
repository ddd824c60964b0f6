import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, cpSync, existsSync, openSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import getPort from 'get-port'
import { firstMatch } from '../start/firstMatch.ts'
import { aSite, type Site } from '../testing/aSite.ts'

const root = join(__dirname, '../../..')
let site: Site
beforeAll(async () => {
  site = await aSite()
  await promisify(execFile)(process.execPath, ['--import', 'tsx', 'hosting/src/serve/compile.ts'], { cwd: root })
}, 120_000)
afterAll(() => site.close())

function serve(
  environment: Readonly<Record<string, string | undefined>>,
  cwd = root,
  program = 'hosting/dist/serve.mjs',
): ChildProcess {
  const { shell, store, folder, backend } = site
  const env = {
    PORTAL_SHELL: shell,
    STORE: store,
    PORTAL_DATA: join(folder, 'data'),
    BACKEND: backend,
    PORT: '0',
    HOST: '127.0.0.1',
  }
  return spawn(process.execPath, [program], {
    cwd,
    env: { PATH: process.env.PATH, ...env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

test.each(['SIGTERM', 'SIGHUP'] as const)(
  'serves the portal from compiled files, without a TypeScript loader, and stops in order at %s',
  async (signal) => {
    const child = serve({})
    const exited = new Promise((resolve) => child.once('exit', resolve))
    const address = await addressOf(child)
    expect((await fetch(`${address}/`)).headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    expect(await (await fetch(`${address}/ready`)).json()).toMatchObject({ status: 'ready' })
    expect((await fetch(`${address}/config.json`)).status).toBe(200)
    child.kill(signal)
    expect(await exited).toBe(0)
  },
  60_000,
)

test.each([
  ['the folder .data in it', undefined, 'moved-1/.data'],
  ['a PORTAL_DATA relative to the present folder', 'data-2', 'data-2'],
])(
  'serves the folder in which it is now, although it was compiled in another one, with %s',
  async (_, data, written) => {
    const moved = join(site.folder, data === undefined ? 'moved-1' : 'moved-2')
    const folder = join(site.folder, written)
    for (const part of [
      'hosting/dist',
      'hosting/config',
      'hosting/src',
      'reference-backend/src',
      'reference-backend/package.json',
    ])
      cpSync(join(root, part), join(moved, part), { recursive: true })
    cpSync(site.shell, join(moved, 'shell/dist'), { recursive: true })
    symlinkSync(join(root, 'node_modules'), join(moved, 'node_modules'))
    writeFileSync(join(moved, 'hosting/config/portal.json'), '{"productName":"Moved"}')
    const own = { PORTAL_SHELL: undefined, STORE: undefined, PORTAL_DATA: data, BACKEND: undefined }
    const child = serve(own, data === undefined ? moved : site.folder, join(moved, 'hosting/dist/serve.mjs'))
    const exited = new Promise((resolve) => child.once('exit', resolve))
    const address = await addressOf(child)
    expect(await (await fetch(`${address}/config.json`)).json()).toEqual({ productName: 'Moved' })
    expect(['store', 'shell/index.html', 'db'].filter((name) => !existsSync(join(folder, name)))).toEqual([])
    child.kill('SIGTERM')
    await exited
  },
  120_000,
)

test('compiles the commands of the backend and of the store, because an image has no TypeScript loader', async () => {
  const env = { PATH: process.env.PATH, DATA_DIR: join(site.folder, 'users'), DEMO: '0' }
  const run = (name: string, ...line: readonly string[]) =>
    promisify(execFile)(process.execPath, [`hosting/dist/${name}.mjs`, ...line], { cwd: root, env })
  expect((await run('keys', 'create')).stdout).toMatch(/^\S{8} \d{4}-/)
  const { stdout } = await run('users', 'add', 'rosa', '--carrier', 'NORTH=Northline', '--generate')
  expect(stdout).toMatch(/^rosa\tNORTH\tenabled\npassword: \S{24}\n$/)
  const backup = join(site.folder, 'backup.tar')
  expect((await run('backup', 'backup', backup)).stdout).toContain(`is copied to ${backup}`)
  expect((await run('release', 'list', '--store', site.store)).stdout).toContain('mfe-a')
}, 60_000)

test.each([
  [
    'its backend does not start',
    { BACKEND: '', DEMO: '0' },
    /signing key.*\n.*exited with 1 while starting\. The portal/,
  ],
  ['its backend is no address', { BACKEND: 'foo' }, /BACKEND "foo" is not an address\. Write it as http/],
  [
    'its backend has a path',
    { BACKEND: 'http://a.example/v1' },
    /BACKEND "\S+" has a path, .* Write it as http:\/\/a\.example\./,
  ],
  ['its port is no number', { PORT: 'http' }, /PORT/],
  [
    'its configuration file does not exist',
    { PORTAL_CONFIG: 'none.json', INIT_CWD: '/srv' },
    /configuration \/srv\/none\.json cannot be read/,
  ],
  [
    'its configuration is not valid',
    { PORTAL_CONFIG: 'README.md' },
    /README\.md is not valid: the document is not JSON\. The portal/,
  ],
  [
    'its file of release tokens does not exist',
    { RELEASE_TOKENS: 'none.json', INIT_CWD: '/srv' },
    /release tokens in \/srv\/none\.json cannot be read/,
  ],
  [
    'its file of release tokens is not valid',
    { RELEASE_TOKENS: 'package.json' },
    /release tokens in \S+package\.json cannot be read/,
  ],
  [
    'its data folder cannot be written',
    { PORTAL_DATA: '/sys/portal', STORE: undefined },
    /data cannot be written: .*'\/sys\/portal.*\. Give this user write access .* PORTAL_DATA or STORE/,
  ],
  ['its number of proxies is no number', { TRUST_PROXY: 'yes' }, /TRUST_PROXY/],
  [
    'its shell was not built',
    { PORTAL_SHELL: 'docs', INIT_CWD: '/srv' },
    /\/srv\/docs has no build of the shell\..* PORTAL_SHELL\. The portal/,
  ],
])(
  'ends with a sentence and no stack when %s',
  async (_, environment, sentence) => {
    await expectSentence(serve(environment), sentence)
  },
  60_000,
)

test.each([
  [
    'its file of release tokens',
    { RELEASE_TOKENS: 'none.json', INIT_CWD: '/srv' },
    /release tokens in \/srv\/none\.json cannot be read/,
  ],
  [
    'a build of the shell',
    { PORTAL_SHELL: 'docs', INIT_CWD: '/srv' },
    /\/srv\/docs has no build of the shell\..* PORTAL_SHELL\. The host/,
  ],
])(
  'ends with a sentence and no stack when the host alone starts without %s',
  async (_, environment, sentence) => {
    const host = spawn(process.execPath, ['--import', 'tsx', 'hosting/src/host/main.ts'], {
      cwd: root,
      env: {
        PATH: process.env.PATH,
        BACKEND: site.backend,
        PORTAL_SHELL: site.shell,
        PORT: '0',
        ...environment,
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    await expectSentence(host, sentence)
  },
  60_000,
)

test('the host alone completes its running requests after a second signal, then ends with 0', async () => {
  const backend = createServer().listen(0, '127.0.0.1')
  await once(backend, 'listening')
  const host = spawn(process.execPath, ['--import', 'tsx', 'hosting/src/host/main.ts'], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      BACKEND: `http://127.0.0.1:${(backend.address() as AddressInfo).port}`,
      PORTAL_SHELL: site.shell,
      STORE: site.store,
      PORT: '0',
      HOST: '127.0.0.1',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(host, 'exit')
  const address = (await firstMatch(host.stdout, /portal host listening on (http:\S+)\n/)).replace(
    'localhost',
    '127.0.0.1',
  )
  const arrived = once(backend, 'request')
  const response = fetch(`${address}/api/orders/item-types`)
  const [, reply] = await arrived
  host.kill('SIGHUP')
  let isListening = true
  while (isListening)
    isListening = await fetch(`${address}/health`).then(
      () => true,
      () => false,
    )
  host.kill('SIGTERM')
  reply.end('[]')
  expect(await (await response).text()).toBe('[]')
  expect(await exited).toEqual([0, null])
  backend.close()
}, 60_000)

test.each([
  ['the portal names a store without a registry', ['hosting/dist/serve.mjs'], true],
  ['the host alone names a store without a registry', ['--import', 'tsx', 'hosting/src/host/main.ts'], true],
  ['the portal logs nothing about a store with a registry', ['hosting/dist/serve.mjs'], false],
])(
  'at its start %s',
  async (_, program, isEmpty) => {
    const store = isEmpty ? join(site.folder, 'misspelt') : site.store
    const child = spawn(process.execPath, program, {
      cwd: root,
      env: {
        PATH: process.env.PATH,
        PORTAL_SHELL: site.shell,
        STORE: store,
        PORTAL_DATA: join(site.folder, 'data'),
        BACKEND: site.backend,
        PORT: '0',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let log = ''
    child.stderr.on('data', (text: Buffer) => {
      log += text.toString()
    })
    await firstMatch(child.stdout, /listening on (http:\S+)\n/)
    child.kill('SIGTERM')
    await once(child, 'close')
    expect(log).toEqual(isEmpty ? expect.stringContaining(`The store ${store} has no registry`) : '')
  },
  60_000,
)

/** Each write to /dev/full fails as on a full disk. */
const withFullDevice = existsSync('/dev/full') ? test.each : test.skip.each

withFullDevice([
  ['with its backend', ['hosting/dist/serve.mjs'], {}, 404],
  ['the host alone', ['--import', 'tsx', 'hosting/src/host/main.ts'], { BACKEND: 'http://127.0.0.1:9' }, 502],
] as const)(
  'an output that cannot be written stops neither the calls nor the end of the portal: %s',
  async (_, program, more, unknown) => {
    const { shell, store, folder } = site
    const port = await getPort()
    const full = openSync('/dev/full', 'w')
    const child = spawn(process.execPath, program, {
      cwd: root,
      env: {
        PATH: process.env.PATH,
        PORTAL_SHELL: shell,
        STORE: store,
        PORTAL_DATA: join(folder, 'full'),
        DATA_DIR: 'memory://',
        PORT: String(port),
        ...more,
      },
      stdio: ['ignore', full, full],
    })
    closeSync(full)
    const exited = once(child, 'exit')
    const status = (path: string) =>
      fetch(`http://127.0.0.1:${port}${path}`).then(
        (response) => response.status,
        () => 0,
      )
    while (child.exitCode === null && (await status('/health')) === 0) await setTimeout(100)
    // The backend has a line of its log for each.
    for (let call = 0; call < 20; call++) await status('/api/unknown')
    expect(await status('/health')).toBe(200)
    expect(await status('/api/unknown')).toBe(unknown)
    child.kill('SIGTERM')
    expect(await exited).toEqual([0, null])
  },
  90_000,
)

async function addressOf({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error('no output')
  return (await firstMatch(stdout, /portal listening on (http:\S+)\n/)).replace('localhost', '127.0.0.1')
}

async function expectSentence(child: Pick<ChildProcess, 'stderr' | 'once'>, sentence: RegExp): Promise<void> {
  let problem = ''
  child.stderr?.on('data', (text: Buffer) => {
    problem += text.toString()
  })
  expect(await new Promise((resolve) => child.once('close', resolve))).toBe(1)
  expect(problem).toMatch(sentence)
  expect(problem).not.toContain('    at ')
}
