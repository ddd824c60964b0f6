import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { readValidConfig } from '../config/portalConfig.ts'
import { messageOf } from '../release/messageOf.ts'
import { accountsText } from './accountsText.ts'
import { type StartedBackend, startBackend } from './backendProcess.ts'
import { buildStale } from './buildStale.ts'
import { dropUnwritableOutput } from './dropUnwritableOutput.ts'
import { builtRemotes, folders } from './folders.ts'
import { hostSettings } from './hostSettings.ts'
import { listenAddress, listenAt } from './listenAt.ts'
import { onParentExit } from './onParentExit.ts'
import { portProblem } from './portProblem.ts'
import { publishShell } from './publishShell.ts'
import { publishSources } from './publishSources.ts'
import { writeData } from './writeData.ts'

const wantedPort = process.env.PORT ?? '3000'
const address = listenAddress(process.env.HOST)

/** The started parts, which stop in reverse order. */
const running: { stop(): Promise<unknown> }[] = []
let stopping: Promise<void> | undefined

dropUnwritableOutput()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(0))
onParentExit('start', () => stop(0))
try {
  await startPortal()
} catch (error) {
  if (!stopping) print(messageOf(error))
  stop(1)
}

/** Builds what is stale, publishes it, and starts the backend and the host. */
async function startPortal(): Promise<void> {
  const port = Number(wantedPort)
  const problem = await portProblem(wantedPort, address)
  if (problem) throw new Error(problem)

  const settings = hostSettings()
  // The host checks it too, but only after the build.
  readValidConfig(settings.config)
  const store = join(folders.data, 'store')
  const shell = join(folders.data, 'shell')
  writeData(() => mkdirSync(store, { recursive: true }))
  // All need a processor: the backend creates and fills its database while the build runs, and the host's code is loaded.
  const [backend, , { createHost }] = await Promise.all([
    runBackend(),
    buildAndPublish(store, shell),
    import('../host/createHost.ts'),
  ])
  backend.exited.then((code) => {
    if (!stopping) print(`The reference backend exited with ${code}; the portal stops.`)
    stop(1)
  })
  const host = createHost({
    shell,
    store,
    backend: backend.address,
    ...settings,
  })
  const url = await listenAt(host, address, port)
  running.push({ stop: () => host.close() })
  print(`\nThe portal runs at ${url}\n\n${accountsText(process.env)}\nStop it with Ctrl+C.`)
}

async function runBackend(): Promise<StartedBackend> {
  const backend = await startBackend(join(folders.data, 'db'))
  running.push(backend)
  return backend
}

async function buildAndPublish(store: string, shell: string): Promise<void> {
  await buildStale(() => stopping !== undefined)
  writeData(() => publishShell(folders.shell, shell, Date.now()))
  const isDev = process.argv.includes('--dev')
  for (const sentence of await publishSources(store, builtRemotes(), { isDev })) print(sentence)
}

function stop(code: number): void {
  stopping ??= (async () => {
    for (const part of running.toReversed()) await part.stop()
    process.exit(code)
  })()
}

function print(text: string): void {
  process.stdout.write(`${text}\n`)
}
