import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { runCommand } from '../runCommand.ts'
import { createPasswords, deriveInProcess } from '../session/passwords.ts'
import { readSettings } from '../settings.ts'
import type { Database } from '../store/database.ts'
import { refuseMissing } from '../store/embeddedFolder.ts'
import { openDatabase } from '../store/openDatabase.ts'
import { readPassword } from './readPassword.ts'
import { addUser, changePassword, disableUsers, listUsers } from './userAdmin.ts'

const USAGE = `usage: npm run users -- add NAME --carrier CODE[=Name] …   adds a user
       npm run users -- passwd NAME                       sets a new password, enables the user and ends the sessions
       npm run users -- disable NAME …                    refuses sign-ins until the next passwd, and ends the sessions
       npm run users -- list                              prints all users
The password is typed, or is the first line of standard input; --generate prints a random one instead.
With the embedded database the backend must be stopped.`

async function users(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { carrier: { type: 'string', multiple: true, default: [] }, generate: { type: 'boolean' } },
  })
  const [command = '', ...usernames] = positionals
  const needsPassword = command === 'add' || command === 'passwd'
  const isComplete = needsPassword ? usernames.length === 1 : command === 'disable' && usernames.length > 0
  if (!isComplete && command !== 'list') throw new Error(USAGE)
  const settings = readSettings(process.env)
  // `add` alone creates a database: it comes before the first start without demo data.
  if (command !== 'add' && settings.databaseUrl === undefined) refuseMissing(settings.dataDir)
  const password = needsPassword ? await newPassword(values.generate === true) : ''
  const database = await openDatabase(settings, undefined)
  try {
    await run(database, command, usernames, password, values.carrier)
    if (needsPassword && values.generate) print(`password: ${password}`)
  } finally {
    await database.close()
  }
}

async function run(
  database: Database,
  command: string,
  usernames: readonly string[],
  password: string,
  carriers: readonly string[],
): Promise<void> {
  const passwords = createPasswords(deriveInProcess)
  const [username = ''] = usernames
  if (command === 'add') await addUser(database, passwords, username, password, carriers.map(carrierOf))
  if (command === 'passwd') await changePassword(database, passwords, username, password, new Date())
  if (command === 'disable') await disableUsers(database, usernames, new Date())
  for (const user of await listUsers(database))
    print(`${user.username}\t${user.carriers.join(',') || '-'}\t${user.disabled ? 'disabled' : 'enabled'}`)
}

/** `NORTH=Northline Couriers` as code and name, `NORTH` as a code alone. */
function carrierOf(text: string): { readonly code: string; readonly name?: string } {
  const [code = '', ...name] = text.split('=')
  return name.length === 0 ? { code } : { code, name: name.join('=') }
}

const newPassword = (isGenerated: boolean) => (isGenerated ? randomBytes(18).toString('base64url') : readPassword())

const print = (line: string) => void process.stdout.write(`${line}\n`)

runCommand(USAGE, users)
