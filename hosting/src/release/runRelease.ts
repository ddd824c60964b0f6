import { userInfo } from 'node:os'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { block } from './commands/block.ts'
import type { Command, CommandInput, CommandResult } from './commands/command.ts'
import { helpOf, helpOfAll } from './commands/help.ts'
import { history } from './commands/history.ts'
import { list } from './commands/list.ts'
import { promote } from './commands/promote.ts'
import { prune } from './commands/prune.ts'
import { publish } from './commands/publish.ts'
import { rollback } from './commands/rollback.ts'
import { verify } from './commands/verify.ts'
import { ReleaseRefusal } from './releaseRefusal.ts'
import { openStore, type ReleaseStore } from './store/releaseStore.ts'

const commands: Readonly<Record<string, Command>> = { publish, promote, rollback, block, list, history, verify, prune }

const DEFAULT_STORE = '.data/store'

/** Runs one command line of `npm run release`. Throws a ReleaseRefusal when nothing was changed. */
export async function runRelease(line: readonly string[]): Promise<CommandResult> {
  const name = commandIn(line)
  if (name === undefined || name === 'help') {
    if (name === undefined && !line.includes('--help'))
      throw new ReleaseRefusal('usage', helpOfAll(commands).join('\n'))
    return { lines: helpOfAll(commands), data: { commands: Object.keys(commands) } }
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command)
    throw new ReleaseRefusal('usage', `"${name}" is not a command. Commands: ${Object.keys(commands).join(', ')}.`)
  if (line.includes('--help')) return { lines: helpOf(name, command), data: { usage: command.usage } }
  const { options, positionals } = parse(line, command)
  const [, target, ...rest] = positionals
  if (rest.length > 0)
    throw new ReleaseRefusal('usage', `Unexpected argument "${rest.join(' ')}". See release ${name} --help.`)
  return command.run({ ...inputOf(options), target })
}

const commonOptions = {
  store: { type: 'string' },
  json: { type: 'boolean' },
  by: { type: 'string' },
  why: { type: 'string' },
  'if-revision': { type: 'string' },
} as const

/** The first argument that is neither an option nor an option's value. */
function commandIn(line: readonly string[]): string | undefined {
  return parseArgs({ args: [...line], options: commonOptions, allowPositionals: true, strict: false }).positionals[0]
}

function parse(line: readonly string[], command: Command) {
  const own = Object.fromEntries(Object.entries(command.options).map(([key, { type }]) => [key, { type }]))
  const options = { ...own, ...commonOptions }
  try {
    const { values, positionals } = parseArgs({ args: [...line], options, allowPositionals: true })
    return { options: values as CommandInput['options'], positionals }
  } catch (cause) {
    throw new ReleaseRefusal('usage', cause instanceof Error ? cause.message : String(cause))
  }
}

function inputOf(options: CommandInput['options']): Omit<CommandInput, 'target'> {
  const { store: folder, by, why } = options
  const base = process.env.INIT_CWD ?? process.cwd()
  const store = openStore(resolve(base, typeof folder === 'string' ? folder : DEFAULT_STORE))
  const who = typeof by === 'string' ? by : (process.env.RELEASED_BY ?? userInfo().username)
  return {
    store,
    options,
    note: { who, why: typeof why === 'string' ? why : '' },
    read: () => readAt(store, options['if-revision']),
  }
}

async function readAt(store: ReleaseStore, wanted: string | boolean | undefined) {
  const registry = await store.read()
  if (wanted !== undefined && Number(wanted) !== registry.revision)
    throw new ReleaseRefusal('conflict', `The registry is at revision ${registry.revision}, not at ${wanted}.`)
  return registry
}
