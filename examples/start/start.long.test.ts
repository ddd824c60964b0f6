import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const line = ['--import', 'tsx', 'examples/start/start.ts', 'plain']
const cwd = `${__dirname}/../..`

function startOn(port: string, environment: Readonly<Record<string, string>> = {}) {
  const env = { ...process.env, PORT: port, ...environment }
  return spawnSync(process.execPath, line, { cwd, env, timeout: 30_000 })
}

async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = Object(server.address())
  server.close()
  return String(port)
}

test('ends with a sentence, before it starts a portal, on a port that another program uses', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = Object(other.address())
  const { status, stderr, stdout } = startOn(String(port))
  other.close()
  expect([status, String(stderr), String(stdout)]).toEqual([1, expect.stringMatching(/^Port \d+ is in use .*\n$/), ''])
}, 60_000)

test.each([
  ['abc', 'PORT must be a number from 1 to 65535; it is "abc".\n'],
  ['0', 'PORT must be a number from 1 to 65535; it is "0".\n'],
])(
  'ends with a sentence on the port %s, which is none for a tool',
  (port, sentence) => {
    const { status, stderr } = startOn(port)
    expect([status, String(stderr)]).toEqual([1, sentence])
  },
  60_000,
)

test.each([
  ['PORTAL', 'localhost:4450', 'PORTAL must be an address such as https://portal.example; it is "localhost:4450".\n'],
  ['PORTAL', '127.0.0.1:4450', 'PORTAL must be an address such as https://portal.example; it is "127.0.0.1:4450".\n'],
  ['PORTAL_PORT', 'abc', 'PORTAL_PORT must be a number from 0 to 65535; it is "abc".\n'],
])(
  'ends with a sentence when %s is %s',
  async (variable, value, sentence) => {
    const { status, stderr } = startOn(await freePort(), { [variable]: value })
    expect([status, String(stderr)]).toEqual([1, sentence])
  },
  60_000,
)

test('names PORTAL_PORT when another program uses the port of the portal', async () => {
  const other = createServer().listen(0, 'localhost')
  await once(other, 'listening')
  const { port } = Object(other.address())
  const { status, stderr } = startOn(await freePort(), { PORTAL_PORT: String(port) })
  other.close()
  expect([status, String(stderr)]).toEqual([
    1,
    `Port ${port} is in use by another program. Stop it, or choose another with PORTAL_PORT=${port + 1}.\n`,
  ])
}, 60_000)

test.each([
  [['frob'], '"frob" is not an example.'],
  [[], 'Name an example.'],
])(
  'names the mistake of the arguments %j, then the examples',
  (names, mistake) => {
    const { status, stderr } = spawnSync(process.execPath, [...line.slice(0, -1), ...names], { cwd })
    expect([status, String(stderr).split('\n', 1)[0]]).toEqual([1, mistake])
    expect(String(stderr)).toContain('plain')
  },
  60_000,
)

test.each([
  [
    'a portal that does not start',
    'plain',
    { TRUST_PROXY: 'x' },
    /^TRUST_PROXY must be .*\nThe portal ended with 1\.\n$/,
  ],
  ['an example that does not compile', 'angular', { PATH: '' }, /npm ENOENT\n$/],
])(
  'with %s it prints the reason once and leaves no folder behind',
  async (_, name, failing, reason) => {
    const folder = mkdtempSync(join(tmpdir(), 'failing-'))
    const [PORT, PORTAL_PORT] = [await freePort(), await freePort()]
    const { status, stdout, stderr } = spawnSync(process.execPath, [...line.slice(0, -1), name], {
      cwd,
      encoding: 'utf8',
      env: { ...process.env, PORT, PORTAL_PORT, TMPDIR: folder, ...failing },
    })
    expect([status, stdout + stderr]).toEqual([1, expect.stringMatching(reason)])
    expect(stderr).not.toMatch(/\n\s+at /)
    expect(readdirSync(folder).filter((left) => left.includes('portal-'))).toEqual([])
  },
  60_000,
)

test('takes the address of a portal with the slash of an address bar', async () => {
  const env = { ...process.env, PORT: await freePort(), PORTAL: 'https://portal.example/' }
  const tool = spawn(process.execPath, line, { cwd, env })
  const [output] = await once(tool.stdout, 'data')
  const page = await (await fetch(`http://127.0.0.1:${env.PORT}/host.js`)).text()
  tool.kill()
  expect(String(output)).toContain('with the portal at https://portal.example.')
  expect(page).toContain("'https://portal.example/embed/order-editor/v1.js'")
}, 60_000)

test('runs on after a request for a path of two slashes', async () => {
  const env = { ...process.env, PORT: await freePort(), PORTAL: 'https://portal.example' }
  const tool = spawn(process.execPath, line, { cwd, env })
  await once(tool.stdout, 'data')
  expect((await fetch(`http://127.0.0.1:${env.PORT}//`)).ok).toBe(false)
  expect((await fetch(`http://127.0.0.1:${env.PORT}/host.js`)).status).toBe(200)
  tool.kill()
}, 60_000)
