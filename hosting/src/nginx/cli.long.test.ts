import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { aTemporaryFolder } from '../release/testing/aBuiltRemote.ts'
import { aSite, type Site } from '../testing/aSite.ts'

const root = join(__dirname, '../../..')
let site: Site
beforeAll(async () => {
  site = await aSite()
})
afterAll(() => site.close())

function run(...options: readonly string[]) {
  return runAlone('--shell', site.shell, '--store', site.store, ...options)
}

function runAlone(...options: readonly string[]) {
  const line = ['--import', 'tsx', 'hosting/src/nginx/cli.ts', ...options]
  return spawnSync(process.execPath, line, { cwd: root, encoding: 'utf8', env: { PATH: process.env.PATH } })
}

const BACKEND = ['--backend', 'http://127.0.0.1:4000']

test('prints a server block that listens as it was named', () => {
  const { status, stdout } = run(...BACKEND, '--listen', '[::]:443 ssl')
  expect(status).toBe(0)
  expect(stdout).toContain('listen [::]:443 ssl;')
})

test('takes relative paths from the folder in which npm was started, because npm runs it in its workspace', () => {
  const folder = aTemporaryFolder()
  mkdirSync(join(folder, 'store'))
  const line = ['run', 'nginx', '-w', 'hosting', '--prefix', root, '--', ...BACKEND, '--shell', site.shell]
  const { status } = spawnSync('npm', [...line, '--store', 'store', '--out', 'portal.conf'], {
    cwd: folder,
    env: { PATH: process.env.PATH },
  })
  expect(status).toBe(0)
  expect(readFileSync(join(folder, 'portal.conf'), 'utf8')).toContain(`${folder}/store`)
})

test('leaves out the slash after an address, which would replace the path of each request', () => {
  const { status, stdout } = run('--backend', 'http://127.0.0.1:4000/', '--host', 'http://127.0.0.1:3000/')
  expect(status).toBe(0)
  expect(stdout).not.toMatch(/proxy_pass \S+\/;/)
  expect(stdout).toContain('proxy_pass http://127.0.0.1:4000;')
})

test('waits for the response to a publication as long as its command', () => {
  const { stdout } = run(...BACKEND, '--host', 'http://127.0.0.1:3000')
  expect(/location \^~ \/releases\/ \{[^}]*\}/.exec(stdout)?.[0]).toContain('proxy_read_timeout 280s;')
})

test.each([
  [
    'a folder that does not exist',
    1,
    [...BACKEND, '--out', '/nope/x.conf'],
    /no such file or directory, open '\/nope\/x\.conf'/,
  ],
  ['an unknown option', 2, [...BACKEND, '--frob'], /Unknown option '--frob'/],
  [
    'a value of listen with a directive',
    2,
    [...BACKEND, '--listen', 'abc; evil'],
    /--listen "abc; evil" is not a value/,
  ],
  [
    'a configuration that is not valid',
    1,
    [...BACKEND, '--config', 'README.md'],
    /README\.md is not valid: .* not JSON\. See/,
  ],
  [
    'a configuration that does not exist',
    1,
    [...BACKEND, '--config', 'portal.jso'],
    /portal\.jso cannot be read: ENOENT: .* by --config/,
  ],
  [
    'a store that does not exist',
    1,
    [...BACKEND, '--store', '/srv/stoer'],
    /There is no folder \/srv\/stoer for the release/,
  ],
  ['a folder with a variable of nginx', 1, [...BACKEND, '--store', '/srv/$store'], /a "\$": rename "\/srv\/\$store"/],
  ['a backend that is no address', 2, ['--backend', 'foo'], /--backend "foo" is not an address/],
  ['a backend with a path', 2, ['--backend', 'http://a.example/v1'], /has a path, .* Write it as http:\/\/a\.example/],
  [
    'a host with a path',
    2,
    [...BACKEND, '--host', 'http://a.example/v1'],
    /--host "http:\/\/a\.example\/v1" has a path/,
  ],
])('ends with a sentence and no stack for %s', (_, code, options, sentence) => {
  const { status, stdout, stderr } = run(...options)
  expect([status, stdout]).toEqual([code, ''])
  expect(stderr).toMatch(sentence)
  expect(stderr).toMatch(/See npm run nginx -w hosting -- --help\n$/)
  expect(stderr).not.toContain('    at ')
})

test('needs the folder that its Node host serves, because a new build replaces shell/dist', () => {
  const { status, stderr } = runAlone(...BACKEND, '--host', 'http://127.0.0.1:3000')
  expect([status, stderr]).toEqual([2, expect.stringMatching(/^--host needs --shell, .* such as \.data\/shell\. See/)])
})

test('prints the help with the code of a wrong command line when no backend is named', () => {
  const { status, stdout } = run()
  expect([status, stdout]).toEqual([2, expect.stringContaining('/health')])
})
