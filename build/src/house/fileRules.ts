import { basename } from 'node:path/posix'
import { isTest, type Source } from './sources.ts'

const MOST_LINES = 200
const NO_NAMES = /^(utils?|helpers?|common|misc|lib|shared|stuff)(\.|$)/i
/** Tables of words and demo data are as long as they are. */
const DATA = /\/messages\.ts$|\/seed\//
const GENERATED = /\.gen\.ts$/

/** Shortcuts that hide a fault instead of removing it. */
const shortcuts: Readonly<Record<string, RegExp>> = {
  'the type any': /(:\s*|<|\bas\s+|\|\s*)any\b(?=\s*[;,)>\]=|{}\n]|$)/m,
  'a double cast': /\bas unknown as\b/,
  'a silenced rule': /@ts-(ignore|expect-error|nocheck)|biome-ignore|eslint-disable/,
  'a note to do it later': /\b(TODO|FIXME|XXX)\b/,
  'a mock of our own code': /\bjest\.mock\(/,
  'a snapshot test': /\btoMatch(Inline)?Snapshot\(/,
}

/** What is wrong with a file itself (architecture.md, "Style, by example"). */
export function fileProblems({ path, text }: Source): readonly string[] {
  if (GENERATED.test(path)) return []
  const problems: string[] = []
  const lines = text.split('\n').length - 1
  if (lines > MOST_LINES && !isTest(path) && !DATA.test(path)) problems.push(`${path}: ${lines} lines`)
  const name = path.split('/').find((part) => NO_NAMES.test(part))
  if (name) problems.push(`${path}: "${name}" says nothing about what is in it`)
  // This file names them.
  if (basename(path) === 'fileRules.ts') return problems
  const code = text.replace(/\/\*[\s\S]*?\*\//g, (comment) => (/@ts-|TODO|FIXME/.test(comment) ? comment : ''))
  for (const [what, pattern] of Object.entries(shortcuts)) if (pattern.test(code)) problems.push(`${path}: ${what}`)
  return problems
}
