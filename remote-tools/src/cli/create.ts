import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { createRepository } from '../create/createRepository.ts'
import { deriveNames } from '../create/deriveNames.ts'

/** `carrier-portal create NAME [--packages DIR]`: creates a repository for a new remote in the folder NAME. */
export async function create(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { packages: { type: 'string' } },
    allowPositionals: true,
  })
  const [name = '', ...rest] = positionals
  const names = deriveNames(name)
  if (!names || rest.length > 0) {
    process.stderr.write(`"${positionals.join(' ')}" is not a valid remote name. Write one such as mfe-night-shift.\n`)
    return 2
  }
  const files = createRepository(resolve(name), names, values.packages && resolve(values.packages))
  process.stdout.write(`${files.map((file) => `  ${name}/${file}`).join('\n')}

Next, in ${name}:
  npm install
  npm run dev           serves the screen alone
  npm test              runs its test against the reference backend
  npm run conformance   builds it and checks it in a browser
  npm run release -- publish ${name} --portal https://portal.example
`)
  return 0
}
