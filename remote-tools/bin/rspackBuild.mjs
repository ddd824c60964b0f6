import { RspackCLI } from '@rspack/cli'

// Rspack's own script prints a wrong option with a stack trace, as it does an error within Rspack.
try {
  await new RspackCLI().run(process.argv)
} catch (error) {
  if (error.name !== 'CACError') throw error
  process.stderr.write(`${error.message}. See npx @carrier-portal/remote-tools build --help.\n`)
  process.exitCode = 2
}
