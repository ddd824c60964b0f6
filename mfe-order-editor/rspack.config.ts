import { remoteBuild } from '@carrier-portal/remote-tools/rspack'

type Build = ReturnType<typeof remoteBuild>[number]

export default remoteBuild(import.meta.dirname).map(withLeanReader)

/**
 * Takes the barcode library's modules for ES2015, which are smaller, and leaves out those that are not used: the library does
 * not declare that its modules have no side effects.
 */
function withLeanReader({ resolve, module, ...build }: Build): Build {
  return {
    ...build,
    resolve: { ...resolve, mainFields: ['esnext', 'browser', 'module', 'main'] },
    module: { ...module, rules: [...(module?.rules ?? []), { test: /@zxing/, sideEffects: false }] },
  }
}
