import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { createHost } from '../host/createHost.ts'
import { messageOf } from '../release/messageOf.ts'
import { startBackend } from '../start/backendProcess.ts'
import { dropUnwritableOutput } from '../start/dropUnwritableOutput.ts'
import { emptyStoreNotice } from '../start/emptyStoreNotice.ts'
import { folders, pathIn } from '../start/folders.ts'
import { hostSettings } from '../start/hostSettings.ts'
import { listenAddress, listenAt } from '../start/listenAt.ts'
import { portProblem } from '../start/portProblem.ts'
import { publishShell } from '../start/publishShell.ts'
import { shellProblem } from '../start/shellProblem.ts'
import { writeData } from '../start/writeData.ts'

const USAGE = `usage: npm run serve

Starts the compiled host in front of BACKEND, or of the compiled reference backend when BACKEND is not set. It builds and
releases nothing, and takes environment variables alone, such as PORT and PORTAL_DATA: docs/hosting.md describes them.`

if (process.argv.includes('--help')) {
  process.stdout.write(`${USAGE}\n`)
  process.exit()
}

const { PORT = '3000', HOST, BACKEND } = process.env
const store = pathIn('STORE') ?? join(folders.data, 'store')
const compiledBackend = join(folders.root, 'hosting/dist/backend.mjs')

let stopping: Promise<void> | undefined

dropUnwritableOutput()
try {
  await serve()
} catch (cause) {
  // The backend has printed its own reason before.
  process.stderr.write(`${messageOf(cause)} The portal does not start.\n`)
  process.exit(1)
}

async function serve(): Promise<void> {
  const address = listenAddress(HOST)
  const problem = (await portProblem(PORT, address)) ?? shellProblem(folders.shell)
  if (problem) throw new Error(problem)
  const settings = hostSettings()
  const shell = join(folders.data, 'shell')
  writeData(() => {
    mkdirSync(store, { recursive: true })
    publishShell(folders.shell, shell, Date.now())
  })
  const backend = BACKEND
    ? undefined
    : await startBackend(join(folders.data, 'db'), process.stdout, ['--enable-source-maps', compiledBackend])
  const host = createHost({
    shell,
    store,
    backend: backend?.address ?? BACKEND ?? '',
    ...settings,
  })

  function stop(code: number): void {
    stopping ??= (async () => {
      await host.close()
      await backend?.stop()
      process.exit(code)
    })()
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(0))
  backend?.exited.then((code) => {
    if (!stopping) process.stderr.write(`The reference backend exited with ${code}; the portal stops.\n`)
    stop(1)
  })
  process.stdout.write(`portal listening on ${await listenAt(host, address, Number(PORT))}\n`)
  const notice = emptyStoreNotice(store)
  if (notice) process.stderr.write(`${notice}\n`)
}
