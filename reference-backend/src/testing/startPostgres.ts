import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import getPort from 'get-port'

/** A PostgreSQL server in a temporary folder. */
export interface PostgresServer {
  readonly databaseUrl: string
  /** The environment of a demo backend on this server. */
  readonly env: Readonly<Record<string, string>>
  /** Kills all of its processes with SIGKILL and restarts it. */
  crash(): Promise<void>
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

/** Starts PostgreSQL on a free port; as root it runs as the user postgres, because PostgreSQL refuses root. */
export async function startPostgres(programs: string, within = tmpdir()): Promise<PostgresServer> {
  const folder = mkdtempSync(join(within, 'postgres-'))
  const port = await getPort()
  const owner = ownerOfPostgres()
  if (owner) chownSync(folder, owner.uid, owner.gid)
  chmodSync(folder, 0o700)
  const run = (program: string, ...options: string[]) =>
    execFileSync(join(programs, program), options, { stdio: 'ignore', cwd: folder, ...owner })
  const data = join(folder, 'data')
  run('initdb', '-D', data, '-U', 'portal', '--auth=trust', '--no-sync', '--encoding=UTF8', '--locale=C')
  // No socket in a folder, whose path would have to be short and without spaces.
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off`
  const start = () => run('pg_ctl', '-D', data, '-w', '-o', settings, '-l', join(folder, 'log'), 'start')
  start()
  const databaseUrl = `postgres://portal@127.0.0.1:${port}/postgres`
  return {
    databaseUrl,
    env: { DATABASE_URL: databaseUrl, DEMO: '1', SIGNING_KEYS_FILE: join(folder, 'signing-keys.json') },
    crash: async () => {
      await killAll(Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]))
      start()
    },
    stop: () => {
      spawnSync(join(programs, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop'], { stdio: 'ignore', ...owner })
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** kill -9 of a process and its children; resolves when all have ended. */
async function killAll(parent: number): Promise<void> {
  const children = readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8').split(' ').filter(Boolean)
  const pids = [parent, ...children.map(Number)]
  for (const pid of pids) process.kill(pid, 'SIGKILL')
  while (pids.some((pid) => existsSync(`/proc/${pid}`))) await setTimeout(5)
}

function ownerOfPostgres(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (option: string) => Number(execFileSync('id', [option, 'postgres']).toString())
  return { uid: id('-u'), gid: id('-g') }
}
