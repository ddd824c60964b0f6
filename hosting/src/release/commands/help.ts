import { exitCodes } from '../releaseRefusal.ts'
import type { Command } from './command.ts'

const COMMON = [
  '--store DIR        the release store; .data/store unless told',
  '--by NAME          who releases; RELEASED_BY or your account name unless told',
  '--why TEXT         why; the history keeps it',
  '--if-revision N    refuses when the registry does not stand at revision N',
  '--json             answers in JSON',
  '--help             this text',
]

/** The help of all commands together. */
export function helpOfAll(commands: Readonly<Record<string, Command>>): readonly string[] {
  const rows = Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(10)} ${summary}`)
  return ['npm run release -- <command> …', '', ...rows, '', ...COMMON, '', exitCodeLine()]
}

/** The help of one command. */
export function helpOf(name: string, { usage, summary, options }: Command): readonly string[] {
  const own = Object.entries(options).map(
    ([key, { type, help }]) => `${`--${key}${type === 'string' ? ' …' : ''}`.padEnd(19)}${help}`,
  )
  return [`npm run release -- ${name} ${usage}`.trim(), '', summary, '', ...own, ...COMMON, '', exitCodeLine()]
}

function exitCodeLine(): string {
  return `Exit codes: 0 done, ${Object.entries(exitCodes)
    .map(([kind, code]) => `${code} ${kind}`)
    .join(', ')}.`
}
