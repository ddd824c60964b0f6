import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { repository } from '../testing/repository.ts'
import { deriveNames } from './deriveNames.ts'
import { repositoryFiles } from './repositoryFiles.ts'
import { rangeOf } from './repositoryManifest.ts'

const CHECKS = ['ci', 'run types', 'test']
const RELEASE = 'run release --'

test.each([
  ['contract', '1.0.0', '^1.0.0'],
  ['contract', '^1.0.0', '^1.0.0'],
  ['remote-tools', '1.0.0', '^1.1.0'],
])('a new repository requests %s, which remote-tools 1.1.0 requires as %s, as %s', (part, contract, range) => {
  expect(rangeOf(part, { version: '1.1.0', dependencies: { '@carrier-portal/contract': contract } })).toBe(range)
})

test('a new repository denies each install script of the packages that it installs', () => {
  const names = deriveNames('mfe-night-shift')
  const manifest = JSON.parse((names && repositoryFiles(names, tmpdir())['package.json']) ?? '{}')
  const lock = JSON.parse(readFileSync(join(repository, 'package-lock.json'), 'utf8'))
  const installed = Object.entries<{ hasInstallScript?: true; dev?: true }>(lock.packages)
  // Those with "dev" are of this repository's own tests and builds.
  const withScript = installed.filter(([, { hasInstallScript, dev }]) => hasInstallScript && !dev)
  expect(Object.keys(manifest.allowScripts)).toEqual(withScript.map(([path]) => path.replace('node_modules/', '')))
})

test.each([
  ['without a token', {}, [...CHECKS, 'run conformance']],
  [
    'with a token, by the publication',
    { CARRIER_PORTAL_TOKEN: 'token', PORTAL: 'https://portal.example' },
    [
      ...CHECKS,
      `${RELEASE} publish mfe-night-shift --portal https://portal.example`,
      `${RELEASE} promote mfe-night-shift@1.0.0 --percent 5 --watch --portal https://portal.example`,
    ],
  ],
])('ci.sh runs the conformance kit once %s', (_, env, expected) => {
  const folder = mkdtempSync(join(tmpdir(), 'ci-'))
  const names = deriveNames('mfe-night-shift')
  const files = names && repositoryFiles(names, folder)
  for (const name of ['ci.sh', 'package.json']) writeFileSync(join(folder, name), files?.[name] ?? '')
  // An npm that only writes down how it was called.
  writeFileSync(join(folder, 'npm'), `#!/bin/sh\necho "$*" >> "${join(folder, 'calls')}"\n`, { mode: 0o755 })
  const { PATH } = process.env
  const { status } = spawnSync('sh', ['ci.sh'], { cwd: folder, env: { PATH: `${folder}:${PATH}`, ...env } })
  expect(status).toBe(0)
  expect(readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n')).toEqual(expected)
})
