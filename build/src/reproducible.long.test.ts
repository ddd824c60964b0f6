import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { integrityOf } from '@carrier-portal/hosting/release'
import { copyRepository } from './newRemote/testing/copyRepository.ts'
import { root } from './workspaces.ts'

const REMOTE = 'mfe-order-editor'
const folders: string[] = []

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

let copy: string

beforeAll(() => {
  copy = copyRepository()
  folders.push(copy)
})

test('a remote has the same hashes when it is built in another folder', () => {
  const built = buildIn(root)
  expect(buildIn(copy)).toEqual(built)
  // The parallel build reaches the shared modules in any order.
  const { shared } = JSON.parse(built['mf-manifest.json'] ?? '') as { shared: readonly { id: string }[] }
  const ids = shared.map(({ id }) => id)
  expect(ids).toEqual(ids.toSorted())
})

/**
 * Builds the container in a repository's folder. Returns the integrity of each script by its name, and the text of the
 * manifests, so that a failure shows what differs.
 */
function buildIn(repository: string): Readonly<Record<string, string>> {
  const output = mkdtempSync(join(tmpdir(), 'reproducible-'))
  folders.push(output)
  const rspack = join(repository, 'node_modules/@rspack/cli/bin/rspack.js')
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [rspack, 'build', '--config-name', 'remote', '--output-path', output],
    {
      cwd: join(repository, REMOTE),
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: '' },
    },
  )
  if (status !== 0) throw new Error(`${stdout}${stderr}`)
  const files = readdirSync(output, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).toSorted()
  const contentOf = (path: string) =>
    path.endsWith('.json') ? readFileSync(path, 'utf8') : integrityOf(readFileSync(path))
  return Object.fromEntries(paths.map((path) => [relative(output, path), contentOf(path)]))
}
