import { exitCodes } from '../releaseRefusal.ts'
import type { Command } from './command.ts'

const STORE = [
  '--store DIR        the release store; default .data/store',
  '--portal URL       a portal that takes releases by HTTP; the token is in CARRIER_PORTAL_TOKEN',
  '--config FILE      the portal configuration with allowedRemoteOrigins; default PORTAL_CONFIG',
  '--by NAME          the author; default RELEASED_BY or your account name; no effect with a release token',
  '--why TEXT         the reason, for the history',
  '--if-revision N    refuses when the registry is not at revision N',
]

const OUTPUT = ['--json             prints JSON', '--help             prints this text']

/** The help of one command. */
export function helpOf(name: string, command: Command): readonly string[] {
  const { usage, summary, options, isOnFiles, isWithoutStore, isUnrecorded } = command
  const own = Object.entries(options).map(
    ([key, { type, help }]) => `${`--${key}${type === 'string' ? ' …' : ''}`.padEnd(18)} ${help}`,
  )
  const notTaken = [
    ...(isOnFiles ? ['--portal', '--config'] : []),
    ...(isUnrecorded ? ['--config', '--by', '--why'] : []),
    ...(takesRevision(command) ? [] : ['--if-revision']),
  ]
  const store = isWithoutStore ? [] : STORE.filter((line) => !notTaken.some((option) => line.startsWith(`${option} `)))
  return [
    `npm run release -- ${name} ${usage}`.trim(),
    '',
    summary,
    '',
    ...own,
    ...store,
    ...OUTPUT,
    '',
    exitCodeLine(),
  ]
}

/** Whether a command may name the revision at which alone it makes its change. */
export function takesRevision({ isOnFiles, isWithoutStore, isUnrecorded }: Command): boolean {
  return !(isOnFiles || isWithoutStore || isUnrecorded)
}

/** The sentence that names the help of a command. */
export function helpHint(name: string): string {
  return `See npm run release -- ${name} --help.`
}

function exitCodeLine(): string {
  return `Exit codes: 0 done, ${Object.entries(exitCodes)
    .map(([kind, code]) => `${code} ${kind}`)
    .join(', ')}.`
}
