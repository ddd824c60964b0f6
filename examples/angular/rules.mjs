import { fileURLToPath } from 'node:url'

/** The rspack rules that this example adds. */
export default [{ test: /[\\/]@angular[\\/].*\.mjs$/, loader: fileURLToPath(new URL('linker.mjs', import.meta.url)) }]
