import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { root } from '@carrier-portal/build/tooling'
import { rspack } from '@rspack/core'

/** React is in the page already, so it is not counted. */
const PROVIDED = { react: 'React', 'react-dom': 'ReactDOM', 'react/jsx-runtime': 'JSX', 'react-dom/client': 'Client' }

/** The portal's copy of Material UI is found from here; the root has another version, which an example needs. */
const LIBRARIES = join(root, 'shared-ui')

/**
 * What an import adds to a page that has React, in KB after brotli: `{ Link, useNavigate } react-router-dom` is
 * bundled alone, minified and tree-shaken. Rejects when the package or a name is missing.
 */
export async function importWeight(names: string, from: string): Promise<number> {
  const source = `import ${names} from '${from}'; globalThis.used = ${names.replace(/^\* as /, '')}`
  const path = await mkdtemp(join(tmpdir(), 'weigh-'))
  try {
    const compiler = rspack({
      mode: 'production',
      target: ['web', 'es2022'],
      context: LIBRARIES,
      entry: `data:text/javascript,${encodeURIComponent(source)}`,
      externals: PROVIDED,
      output: { path, filename: 'bundle.js' },
    })
    const stats = await promisify(compiler.run.bind(compiler))()
    await promisify(compiler.close.bind(compiler))()
    if (!stats || stats.hasErrors()) throw new Error(stats?.toString({ all: false, errors: true }) ?? 'no result')
    return (await promisify(brotliCompress)(await readFile(join(path, 'bundle.js')))).length / 1000
  } finally {
    await rm(path, { recursive: true })
  }
}
