import { importWeight } from './importWeight.ts'

const USAGE = `usage: npm run weigh -- "{ Link } react-router-dom" …

Prints the KB that each import adds to a page that has React.`

const imports = process.argv.slice(2)
if (imports.length === 0 || imports.includes('--help')) process.stdout.write(`${USAGE}\n`)
else await weigh()

async function weigh(): Promise<void> {
  for (const text of imports) {
    const [names = '', from = ''] = text.split(/\s+(?=\S+$)/)
    const kb = await importWeight(names, from)
    process.stdout.write(`${kb.toFixed(1).padStart(7)} KB  ${text}\n`)
  }
}
