import { importWeight } from './importWeight.ts'

const USAGE = `usage: npm run weigh -- "{ Link } react-router-dom" …

Prints the KB that each import adds to a page that has React.`

const imports = process.argv.slice(2)
if (imports.length === 0 || imports.includes('--help')) process.stdout.write(`${USAGE}\n`)
else
  try {
    await weigh()
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exitCode = 1
  }

async function weigh(): Promise<void> {
  for (const text of imports) {
    const [names = '', from] = text.split(/\s+(?=\S+$)/)
    if (from === undefined) throw new Error(`"${text}" names no package to import from.\n\n${USAGE}`)
    const kb = await importWeight(names, from)
    process.stdout.write(`${kb.toFixed(1).padStart(7)} KB  ${text}\n`)
  }
}
