/** A workspace's package.json. */
export interface Manifest {
  readonly name: string
  readonly version: string
  readonly main?: string
  readonly exports?: Readonly<Record<string, string>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly [key: string]: unknown
}

/** Keys that only the workspace uses. */
const WORKSPACE_KEYS = ['private', 'scripts', 'devDependencies']

/**
 * The package.json of a published package: its entry points name the compiled files in dist instead of the sources, and
 * it accepts later minor versions of the other published packages.
 */
export function packedManifest(manifest: Manifest): Readonly<Record<string, unknown>> {
  const kept = Object.entries(manifest).filter(([key]) => !WORKSPACE_KEYS.includes(key))
  const { name, version, main, exports = {}, dependencies = {} } = manifest
  return {
    ...Object.fromEntries(kept),
    name,
    version,
    license: 'UNLICENSED',
    ...rootEntryPoint(exports['.'] ?? main),
    exports: Object.fromEntries(Object.entries(exports).map(([key, file]) => [key, entryPoint(file)])),
    dependencies: Object.fromEntries(
      Object.entries(dependencies).map(([key, range]) => [
        key,
        key.startsWith('@carrier-portal/') ? `^${range}` : range,
      ]),
    ),
  }
}

/** The path of the file that is compiled or copied from a file in src; other files keep their path. */
function compiledPath(file: string): string {
  return file.replace(/^\.\/src\//, './dist/').replace(/\.tsx?$/, '.js')
}

/** The package's own entry point for tools that read no `exports`, such as a compiler with `moduleResolution: "node"`. */
function rootEntryPoint(file: string | undefined): { readonly main?: string; readonly types?: string } {
  if (file === undefined) return {}
  const entry = entryPoint(file)
  return typeof entry === 'string' ? { main: entry } : { main: entry.default, types: entry.types }
}

function entryPoint(file: string): string | { readonly types: string; readonly default: string } {
  const compiled = compiledPath(file)
  return /\.tsx?$/.test(file) ? { types: compiled.replace(/\.js$/, '.d.ts'), default: compiled } : compiled
}
