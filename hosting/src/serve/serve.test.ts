import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { firstMatch } from '../start/firstMatch.ts'
import { aSite, type Site } from '../testing/aSite.ts'

const root = join(__dirname, '../../..')
let site: Site
beforeAll(async () => {
  site = await aSite()
  await promisify(execFile)(process.execPath, ['--import', 'tsx', 'hosting/src/serve/compile.ts'], { cwd: root })
}, 120_000)
afterAll(() => site.close())

function serve(environment: Readonly<Record<string, string>>): ChildProcess {
  const { shell, store, folder, backend } = site
  const env = {
    PORTAL_SHELL: shell,
    STORE: store,
    PORTAL_DATA: join(folder, 'data'),
    BACKEND: backend,
    PORT: '0',
    HOST: '127.0.0.1',
  }
  return spawn(process.execPath, ['hosting/dist/serve.mjs'], {
    cwd: root,
    env: { PATH: process.env.PATH, ...env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

test('serves the portal from compiled files, without a TypeScript loader, and stops in order', async () => {
  const child = serve({})
  const exited = new Promise((resolve) => child.once('exit', resolve))
  if (!child.stdout) throw new Error('no output')
  const address = (await firstMatch(child.stdout, /listening on (http:\S+)\n/)).replace('localhost', '127.0.0.1')
  expect((await fetch(`${address}/`)).headers.get('Content-Type')).toBe('text/html; charset=utf-8')
  expect(await (await fetch(`${address}/ready`)).json()).toMatchObject({ status: 'ready' })
  expect((await fetch(`${address}/config.json`)).status).toBe(200)
  child.kill('SIGTERM')
  expect(await exited).toBe(0)
}, 60_000)

test.each([
  [
    'its backend does not start',
    { BACKEND: '', DEMO: '0' },
    /signing key.*\n.*exited with 1 while starting\. The portal/,
  ],
  ['its port is no number', { PORT: 'http' }, /PORT/],
  ['its configuration file does not exist', { PORTAL_CONFIG: 'none.json' }, /configuration none\.json cannot be read/],
  [
    'its file of release tokens does not exist',
    { RELEASE_TOKENS: 'none.json' },
    /release tokens in none\.json cannot be read/,
  ],
  [
    'its file of release tokens is not valid',
    { RELEASE_TOKENS: 'package.json' },
    /release tokens in package\.json cannot be read/,
  ],
  ['its number of proxies is no number', { TRUST_PROXY: 'yes' }, /TRUST_PROXY/],
])(
  'ends with a sentence and no stack when %s',
  async (_, environment, sentence) => {
    await expectSentence(serve(environment), sentence)
  },
  60_000,
)

test('ends with a sentence and no stack when the host alone starts without its file of release tokens', async () => {
  const host = spawn(process.execPath, ['--import', 'tsx', 'hosting/src/host/main.ts'], {
    cwd: root,
    env: { PATH: process.env.PATH, BACKEND: site.backend, PORT: '0', RELEASE_TOKENS: 'none.json' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  await expectSentence(host, /release tokens in none\.json cannot be read/)
}, 60_000)

async function expectSentence(child: Pick<ChildProcess, 'stderr' | 'once'>, sentence: RegExp): Promise<void> {
  let problem = ''
  child.stderr?.on('data', (text: Buffer) => {
    problem += text.toString()
  })
  expect(await new Promise((resolve) => child.once('close', resolve))).toBe(1)
  expect(problem).toMatch(sentence)
  expect(problem).not.toContain('    at ')
}
