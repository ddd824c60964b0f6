import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { packPackages } from '../pack/packPackages.ts'
import { root } from '../workspaces.ts'

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: '.data/packages' },
    version: { type: 'string', multiple: true, default: [] },
  },
})
const out = resolve(process.env.INIT_CWD ?? root, values.out)

const versions = Object.fromEntries(values.version.map((pair) => pair.split('=', 2)))

/**
 * `npm run pack [-- --out DIR] [--version shared-ui=1.1.0]`: compiles and packs the packages that a remote's own
 * repository installs, in the versions of their package.json or in a given one.
 */
for (const file of packPackages({ out, work: join(root, '.data/pack'), versions }))
  process.stdout.write(`${join(out, file)}\n`)
