import { spawn, spawnSync } from 'node:child_process'
import { copyFileSync, cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
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

test('package.json allows the versions of Node that npm start allows', () => {
  const { engines } = JSON.parse(readFileSync(join(__dirname, '../../../package.json'), 'utf8'))
  expect(engines).toEqual({ node: '^20.19 || ^22.13 || >=24' })
})

test.each([
  ...['18.20.8', '20.18.3', '21.7.3', '22.12.0', '23.11.0'].map((version) => [version, false] as const),
  ...['20.19.0', '22.13.0', '24.0.0', '25.0.0'].map((version) => [version, true] as const),
])('whether npm start runs with Node %s: %s', (version, isAllowed) => {
  const preload = join(aTemporaryFolder(), 'version.cjs')
  writeFileSync(
    preload,
    `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`,
  )
  const start = ['--require', preload, join(__dirname, 'start.cjs'), '--help']
  const { status, stderr } = spawnSync(process.execPath, start, { encoding: 'utf8' })
  const refusal = `The portal needs Node 20 from 20.19, 22 from 22.13, or 24 and newer; this is ${version}.\n`
  expect({ status, stderr }).toEqual(isAllowed ? { status: 0, stderr: '' } : { status: 1, stderr: refusal })
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
