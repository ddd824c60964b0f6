import { relative, sep } from 'node:path'

/**
 * Loader of `npm run compile`: makes `import.meta.url` the address of the source file, seen from the compiled file. Written
 * out, it would be a path of the machine and folder of the compilation.
 */
export default function sourceAddress(source) {
  const path = relative(this.getOptions().dist, this.resourcePath).split(sep).join('/')
  return source.replaceAll('import.meta.url', `new URL('${path}', import.meta.url).href`)
}
