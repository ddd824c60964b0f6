import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { ownAddress } from './ownAddress.ts'

/** A PostgreSQL server in a temporary folder. */
export interface PostgresServer {
  readonly databaseUrl: string
  /** The environment of a demo backend on this server. */
  readonly env: Readonly<Record<string, string>>
  /** Kills all of its processes with SIGKILL and restarts it. */
  crash(): Promise<void>
  /** Stops all processes in the middle of what they do, as if the machine were gone; the result lets them continue. */
  freeze(): () => void
  stop(): void
}

const VERSIONS = '/usr/lib/postgresql'

/** The folder of PostgreSQL's programs, or undefined when it is not installed. */
export function postgresPrograms(): string | undefined {
  if (!existsSync(VERSIONS)) return undefined
  const [newest] = readdirSync(VERSIONS).toSorted((one, other) => Number(other) - Number(one))
  const folder = join(VERSIONS, newest ?? '', 'bin')
  return existsSync(join(folder, 'initdb')) ? folder : undefined
}

/** Starts PostgreSQL; as root it runs as the user postgres, because PostgreSQL refuses root. */
export async function startPostgres(programs: string, within = tmpdir()): Promise<PostgresServer> {
  const folder = mkdtempSync(join(within, 'postgres-'))
  const { host, port } = ownAddress()
  const owner = ownerOfPostgres()
  if (owner) chownSync(folder, owner.uid, owner.gid)
  chmodSync(folder, 0o700)
  const run = (program: string, ...options: string[]) =>
    execFileSync(join(programs, program), options, { stdio: 'ignore', cwd: folder, ...owner })
  const data = join(folder, 'data')
  run('initdb', '-D', data, '-U', 'portal', '--auth=trust', '--no-sync', '--encoding=UTF8', '--locale=C')
  // No socket in a folder, whose path would have to be short and without spaces.
  const settings = [`listen_addresses=${host}`, 'unix_socket_directories=', 'fsync=off'].flatMap((one) => ['-c', one])
  // Not by pg_ctl, which would make it a daemon that Ctrl+C does not end with the tests.
  const start = () =>
    whenReady(
      spawn(join(programs, 'postgres'), ['-D', data, '-p', String(port), ...settings], {
        cwd: folder,
        stdio: ['ignore', 'ignore', 'pipe'],
        ...owner,
      }),
    )
  await start()
  const databaseUrl = `postgres://portal@${host}:${port}/postgres`
  return {
    databaseUrl,
    env: { DATABASE_URL: databaseUrl, DEMO: '1', SIGNING_KEYS_FILE: join(folder, 'signing-keys.json') },
    crash: async () => {
      await killAll(processesOf(data))
      await start()
    },
    freeze: () => {
      const pids = processesOf(data)
      for (const pid of pids) process.kill(pid, 'SIGSTOP')
      return () => {
        for (const pid of pids) process.kill(pid, 'SIGCONT')
      }
    },
    stop: () => {
      spawnSync(join(programs, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop'], { stdio: 'ignore', ...owner })
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Resolves when the server takes connections; rejects with its log when it ends instead. */
function whenReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = ''
    server.stderr?.on('data', (chunk: Buffer) => {
      log += chunk.toString()
      if (log.includes('ready to accept connections')) resolve()
    })
    server.once('error', reject)
    server.once('close', (code) => reject(new Error(`PostgreSQL ended with ${code}: ${log}`)))
  })
}

/** The server of a data folder and its children. */
function processesOf(data: string): readonly number[] {
  const parent = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
  const children = readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8').split(' ').filter(Boolean)
  return [parent, ...children.map(Number)]
}

/** kill -9 of processes; resolves when all have ended. */
async function killAll(pids: readonly number[]): Promise<void> {
  for (const pid of pids) process.kill(pid, 'SIGKILL')
  while (pids.some((pid) => existsSync(`/proc/${pid}`))) await setTimeout(5)
}

function ownerOfPostgres(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (option: string) => Number(execFileSync('id', [option, 'postgres']).toString())
  return { uid: id('-u'), gid: id('-g') }
}
