import { importWeight } from './importWeight.ts'

/** `npm run weigh -- "{ Link } react-router-dom" …`: the KB that each import adds to a page that has React. */
for (const text of process.argv.slice(2)) {
  const [names = '', from = ''] = text.split(/\s+(?=\S+$)/)
  const kb = await importWeight(names, from)
  process.stdout.write(`${kb.toFixed(1).padStart(7)} KB  ${text}\n`)
}
