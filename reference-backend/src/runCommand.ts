/**
 * Runs a command of the command line. With `--help` it prints the usage and does nothing else. A failure is printed as its
 * sentence, with the usage below it when the options cannot be read, and the exit code is 1.
 */
export function runCommand(usage: string, run: () => Promise<void>): void {
  if (process.argv.includes('--help')) return void process.stdout.write(`${usage}\n`)
  run().catch((cause: unknown) => {
    // Not instanceof, because in Jest the system's errors are those of another realm.
    const { message = String(cause), code = '' } = (cause ?? {}) as {
      readonly message?: string
      readonly code?: unknown
    }
    console.error(message)
    if (String(code).startsWith('ERR_PARSE_ARGS_')) console.error(usage)
    process.exitCode = 1
  })
}
