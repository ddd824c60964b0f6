import { basename } from 'node:path/posix'
import { NEWER_FUNCTIONS } from '../tooling/newerFunctions.ts'
import { isTest, type Source } from './sources.ts'

const MAX_LINES = 150
const MEANINGLESS_NAMES = /^(utils?|helpers?|common|misc|lib|shared|stuff)(\.|$)/i
/** Tables of messages and demo data have no limit. */
const DATA = /\/messages\.ts$|\/seed\//
const GENERATED = /\.gen\.ts$/

/** Patterns that hide a fault instead of removing it. */
const shortcuts: Readonly<Record<string, RegExp>> = {
  'the type any': /(:\s*|<|\bas\s+|\|\s*)any\b(?=\s*[;,)>\]=|{}\n]|$)/m,
  'a double cast': /\bas unknown as\b/,
  'a silenced rule': /@ts-(ignore|expect-error|nocheck)|biome-ignore|eslint-disable/,
  'a note to do it later': /\b(TODO|FIXME|XXX)\b/,
  'a mock of our own code': /\bjest\.mock\(/,
  'a snapshot test': /\btoMatch(Inline)?Snapshot\(/,
}

/** Sources that run in browsers, of which the oldest supported ones are those of remote-tools/src/rspack/base.ts. */
const IN_BROWSERS = /^(contract|shared-ui|order-lists|order-editor|shell|mfe-[\w-]+)\/src\//
/** A call of a function that they lack. A method of an unknown object has no owner in its text, so it is not found. */
const NEWER_CALL = new RegExp(
  `\\b(${Object.entries(NEWER_FUNCTIONS)
    .filter(([owner]) => !owner.endsWith('.prototype'))
    .map(([owner, names]) => `${owner}\\.(?:${names.join('|')})`)
    .join('|')})\\(`,
)

/** The problems of one file: its length, its name, forbidden patterns. */
export function fileProblems({ path, text }: Source): readonly string[] {
  if (GENERATED.test(path)) return []
  const problems: string[] = []
  const lines = text.split('\n').length - 1
  if (lines > MAX_LINES && !isTest(path) && !DATA.test(path)) problems.push(`${path}: ${lines} lines`)
  const name = path.split('/').find((part) => MEANINGLESS_NAMES.test(part))
  if (name) problems.push(`${path}: "${name}" does not describe its content`)
  // This file contains the patterns.
  if (basename(path) === 'fileRules.ts') return problems
  const code = text.replace(/\/\*[\s\S]*?\*\//g, (comment) => (/@ts-|TODO|FIXME/.test(comment) ? comment : ''))
  for (const [what, pattern] of Object.entries(shortcuts)) if (pattern.test(code)) problems.push(`${path}: ${what}`)
  const newer = IN_BROWSERS.test(path) && !isTest(path) && NEWER_CALL.exec(code)
  if (newer) problems.push(`${path}: ${newer[1]} is missing in the oldest supported browsers`)
  return problems
}
