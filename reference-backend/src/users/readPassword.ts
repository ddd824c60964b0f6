import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'

/** The first line of standard input. A terminal gets a prompt, and does not show what is typed. */
export async function readPassword(): Promise<string> {
  const isTyped = process.stdin.isTTY
  // readline shows what is typed at a terminal in its output, so the output is discarded.
  const output = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: process.stdin, output, terminal: isTyped })
  if (isTyped) process.stderr.write('password: ')
  try {
    for await (const line of lines) return line
  } finally {
    // A terminal that is still read keeps the process from ending.
    lines.close()
    if (isTyped) process.stderr.write('\n')
  }
  throw new Error('standard input has no password')
}
