import type { ResponseKind } from '../headers/addressRules.ts'
import type { ContentPolicy } from '../headers/contentPolicy.ts'
import { responseHeaders } from '../headers/responseHeaders.ts'

/** A block of nginx's configuration: its name and its indented lines. */
export function directiveBlock(name: string, lines: readonly string[]): string {
  const inner = lines.flatMap((line) => line.split('\n')).map((line) => `  ${line}`)
  return [`${name} {`, ...inner, '}'].join('\n')
}

/** A path as nginx reads it. Throws for a name that nginx would read as a variable: its configuration cannot write it. */
export function quotedPath(path: string): string {
  if (path.includes('$')) throw new Error(`nginx cannot read a path with a "$": rename "${path}"`)
  return `"${path.replaceAll(/[\\"]/g, '\\$&')}"`
}

/** The directives that send the headers of a kind of response. */
export function headerLines(kind: ResponseKind, policy?: ContentPolicy): string[] {
  return Object.entries(responseHeaders(kind, policy)).map(([name, value]) => `add_header ${name} "${value}" always;`)
}
