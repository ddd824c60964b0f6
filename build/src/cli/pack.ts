import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { PACKAGES, packPackages } from '../pack/packPackages.ts'
import { parseVersionOption } from '../pack/parseVersionOption.ts'
import { runCommand } from '../tooling/index.ts'
import { root } from '../workspaces.ts'

const USAGE = `npm run pack [-- workspace …] [--out DIR] [--version workspace=VERSION]

Compiles and packs the packages that other repositories install, or the named ones, into DIR (.data/packages), in the
versions of their package.json or in a given one.`

runCommand(USAGE, async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      out: { type: 'string', default: '.data/packages' },
      version: { type: 'string', multiple: true, default: [] },
    },
  })
  const versions = Object.fromEntries(values.version.map(parseVersionOption))
  const unknown = [...positionals, ...Object.keys(versions)].filter((name) => !PACKAGES.includes(name))
  if (unknown.length > 0) throw new Error(`No package: ${unknown.join(', ')}. Choose from: ${PACKAGES.join(', ')}.`)
  const out = resolve(process.env.INIT_CWD ?? root, values.out)
  const workspaces = positionals.length > 0 ? positionals : PACKAGES
  // Each run has a folder of its own, so that two may run at a time.
  const work = join(root, '.data', `pack-${process.pid}`)
  for (const file of packPackages({ workspaces, out, work, versions })) process.stdout.write(`${join(out, file)}\n`)
})
