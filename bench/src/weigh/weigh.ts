import { runCommand } from '@carrier-portal/build/tooling'
import { importWeight } from './importWeight.ts'

const USAGE = `usage: npm run weigh -- "{ Link } react-router-dom" …

Prints the KB that each import adds to a page that has React.`

runCommand(USAGE, async () => {
  const imports = process.argv.slice(2)
  if (imports.length === 0) process.stdout.write(`${USAGE}\n`)
  for (const text of imports) {
    const [names = '', from] = text.split(/\s+(?=\S+$)/)
    if (from === undefined) throw new Error(`"${text}" names no package to import from.\n\n${USAGE}`)
    const kb = await importWeight(names, from)
    process.stdout.write(`${kb.toFixed(1).padStart(7)} KB  ${text}\n`)
  }
})
