import { mkdirSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createHost } from '../host/createHost.ts'
import { accountsText } from './accountsText.ts'
import { startBackend } from './backendProcess.ts'
import { buildStale, publishRemotes } from './buildStale.ts'
import { folders } from './folders.ts'
import { whyNotListen, whyNotPort } from './portIsFree.ts'
import { publishShell } from './publishShell.ts'

const wantedPort = process.env.PORT ?? '3000'
const address = process.env.HOST ?? 'localhost'
const PARENT_CHECK_MS = 500

try {
  await startPortal()
} catch (error) {
  say(error instanceof Error ? error.message : String(error))
  process.exit(1)
}

/** Builds what is stale, publishes it, starts the backend and the host, and stops both when asked to. */
async function startPortal(): Promise<void> {
  const port = Number(wantedPort)
  const objection = whyNotPort(wantedPort) ?? (await whyNotListen(address, port))
  if (objection) throw new Error(objection)

  const store = join(folders.data, 'store')
  mkdirSync(store, { recursive: true })
  const starting = startBackend(join(folders.data, 'db'))
  // A failure while the build runs is told when its turn comes.
  starting.catch(() => undefined)
  await buildStale()
  const shell = join(folders.data, 'shell')
  publishShell(folders.shell, shell, Date.now())
  await publishRemotes(store)
  const backend = await starting
  const host = createHost({ shell, store, backend: backend.address, config: process.env.PORTAL_CONFIG })

  let stopping: Promise<void> | undefined
  const stop = (code: number) => {
    stopping ??= (async () => {
      await host.close()
      await backend.stop()
      process.exit(code)
    })()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(0))
  whenParentEnds(() => stop(0))
  backend.ended.then((code) => {
    if (!stopping) say(`The reference backend ended with ${code}; the portal stops.`)
    stop(1)
  })

  await host.listen({ port, host: address })
  const { port: actual } = host.server.address() as AddressInfo
  say(`\nThe portal runs at http://localhost:${actual}\n\n${accountsText()}\nStop it with Ctrl+C.`)
}

/** npm's shell does not pass signals on: when npm is stopped, its `npm start` must not go on without it. */
function whenParentEnds(stop: () => void): void {
  const parent = process.ppid
  if (process.env.npm_lifecycle_event === 'start')
    setInterval(() => process.ppid !== parent && stop(), PARENT_CHECK_MS).unref()
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
