import { inspect } from 'node:util'

/**
 * Runs a command of the command line. With `--help` it prints the usage and does nothing else. A failure is printed as its
 * sentence, with the usage below it when the options cannot be read, and a fault of the code with its stack. It ends the
 * process with 1, because servers and compilers that the command has started would keep it running.
 */
export function runCommand(usage: string, run: () => Promise<void>): void {
  if (process.argv.includes('--help')) return void process.stdout.write(`${usage}\n`)
  run().catch((cause: unknown) => {
    // Not instanceof, because in Jest the system's errors are those of another realm.
    const {
      name = '',
      message,
      code = '',
    } = (cause ?? {}) as {
      readonly name?: string
      readonly message?: string
      readonly code?: unknown
    }
    const isOption = String(code).startsWith('ERR_PARSE_ARGS_')
    const isFault = !isOption && /^(Type|Range|Reference)Error$/.test(name)
    // Node reports a name with several addresses by an error without a message.
    console.error(isFault ? inspect(cause) : message || code || String(cause))
    if (isOption) console.error(usage)
    process.exit(1)
  })
}
