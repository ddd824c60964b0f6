import { exitCodes, ReleaseRefusal } from './releaseRefusal.ts'
import { runRelease } from './runRelease.ts'

const isJson = process.argv.includes('--json')

try {
  const { lines, data } = await runRelease(process.argv.slice(2))
  process.stdout.write(isJson ? `${JSON.stringify({ ok: true, ...data })}\n` : `${lines.join('\n')}\n`)
} catch (cause) {
  if (!(cause instanceof ReleaseRefusal)) throw cause
  const { kind, message, data } = cause
  if (isJson) process.stdout.write(`${JSON.stringify({ ok: false, kind, error: message, ...data })}\n`)
  else process.stderr.write(`${message}\n`)
  process.exitCode = exitCodes[kind]
}
