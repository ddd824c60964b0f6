import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { nativeCompiler } from '../nativeCompiler.ts'
import { root } from '../workspaces.ts'
import { unpublishedFolders } from './unpublished.ts'

/**
 * Compiles the sources of these workspaces to ES modules with declarations and source maps, which contain the sources.
 * The modules of `<workspace>/src` are written to `<folder>/<workspace>/src`. Throws when a type is wrong.
 */
export function compilePackages(workspaces: readonly string[], folder: string): void {
  mkdirSync(folder, { recursive: true })
  const toRoot = relative(folder, root)
  const project = join(folder, 'tsconfig.json')
  writeFileSync(
    project,
    JSON.stringify({
      extends: `${toRoot}/tsconfig.base.json`,
      compilerOptions: {
        noEmit: false,
        rootDir: toRoot,
        outDir: '.',
        declaration: true,
        sourceMap: true,
        inlineSources: true,
        allowImportingTsExtensions: false,
        rewriteRelativeImportExtensions: true,
      },
      include: workspaces.map((name) => `${toRoot}/${name}/src`),
      exclude: [
        ...['*.test.ts', '*.test.tsx', 'create/template'].map((name) => `${toRoot}/*/src/**/${name}`),
        ...workspaces.flatMap((name) => unpublishedFolders(name).map((part) => `${toRoot}/${name}/src/${part}`)),
      ],
    }),
  )
  const { status, stdout } = spawnSync(process.execPath, [nativeCompiler, '-p', project], {
    cwd: root,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`The packages do not compile:\n${stdout}`)
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.d.ts')) rewriteImports(join(folder, file))
}

/** The compiler rewrites the extensions of relative imports in modules, but not in declarations. */
function rewriteImports(file: string): void {
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replaceAll(/(["'])(\.{1,2}\/[^"']+)\.tsx?\1/g, '$1$2.js$1'))
}
