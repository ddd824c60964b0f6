import { exitCodes, ReleaseRefusal } from './releaseRefusal.ts'
import { runRelease } from './runRelease.ts'
import { unexpectedRefusal } from './unexpectedRefusal.ts'

/** Runs a command line of the release client and prints its result. Resolves with the exit code: 0, or that of a refusal. */
export async function executeRelease(line: readonly string[]): Promise<number> {
  const isJson = line.includes('--json')
  try {
    const { lines, data } = await runRelease(line)
    process.stdout.write(isJson ? `${JSON.stringify({ ok: true, ...data })}\n` : `${lines.join('\n')}\n`)
    return 0
  } catch (cause) {
    const { kind, message, data } = cause instanceof ReleaseRefusal ? cause : unexpectedRefusal(cause)
    if (isJson) process.stdout.write(`${JSON.stringify({ ok: false, kind, error: message, ...data })}\n`)
    else process.stderr.write(`${message}\n`)
    return exitCodes[kind]
  }
}
