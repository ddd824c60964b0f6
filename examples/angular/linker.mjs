import linker from '@angular/compiler-cli/linker/babel'
import { transformAsync } from '@babel/core'

/** Completes Angular's published libraries at build time. Otherwise the page would need the compiler and `eval`. */
export default async function link(source) {
  const options = { plugins: [linker], compact: false, configFile: false, babelrc: false }
  const { code } = await transformAsync(source, { ...options, filename: this.resourcePath })
  return code
}
