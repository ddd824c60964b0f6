import { join } from 'node:path'
import { messageOf } from '../release/messageOf.ts'
import { dropUnwritableOutput } from '../start/dropUnwritableOutput.ts'
import { emptyStoreNotice } from '../start/emptyStoreNotice.ts'
import { folders, pathIn } from '../start/folders.ts'
import { hostSettings } from '../start/hostSettings.ts'
import { listenAddress, listenAt } from '../start/listenAt.ts'
import { portProblem } from '../start/portProblem.ts'
import { shellProblem } from '../start/shellProblem.ts'
import { createHost } from './createHost.ts'

/** The host alone, for an existing backend and release store. */
const { PORT = '3000', HOST, BACKEND } = process.env

dropUnwritableOutput()
try {
  await start()
} catch (cause) {
  process.stderr.write(`${messageOf(cause)} The host does not start.\n`)
  process.exit(1)
}

async function start(): Promise<void> {
  if (!BACKEND) throw new Error('BACKEND must hold the address of the backend, for example http://127.0.0.1:4000.')
  const address = listenAddress(HOST)
  const problem = (await portProblem(PORT, address)) ?? shellProblem(folders.shell)
  if (problem) throw new Error(problem)
  const store = pathIn('STORE') ?? join(folders.data, 'store')
  const host = createHost({
    shell: folders.shell,
    store,
    backend: BACKEND,
    ...hostSettings(),
  })
  let isStopping = false
  // Not `once`: a second signal, which service managers send, would end the process and its running requests at once.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      if (isStopping) return
      isStopping = true
      host.close().then(() => process.exit(0))
    })
  process.stdout.write(`portal host listening on ${await listenAt(host, address, Number(PORT))}\n`)
  const notice = emptyStoreNotice(store)
  if (notice) process.stderr.write(`${notice}\n`)
}
