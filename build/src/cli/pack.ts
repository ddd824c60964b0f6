import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { PACKAGES, packPackages } from '../pack/packPackages.ts'
import { root } from '../workspaces.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: '.data/packages' },
    version: { type: 'string', multiple: true, default: [] },
  },
})
const out = resolve(process.env.INIT_CWD ?? root, values.out)

const versions = Object.fromEntries(values.version.map((pair) => pair.split('=', 2)))
const unknown = positionals.filter((name) => !PACKAGES.includes(name))

/**
 * `npm run pack [-- workspace …] [--out DIR] [--version shared-ui=1.1.0]`: compiles and packs the packages that other
 * repositories install, or the named ones, in the versions of their package.json or in a given one.
 */
if (unknown.length > 0) {
  process.stderr.write(`No package: ${unknown.join(', ')}. Choose from: ${PACKAGES.join(', ')}.\n`)
  process.exitCode = 1
} else {
  const workspaces = positionals.length > 0 ? positionals : PACKAGES
  // Each run has a folder of its own, so that two may run at a time.
  const work = join(root, '.data', `pack-${process.pid}`)
  for (const file of packPackages({ workspaces, out, work, versions })) process.stdout.write(`${join(out, file)}\n`)
}
