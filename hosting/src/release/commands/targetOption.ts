import type { Options } from './command.ts'

/** The --portal or --store of a command line, for the command of the next step; empty when it names neither. */
export function targetOption({ portal, store }: Options): string {
  if (typeof portal === 'string') return ` --portal ${quote(portal)}`
  return typeof store === 'string' ? ` --store ${quote(store)}` : ''
}

/** A value as a shell takes it: in quotes when it contains a space or a character with a meaning. */
function quote(value: string): string {
  return /^[\w./:@-]+$/.test(value) ? value : `'${value.replaceAll("'", "'\\''")}'`
}
