import { fileURLToPath } from 'node:url'

/** The rspack rules that this example adds. */
export default [{ test: /\.vue$/, loader: fileURLToPath(new URL('loader.mjs', import.meta.url)) }]
