import { compileScript, parse } from 'vue/compiler-sfc'

/** Compiles a single-file component, script and template, to one module. The page needs no compiler. */
export default function compileComponent(source) {
  const { descriptor, errors } = parse(source, { filename: this.resourcePath })
  if (errors.length > 0) throw errors[0]
  const compilerOptions = { isCustomElement: (tag) => tag === 'order-editor' }
  return compileScript(descriptor, {
    id: this.resourcePath,
    inlineTemplate: true,
    templateOptions: { compilerOptions },
  }).content
}
