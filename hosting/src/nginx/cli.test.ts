import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { aSite, type Site } from '../testing/aSite.ts'

const root = join(__dirname, '../../..')
let site: Site
beforeAll(async () => {
  site = await aSite()
})
afterAll(() => site.close())

function run(...options: readonly string[]) {
  const line = ['--import', 'tsx', 'hosting/src/nginx/cli.ts', '--shell', site.shell, ...options]
  return spawnSync(process.execPath, line, { cwd: root, encoding: 'utf8', env: { PATH: process.env.PATH } })
}

const BACKEND = ['--backend', 'http://127.0.0.1:4000']

test('prints a server block that listens as it was named', () => {
  const { status, stdout } = run(...BACKEND, '--listen', '[::]:443 ssl')
  expect(status).toBe(0)
  expect(stdout).toContain('listen [::]:443 ssl;')
})

test.each([
  [
    'a folder that does not exist',
    [...BACKEND, '--out', '/nope/x.conf'],
    /no such file or directory, open '\/nope\/x\.conf'/,
  ],
  ['a value of listen with a directive', [...BACKEND, '--listen', 'abc; evil'], /--listen "abc; evil" is not a value/],
  [
    'a configuration that is not valid',
    [...BACKEND, '--config', 'README.md'],
    /README\.md is not valid: .* not JSON\. See/,
  ],
  ['a backend that is no address', ['--backend', 'foo'], /"foo" is not an address/],
])('ends with a sentence and no stack for %s', (_, options, sentence) => {
  const { status, stdout, stderr } = run(...options)
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toMatch(sentence)
  expect(stderr).toMatch(/See npm run nginx -w hosting -- --help\n$/)
  expect(stderr).not.toContain('    at ')
})
