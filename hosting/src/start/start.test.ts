import { spawn, spawnSync } from 'node:child_process'
import { copyFileSync, cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { aTemporaryFolder } from '../release/testing/aBuiltRemote.ts'

let started: number | undefined
afterEach(() => {
  try {
    // After a test that reached its time limit, the process and the build that it started still run.
    if (started !== undefined) process.kill(-started, 'SIGKILL')
  } catch {
    // The group has ended.
  }
})

test('npm start without installed packages ends with the next step and no stack', () => {
  const file = join(aTemporaryFolder(), 'start.cjs')
  copyFileSync(join(__dirname, 'start.cjs'), file)
  const { status, stderr } = spawnSync(process.execPath, [file], { encoding: 'utf8' })
  expect(status).toBe(1)
  expect(stderr).toMatch(
    /^Cannot find package 'tsx' .*\. Install the packages with npm ci --include=dev, then run npm start again\.\n$/,
  )
})

test('npm start that is stopped by Ctrl+C during the build does not say that workspaces did not build', async () => {
  const [folder, root] = [aTemporaryFolder(), join(__dirname, '../../..')]
  for (const name of ['src', 'config'])
    cpSync(join(root, 'hosting', name), join(folder, 'hosting', name), { recursive: true })
  for (const name of ['node_modules', 'reference-backend', 'package.json'])
    symlinkSync(join(root, name), join(folder, name))
  for (const path of ['build/src/cli', 'shell/dist']) mkdirSync(join(folder, path), { recursive: true })
  writeFileSync(join(folder, 'shell/dist/index.html'), '')
  writeFileSync(join(folder, 'build/src/cli/build.ts'), "console.log('building'); setInterval(() => undefined, 1000)")
  const start = spawn(process.execPath, ['hosting/src/start/start.cjs'], {
    cwd: folder,
    env: { PATH: process.env.PATH, DATA_DIR: 'memory://', PORT: '0' },
    // A process group, which Ctrl+C reaches as a whole.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  started = start.pid
  let output = ''
  const running = new Promise<void>((resolve) => {
    for (const stream of [start.stdout, start.stderr])
      stream.on('data', (text: Buffer) => {
        output += text.toString()
        if (/building/.test(output) && /backend listening/.test(output)) resolve()
      })
  })
  const closed = new Promise((resolve) => start.once('close', resolve))
  await Promise.race([running, closed])
  if (started !== undefined && start.exitCode === null) process.kill(-started, 'SIGINT')
  expect(await closed).toBe(0)
  expect(output).toMatch(/backend listening/)
  expect(output).not.toMatch(/did not build|stopped/)
}, 60_000)
