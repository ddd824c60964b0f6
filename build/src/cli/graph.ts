import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readImports } from '../repoRules/dependencyCruiser.ts'
import { drawGraph, replaceGraph } from '../repoRules/drawGraph.ts'
import { root } from '../workspaces.ts'

/** `npm run graph`: draws the imports between the product's workspaces into ARCHITECTURE.md. */
if (process.argv.includes('--help')) {
  process.stdout.write(
    "usage: npm run graph\n\nDraws the imports between the product's workspaces into ARCHITECTURE.md.\n",
  )
  process.exit()
}
const page = join(root, 'ARCHITECTURE.md')
writeFileSync(page, replaceGraph(readFileSync(page, 'utf8'), await drawGraph(await readImports())))
