import { exitCodes, ReleaseRefusal, runRelease } from '@carrier-portal/hosting/release'

/** Runs a verb of the release client. Resolves with the exit code of its refusal, or 0. */
export async function release(line: readonly string[]): Promise<number> {
  const isJson = line.includes('--json')
  try {
    const { lines, data } = await runRelease(line)
    process.stdout.write(isJson ? `${JSON.stringify({ ok: true, ...data })}\n` : `${lines.join('\n')}\n`)
    return 0
  } catch (cause) {
    if (!(cause instanceof ReleaseRefusal)) throw cause
    const { kind, message, data } = cause
    if (isJson) process.stdout.write(`${JSON.stringify({ ok: false, kind, error: message, ...data })}\n`)
    else process.stderr.write(`${message}\n`)
    return exitCodes[kind]
  }
}
