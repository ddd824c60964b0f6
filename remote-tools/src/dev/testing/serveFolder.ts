import { join } from 'node:path'
import { base } from '../../rspack/base.ts'
import { startDevServer } from '../devServer.ts'

/**
 * Serves main.ts of the named folder with hot reload at PORT, for a test: jest cannot load the compiler. The module `replaced`
 * is an alias of replacement.ts.
 */
const [folder = ''] = process.argv.slice(2)
const source = base({ folder, name: 'page' }, 'development')
const { address } = await startDevServer(
  {
    ...source,
    entry: { main: './main.ts' },
    resolve: { ...source.resolve, alias: { replaced: join(folder, 'replacement.ts') } },
  },
  { port: Number(process.env.PORT), path: '/' },
)
process.stdout.write(`serving at ${address}\n`)
