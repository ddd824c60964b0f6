import { existsSync, readFileSync, statSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join, resolve } from 'node:path'
import * as v from 'valibot'
import { pathFromCommand } from '../start/pathFromCommand.ts'
import type { CommandInput, Options } from './commands/command.ts'
import { messageOf } from './messageOf.ts'
import { ReleaseRefusal } from './releaseRefusal.ts'
import { isErrno } from './store/atomicWrite.ts'
import { UPLOADS_FOLDER } from './store/dayOldFiles.ts'
import { openStore, type ReleaseStore } from './store/releaseStore.ts'
import { folderTarget } from './target/folderTarget.ts'
import { portalTarget } from './target/portalTarget.ts'
import type { ReleaseTarget } from './target/releaseTarget.ts'

const DEFAULT_STORE = '.data/store'
const TOKEN_VARIABLE = 'CARRIER_PORTAL_TOKEN'

/** The input of a command from its options and the environment. */
export function inputOf(options: Options): Omit<CommandInput, 'subject'> {
  const { store: folder, portal, config, by, why } = options
  if (typeof portal === 'string' && typeof folder === 'string')
    throw new ReleaseRefusal('usage', 'Use either --portal or --store.')
  // Usually of a variable that is not set.
  if (portal === '')
    throw new ReleaseRefusal('usage', '--portal is empty. Name the portal with --portal https://portal.example.')
  // It would mean the present folder.
  if (folder === '')
    throw new ReleaseRefusal('usage', '--store is empty. Name the folder of a release store with --store DIR.')
  // npm runs a script in the folder of package.json, where the default store is, from any folder within.
  const path = typeof folder === 'string' ? pathFromCommand(folder) : resolve(DEFAULT_STORE)
  if (isFile(path))
    throw new ReleaseRefusal('usage', `${path} is a file. Name the folder of a release store with --store DIR.`)
  const store = openStore(path)
  const configFile = typeof config === 'string' ? config : process.env.PORTAL_CONFIG || undefined
  return {
    target:
      typeof portal === 'string'
        ? portalTarget(portal, tokenFrom(process.env))
        : changingStoresOnly(
            store,
            folderTarget(store, configFile === undefined ? [] : allowedOriginsIn(pathFromCommand(configFile))),
          ),
    store: () => folderOnly(store, portal),
    options,
    note: {
      who: typeof by === 'string' ? by : (process.env.RELEASED_BY ?? accountName()),
      why: typeof why === 'string' ? why : '',
    },
    ifRevision: revisionIn(options['if-revision']),
  }
}

function isFile(path: string): boolean {
  try {
    return statSync(path).isFile()
  } catch (cause) {
    // Only this code: with `throwIfNoEntry`, newer versions of Node also hide that a parent is no folder.
    if (isErrno(cause, 'ENOENT')) return false
    throw cause
  }
}

/** A container may run as a user id without a name, for which the system has no entry. */
function accountName(): string {
  try {
    return userInfo().username
  } catch {
    return `user ${process.geteuid?.()}`
  }
}

function revisionIn(text: string | boolean | undefined): number | undefined {
  if (text === undefined) return undefined
  if (typeof text === 'string' && /^\d+$/.test(text)) return Number(text)
  throw new ReleaseRefusal('usage', '--if-revision is a whole number; "release list" shows the present one.')
}

/** A publication alone creates a store: a change names a published version, which a misspelt folder does not have. */
function changingStoresOnly(store: ReleaseStore, target: ReleaseTarget): ReleaseTarget {
  return {
    ...target,
    async change(...change) {
      if (isStore(store)) return target.change(...change)
      throw new ReleaseRefusal(
        'usage',
        `${store.folder} is not a release store. Name the portal with --portal https://portal.example, or the folder that it serves with --store DIR.`,
      )
    },
  }
}

function isStore({ folder }: ReleaseStore): boolean {
  return ['registry.json', 'revisions', UPLOADS_FOLDER].some((name) => existsSync(join(folder, name)))
}

function folderOnly(store: ReleaseStore, portal: string | boolean | undefined): ReleaseStore {
  if (portal !== undefined)
    throw new ReleaseRefusal(
      'usage',
      'This command works on the files of a store. Run it with --store DIR on the host.',
    )
  if (isStore(store)) return store
  throw new ReleaseRefusal(
    'usage',
    `${store.folder} is not a release store. Name the folder that the portal serves with --store DIR.`,
  )
}

function tokenFrom(environment: NodeJS.ProcessEnv): string {
  const token = environment[TOKEN_VARIABLE]?.trim()
  if (!token)
    throw new ReleaseRefusal(
      'usage',
      `--portal needs a release token in ${TOKEN_VARIABLE}. The portal's operator creates one: npm run release -- token --help`,
    )
  // Here, because an error of fetch about a header repeats its value: the log of a CI would have the token.
  if (/^[\w-]+$/.test(token)) return token
  throw new ReleaseRefusal(
    'usage',
    `${TOKEN_VARIABLE} is not a release token: one line of letters, digits, "-" and "_". Copy the token alone, without quotation marks.`,
  )
}

const Config = v.object({ allowedRemoteOrigins: v.optional(v.array(v.string()), []) })

function allowedOriginsIn(file: string): readonly string[] {
  try {
    return v.parse(Config, JSON.parse(readFileSync(file, 'utf8'))).allowedRemoteOrigins
  } catch (cause) {
    throw new ReleaseRefusal(
      'usage',
      `${file} is not a portal configuration (${messageOf(cause)}). Name the file that the portal serves as /config.json with --config FILE.`,
    )
  }
}
