import { exitCodes, ReleaseRefusal } from './releaseRefusal.ts'
import { runRelease } from './runRelease.ts'
import { unexpectedRefusal } from './unexpectedRefusal.ts'

/** Runs a command line of the release client and prints its result. Resolves with the exit code: 0, or that of a refusal. */
export async function executeRelease(line: readonly string[]): Promise<number> {
  const isJson = line.includes('--json')
  try {
    const { lines, data } = await runRelease(line)
    const text = lines.map((one) => `${escaped(one, INVISIBLE)}\n`).join('')
    process.stdout.write(isJson ? `${JSON.stringify({ ok: true, ...data })}\n` : text)
    return 0
  } catch (cause) {
    const { kind, message, data } = cause instanceof ReleaseRefusal ? cause : unexpectedRefusal(cause)
    if (isJson) process.stdout.write(`${JSON.stringify({ ok: false, kind, error: message, ...data })}\n`)
    else process.stderr.write(`${escaped(message, INVISIBLE_IN_LINES)}\n`)
    return exitCodes[kind]
  }
}

/** Control and formatting characters, by which a text of another team would command the terminal or add lines of its own. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/** The same without the line breaks, which a message has. */
const INVISIBLE_IN_LINES = /(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/** A text with its invisible characters as JSON escapes them. */
function escaped(text: string, invisible: RegExp): string {
  return text.replace(invisible, (found) =>
    found
      .split('')
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
  )
}
