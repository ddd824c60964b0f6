import { parseArgs } from 'node:util'
import { inputOf } from './commandInput.ts'
import { block } from './commands/block.ts'
import type { Command, CommandInput, CommandResult } from './commands/command.ts'
import { helpHint, helpOf, takesRevision } from './commands/help.ts'
import { history } from './commands/history.ts'
import { list } from './commands/list.ts'
import { markGood } from './commands/markGood.ts'
import { promote } from './commands/promote.ts'
import { prune } from './commands/prune.ts'
import { publish } from './commands/publish.ts'
import { repair } from './commands/repair.ts'
import { rollback } from './commands/rollback.ts'
import { token } from './commands/token.ts'
import { verify } from './commands/verify.ts'
import { parseProblem } from './parseProblem.ts'
import { ReleaseRefusal } from './releaseRefusal.ts'

const commands: Readonly<Record<string, Command>> = {
  publish,
  promote,
  rollback,
  block,
  'mark-good': markGood,
  list,
  history,
  verify,
  repair,
  prune,
  token,
}

/** Each release command with its effect in one sentence. */
export const releaseSummaries: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(commands).map(([name, { summary }]) => [name, summary]),
)

/** The commands that work on the files of a store, so that they take no --portal. */
export const fileVerbs: readonly string[] = Object.keys(commands).filter((name) => commands[name]?.isOnFiles)

/** The commands that need no store, so that they take neither --store nor --portal. */
export const storelessVerbs: readonly string[] = Object.keys(commands).filter((name) => commands[name]?.isWithoutStore)

/** Runs one command line of `npm run release`. Throws a ReleaseRefusal for what it refuses. */
export async function runRelease(line: readonly string[]): Promise<CommandResult> {
  const name = commandIn(line) ?? ''
  if (name === '' && line.includes('--help')) return helpOfAll()
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command)
    throw new ReleaseRefusal('usage', `"${name}" is not a command. Commands: ${Object.keys(commands).join(', ')}.`)
  if (line.includes('--help')) {
    const lines = helpOf(name, command)
    return { lines, data: { usage: command.usage, lines } }
  }
  const { options, positionals } = parse(line, name, command)
  // Ignored, it would not protect from the change that another release came first.
  if (options['if-revision'] !== undefined && !takesRevision(command))
    throw new ReleaseRefusal('usage', `release ${name} takes no --if-revision. ${helpHint(name)}`)
  const [, subject, ...rest] = positionals
  const unexpected = command.usage.includes('<') ? rest : positionals.slice(1)
  if (unexpected.length > 0)
    throw new ReleaseRefusal('usage', `Unexpected argument "${unexpected.join(' ')}". ${helpHint(name)}`)
  return command.run({ ...inputOf(options), subject })
}

/** For the image, which has these commands alone; a team's carrier-portal lists them with its tools. */
function helpOfAll(): CommandResult {
  const listed = Object.entries(releaseSummaries).map(([name, summary]) => `  ${name.padEnd(10)} ${summary}`)
  const lines = ['release <command>', '', ...listed, '', 'release <command> --help describes one command.']
  return { lines, data: { lines } }
}

const commonOptions = {
  store: { type: 'string' },
  portal: { type: 'string' },
  config: { type: 'string' },
  json: { type: 'boolean' },
  by: { type: 'string' },
  why: { type: 'string' },
  'if-revision': { type: 'string' },
} as const

/** The first argument that is neither an option nor an option's value. */
function commandIn(line: readonly string[]): string | undefined {
  return parseArgs({ args: [...line], options: commonOptions, allowPositionals: true, strict: false }).positionals[0]
}

function parse(line: readonly string[], name: string, command: Command) {
  const own = Object.fromEntries(Object.entries(command.options).map(([key, { type }]) => [key, { type }]))
  const options = { ...own, ...commonOptions }
  try {
    const { values, positionals, tokens } = parseArgs({
      args: [...line],
      options,
      allowPositionals: true,
      tokens: true,
    })
    const given = tokens.flatMap((one) => (one.kind === 'option' && one.value !== undefined ? [one.name] : []))
    const twice = given.find((option, index) => given.indexOf(option) < index)
    if (twice !== undefined)
      throw new ReleaseRefusal('usage', `--${twice} is given twice. Write it once. ${helpHint(name)}`)
    return { options: values as CommandInput['options'], positionals }
  } catch (cause) {
    const problem = parseProblem(cause)
    if (problem === undefined) throw cause
    throw new ReleaseRefusal('usage', `${problem} ${helpHint(name)}`)
  }
}
