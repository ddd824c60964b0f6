import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { watch } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { aBuiltRemote, aTemporaryFolder } from '../../../hosting/src/release/testing/aBuiltRemote.ts'
import { repository } from '../testing/repository.ts'

/** Shorter than a release waits for the response of a portal. */
const LIMIT_MS = 270_000

test.each(['release', 'test'])(
  'a command ends when the npm that runs it as the script %s is stopped',
  async (script) => {
    const portal = createServer()
    portal.listen(0, '127.0.0.1')
    await once(portal, 'listening')
    const { port } = portal.address() as AddressInfo
    const command = join(repository, 'remote-tools/bin/carrier-portal.mjs')
    // The shell ends when its input does, and leaves the command running.
    const line = [
      '-c',
      '"$0" "$1" list --portal "$2" & read line',
      process.execPath,
      command,
      `http://127.0.0.1:${port}`,
    ]
    const shell = spawn('sh', line, {
      env: { ...process.env, NODE_OPTIONS: '', npm_lifecycle_event: script, CARRIER_PORTAL_TOKEN: 'token' },
      stdio: ['pipe', 'inherit', 'inherit'],
    })
    const [request] = (await once(portal, 'request')) as [IncomingMessage]
    const ended = once(request.socket, 'close')
    shell.stdin.end()
    await ended
    portal.close()
  },
  LIMIT_MS,
)

test.each(['SIGINT', 'SIGTERM'] as const)(
  'a conformance kit that %s ends leaves no page behind',
  async (signal) => {
    const { workspace } = aBuiltRemote({ name: 'mfe-cancelled' })
    const folder = aTemporaryFolder()
    const command = join(repository, 'remote-tools/bin/carrier-portal.mjs')
    const isPage = (name: string | null) => name?.startsWith('conformance-')
    const created = watch(folder)
    const kit = spawn(process.execPath, [command, 'conformance', '--built', join(workspace, 'dist')], {
      cwd: workspace,
      env: { ...process.env, NODE_OPTIONS: '', TMPDIR: folder },
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    const exit = once(kit, 'exit')
    for await (const { filename } of created) if (isPage(filename)) break
    kit.kill(signal)
    await exit
    expect(readdirSync(folder).filter(isPage)).toEqual([])
  },
  LIMIT_MS,
)

/** Writes its pid when the compiler reads it, and never ends. */
const HANGING_CONFIGURATION = `import { writeFileSync } from 'node:fs'
writeFileSync('pid', String(process.pid))
setInterval(() => undefined, 1000)
await new Promise(() => undefined)
`

test(
  'a build that SIGTERM ends leaves no compiler running, and names the signal',
  async () => {
    const { workspace } = aBuiltRemote({ name: 'mfe-cancelled' })
    writeFileSync(join(workspace, 'rspack.config.mjs'), HANGING_CONFIGURATION)
    writeFileSync(join(workspace, 'pid'), '')
    const command = join(repository, 'remote-tools/bin/carrier-portal.mjs')
    const build = spawn(process.execPath, [command, 'build'], {
      cwd: workspace,
      env: { ...process.env, NODE_OPTIONS: '' },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let output = ''
    build.stderr.on('data', (text) => {
      output += text
    })
    // Its last output may arrive after 'exit', but not after 'close'.
    const [exited, closed] = [once(build, 'exit'), once(build, 'close')]
    const readPid = () => Number(readFileSync(join(workspace, 'pid'), 'utf8'))
    while (readPid() === 0) await new Promise((resolve) => setTimeout(resolve, 50))
    build.kill('SIGTERM')
    await exited
    const isLeftRunning = isRunning(readPid())
    await closed
    expect(isLeftRunning).toBe(false)
    expect(output).toContain('ended by SIGTERM')
  },
  LIMIT_MS,
)

/** Ends the process, so that a failed test leaves none. */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 'SIGKILL')
  } catch {
    return false
  }
}
