import { execFile, spawn } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { DEMO_PASSWORD, USERS } from './seed/accounts.ts'
import { acceptBody, SEED_NOW, send, signInAccount, TODAY } from './testing/client.ts'
import { programArguments } from './testing/program.ts'
import { type SpawnedBackend, spawnBackend } from './testing/spawnBackend.ts'

const PASSWORD = 'a-password-of-our-own'
const OTHERS = 0o077

describe('a data folder of its own', () => {
  let folder: string
  let backend: SpawnedBackend | undefined
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'reference-backend-'))
  })
  afterEach(async () => {
    await backend?.kill('SIGTERM')
    rmSync(folder, { recursive: true, force: true })
  })
  const env = (more: Readonly<Record<string, string>> = {}) => ({ SEED_NOW, DATA_DIR: join(folder, 'db'), ...more })
  const start = async (more?: Readonly<Record<string, string>>) => {
    backend = await spawnBackend({ env: env(more) })
    return backend
  }
  /** Runs a command of the workspace; resolves with its output or rejects with its error. */
  const run = async (file: string, options: readonly string[], more = {}, input = '') => {
    const child = promisify(execFile)(process.execPath, [...programArguments(file), ...options], {
      env: { PATH: process.env.PATH, ...env(more) },
    })
    child.child.stdin?.end(input)
    return (await child).stdout
  }

  test('is closed to other users of the machine, also when it was open before', async () => {
    await (await start()).kill('SIGTERM')
    const isOpen = (path: string) => (lstatSync(path).mode & OTHERS) !== 0
    expect(everyPath(join(folder, 'db')).filter(isOpen)).toEqual([])
    for (const path of everyPath(join(folder, 'db'))) chmodSync(path, 0o777)
    const { kill } = await start()
    expect(isOpen(join(folder, 'db/database'))).toBe(false)
    await kill('SIGTERM')
    // The folder itself may be open for other content.
    expect(everyPath(join(folder, 'db')).filter(isOpen)).toEqual([join(folder, 'db')])
  })

  test('holds the signing keys in a file; rotating keeps sessions, revoking ends them', async () => {
    const { address } = await start()
    const dana = await signInAccount(address, 'dana')
    const status = async () => (await dana.call('GET', '/api/orders/item-types')).status
    await run('session/keysCli.ts', ['rotate'])
    expect(await status()).toBe(200)
    const later = await signInAccount(address, 'dana')
    expect(kidOf(later.token)).not.toBe(kidOf(dana.token))
    await run('session/keysCli.ts', ['revoke'])
    expect(await status()).toBe(401)
    expect((await later.call('GET', '/api/orders/item-types')).status).toBe(401)
  })

  test('starts without demo data only with a signing key', async () => {
    await expect(start({ DEMO: '0' })).rejects.toThrow(/there is no signing key in .*signing-keys.json; create it with/)
    await run('session/keysCli.ts', ['create'], { DEMO: '0' })
    const { address } = await start({ DEMO: '0' })
    const reply = await send(address, 'POST', '/api/account/login', { username: 'dana', password: DEMO_PASSWORD })
    expect(reply.status).toBe(401)
  })

  test('with demo accounts is refused by a start without demo data, until they are disabled', async () => {
    await (await start()).kill('SIGTERM')
    await expect(start({ DEMO: '0' })).rejects.toThrow(
      'published demo password: run `npm run users -- disable dana lee nova omar priya sam`',
    )
    const disable = (...names: readonly string[]) => run('users/cli.ts', ['disable', ...names])
    await expect(disable('dana', 'omr', 'lee', 'sem')).rejects.toThrow('there is no user omr, sem; no user was changed')
    expect(await run('users/cli.ts', ['list'])).not.toContain('disabled')
    await disable(...USERS.map(({ username }) => username))
    await (await start({ DEMO: '0' })).kill('SIGTERM')
  })

  test('with users that are not demo accounts is refused by a start with demo data', async () => {
    await run('users/cli.ts', ['add', 'rosa', '--carrier', 'OWN=Our Couriers', '--generate'])
    await expect(start()).rejects.toThrow(
      'the database has users, carriers or item types that are not demo data: start with DEMO=0',
    )
    expect(await run('users/cli.ts', ['list'])).toBe('rosa\tOWN\tenabled\n')
  })

  test('gets users by command: added, with a new password, disabled', async () => {
    await run('session/keysCli.ts', ['create'], { DEMO: '0' })
    await run('users/cli.ts', ['add', 'Rosa', '--carrier', 'NORTH=Northline'], { DEMO: '0' }, `${PASSWORD}\n`)
    await expect(run('users/cli.ts', ['add', 'rosa'], { DEMO: '0' }, `${PASSWORD}\n`)).rejects.toThrow('already')
    await expect(run('users/cli.ts', ['add', 'rosa', '--generate'], { DEMO: '0' })).rejects.toMatchObject({
      stdout: '',
    })
    const generated = await run('users/cli.ts', ['passwd', 'rosa', '--generate'], { DEMO: '0' })
    const password = /^password: (\S{24})$/m.exec(generated)?.[1] ?? ''
    await expect(run('users/cli.ts', ['passwd', 'rosa'], {}, `${DEMO_PASSWORD}\n`)).rejects.toThrow('published')
    expect(await run('users/cli.ts', ['list'])).toBe('rosa\tNORTH\tenabled\n')
    const signedIn = await signInAccount((await start({ DEMO: '0' })).address, 'rosa', password)
    expect((await signedIn.call('GET', '/api/account/eula-acknowledged')).text).toBe('false')
    await backend?.kill('SIGTERM')
    await run('users/cli.ts', ['disable', 'rosa'])
    const { address } = await start({ DEMO: '0' })
    await expect(signInAccount(address, 'rosa', password)).rejects.toThrow('incorrect')
  })

  test('gets no user of two names, or with a name, carrier code or password that the API refuses', async () => {
    const add = (...options: readonly string[]) => run('users/cli.ts', ['add', ...options], {}, `${PASSWORD}\n`)
    const tooLong = 'x'.repeat(256)
    for (const [options, reason] of [
      [['rosa', 'maria'], 'usage: npm run users'],
      [[tooLong], 'a user name has 1 to 255 characters'],
      [['rosa', '--carrier', '=Northline'], 'a carrier code has 1 to 64 characters'],
      [['rosa', '--carrier', 'A=A', '--carrier', 'A'], 'a carrier is named twice'],
    ] as const)
      await expect(add(...options)).rejects.toThrow(reason)
    await expect(run('users/cli.ts', ['add', 'rosa'], {}, '\u{1f600}'.repeat(6))).rejects.toThrow(
      '12 to 1024 characters',
    )
    expect(await run('users/cli.ts', ['list'])).toBe('')
  })

  /** The terminal of the test is one of util-linux. */
  const testWithTerminal = existsSync('/usr/bin/script') ? test : test.skip

  testWithTerminal('gets a password typed at a terminal, which does not show it', async () => {
    const command = [process.execPath, ...programArguments('users/cli.ts'), 'add', 'rosa']
    const quoted = command.map((word) => `'${word}'`).join(' ')
    const terminal = spawn('/usr/bin/script', ['-qec', quoted, '/dev/null'], {
      env: { PATH: process.env.PATH, ...env() },
      timeout: 30_000,
    })
    let shown = ''
    for await (const chunk of terminal.stdout) {
      if (!shown.includes('password: ') && `${shown}${chunk}`.includes('password: '))
        terminal.stdin.write(`${PASSWORD}\r`)
      shown += String(chunk)
    }
    expect(shown).toBe('password: \r\nrosa\t-\tenabled\r\n')
  })

  test('is not created by a command that reads or changes what it has', async () => {
    for (const [file, options, reason] of [
      ['users/cli.ts', ['list'], 'there is no database in'],
      ['users/cli.ts', ['disable', 'dana'], 'there is no database in'],
      ['users/cli.ts', ['passwd', 'dana', '--generate'], 'there is no database in'],
      ['store/backupCli.ts', ['backup', join(folder, 'backup.tar')], 'there is no database in'],
      ['session/keysCli.ts', ['list'], 'there is no key file'],
      ['session/keysCli.ts', ['rotate'], 'there is no key file'],
      ['session/keysCli.ts', ['revoke'], 'there is no key file'],
    ] as const)
      await expect(run(file, options)).rejects.toThrow(reason)
    expect(readdirSync(folder)).toEqual([])
  })

  test('is backed up and restored by command; the restored one gives the same responses', async () => {
    const first = await signInAccount((await start()).address, 'dana')
    const [order] = await first.list('available', ['NORTH'])
    const number = order?.workOrderNumber ?? ''
    await first.call('POST', '/api/orders/update', acceptBody(number))
    const expected = [await first.details(number), await first.list('completed', ['NORTH', 'BAY', 'SUMMIT'])]
    await backend?.kill('SIGTERM')
    const [file, restored] = [join(folder, 'backup.tar'), { DATA_DIR: join(folder, 'restored') }]
    const backUp = (to: string) => run('store/backupCli.ts', ['backup', to])
    await backUp(file)
    // The two template databases of PostgreSQL, 15 MB, are not in it.
    expect(statSync(file).size).toBeLessThan(20_000_000)
    await expect(backUp(file)).rejects.toThrow('backup.tar exists already; name a new file')
    await expect(backUp(join(folder, 'none/backup.tar'))).rejects.toThrow('none does not exist; create it first')
    const damaged = join(folder, 'damaged.tar')
    writeFileSync(damaged, readFileSync(file).subarray(0, 100_000))
    for (const [name, reason] of [
      ['none.tar', 'there is no backup'],
      ['damaged.tar', 'restored has no database, and a start would create a new one'],
    ] as const)
      await expect(run('store/backupCli.ts', ['restore', join(folder, name)], restored)).rejects.toThrow(reason)
    await run('store/backupCli.ts', ['restore', file], restored)
    await expect(run('store/backupCli.ts', ['restore', file], restored)).rejects.toThrow('already')

    const again = await signInAccount((await start(restored)).address, 'dana')
    expect([await again.details(number), await again.list('completed', ['NORTH', 'BAY', 'SUMMIT'])]).toEqual(expected)
  })

  test('is refused by a start and a restore when its database is of another program, which stays as it is', async () => {
    const other = join(folder, 'db/database')
    mkdirSync(other, { recursive: true })
    // As it is left in a folder whose database was moved away.
    writeFileSync(join(folder, 'db/reference-backend.lock.1'), '')
    writeFileSync(join(other, 'theirs'), '')
    const reason = 'database is no database of this backend. If it is a complete copy of one, create an empty file'
    await expect(start()).rejects.toThrow(reason)
    await expect(run('store/backupCli.ts', ['restore', join(other, 'theirs')])).rejects.toThrow(reason)
    expect(readdirSync(folder, { recursive: true }).toSorted()).toEqual([
      'db',
      'db/database',
      'db/database/theirs',
      'db/reference-backend.lock.1',
    ])
  })

  test('a backup that cannot be written to its end leaves no file', async () => {
    await (await start()).kill('SIGTERM')
    const file = join(folder, 'backup.tar')
    // Blocks of 512 bytes: more than the largest file of the database, less than the whole.
    const limited = ['-c', 'ulimit -f 20000 && exec "$0" "$@"', process.execPath]
    const backup = promisify(execFile)('sh', [...limited, ...programArguments('store/backupCli.ts'), 'backup', file], {
      env: { PATH: process.env.PATH, ...env() },
    })
    await expect(backup).rejects.toThrow('EFBIG')
    expect(readdirSync(folder)).toEqual(['db'])
  })

  test('a restore replaces no database that was created while it read the backup', async () => {
    await (await start()).kill('SIGTERM')
    const [file, pipe, restored] = [join(folder, 'backup.tar'), join(folder, 'pipe'), join(folder, 'restored')]
    await run('store/backupCli.ts', ['backup', file])
    await promisify(execFile)('mkfifo', [pipe])
    const late = run('store/backupCli.ts', ['restore', pipe], { DATA_DIR: restored })
    const refused = expect(late).rejects.toThrow('there is a database in')
    // A pipe opens for writing when the restore has opened it for reading.
    const writer = await open(pipe, 'w')
    await run('store/backupCli.ts', ['restore', file], { DATA_DIR: restored })
    await writer.writeFile(readFileSync(file))
    await writer.close()
    await refused
  })

  test('a stopping process is not ready but serves requests until the end of its drain time, also after a second signal', async () => {
    const { address, pid, kill } = await start({ DRAIN_SECONDS: '3' })
    const dana = await signInAccount(address, 'dana')
    const stopped = kill('SIGHUP')
    let ready = 200
    while (ready === 200) ready = (await send(address, 'GET', '/ready')).status
    expect(ready).toBe(503)
    process.kill(pid, 'SIGTERM')
    expect((await dana.call('GET', '/api/orders/item-types')).status).toBe(200)
    expect(await stopped).toBe(0)
  })

  test('ends when the npm that started it is stopped', async () => {
    const npm = spawn('npm', ['start', '-w', 'reference-backend'], {
      cwd: join(__dirname, '../..'),
      env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: '0', ...env() },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let output = ''
    for await (const chunk of npm.stdout) {
      output += String(chunk)
      if (output.includes('listening on')) npm.kill('SIGTERM')
    }
    expect(output).toContain('listening on')
  })

  test('is reseeded in PORTAL_DATA only, and only with --yes', async () => {
    const other = join(folder, 'portal')
    mkdirSync(other)
    const options = ['--orders', '40']
    const portal = { DATA_DIR: '', PORTAL_DATA: other }
    expect(await run('seed/cli.ts', options, portal)).toBe(`40 orders around ${TODAY} in ${other}/db\n`)
    await expect(run('seed/cli.ts', options, portal)).rejects.toThrow(`${other}/db has 40 orders; --yes deletes them`)
    expect(await run('seed/cli.ts', [...options, '--yes'], portal)).toMatch('40 orders')
    expect(existsSync(join(folder, 'db'))).toBe(false)
    await expect(run('seed/cli.ts', options, { DEMO: '0' })).rejects.toThrow('seeded only with DEMO=1')
  })
})

function kidOf(token: string): unknown {
  return JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).kid
}

function everyPath(folder: string): readonly string[] {
  return [folder, ...readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))]
}
