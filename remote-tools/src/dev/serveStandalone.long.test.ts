import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { aBuiltRemote } from '../../../hosting/src/release/testing/aBuiltRemote.ts'
import { stopNpm } from '../../../hosting/src/testing/stopNpm.ts'
import { repository } from '../testing/repository.ts'

test('carrier-portal dev ends with the next step when its port is in use', async () => {
  const other = createServer().listen(0, 'localhost')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const command = join(repository, 'remote-tools/bin/carrier-portal.mjs')
  const { status, stderr } = spawnSync(process.execPath, [command, 'dev'], {
    cwd: aBuiltRemote().workspace,
    encoding: 'utf8',
    env: { ...process.env, PORT: String(port) },
    timeout: 120_000,
  })
  other.close()
  expect(stderr).toBe(`Port ${port} is in use by another program. Stop it, or choose another with PORT=${port + 1}.\n`)
  expect(status).toBe(1)
}, 240_000)

test('carrier-portal dev names what PORT has to be', () => {
  const command = join(repository, 'remote-tools/bin/carrier-portal.mjs')
  const { status, stderr } = spawnSync(process.execPath, [command, 'dev'], {
    cwd: aBuiltRemote().workspace,
    encoding: 'utf8',
    env: { ...process.env, PORT: 'abc' },
    timeout: 120_000,
  })
  expect(stderr).toBe('PORT must be a number from 0 to 65535; it is "abc".\n')
  expect(status).toBe(1)
}, 240_000)

test('carrier-portal dev takes the DATA_DIR that it names when a folder is in use', () => {
  const { workspace } = aBuiltRemote()
  const standard = join(workspace, '.data/dev')
  const chosen = join(workspace, 'chosen')
  for (const folder of [standard, chosen]) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'reference-backend.lock.1'), String(process.pid))
  }
  const command = join(repository, 'remote-tools/bin/carrier-portal.mjs')
  const refusals = [{}, { DATA_DIR: chosen }].map((environment) => {
    const env = { ...process.env, PORT: '4440', ...environment }
    return spawnSync(process.execPath, [command, 'dev'], { cwd: workspace, encoding: 'utf8', env, timeout: 120_000 })
      .stderr
  })
  expect(refusals).toEqual(
    [standard, chosen].map((folder) =>
      expect.stringContaining(
        `the data folder ${folder} is in use by the process with pid ${process.pid}; stop it or choose another DATA_DIR\n`,
      ),
    ),
  )
}, 240_000)

test('npm run dev ends its server when npm is stopped', async () => {
  await stopNpm(['-w', 'mfe-orders-available'], /runs alone at (http:[^,]+),/)
}, 240_000)
