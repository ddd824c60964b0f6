import { readFileSync } from 'node:fs'

/**
 * Allowed imports between workspaces and between the folders of a workspace. build/src/repoRules/imports.test.ts checks
 * them; `npm run graph` draws the result into ARCHITECTURE.md.
 */

/** The workspaces that each workspace may import besides itself; what only this repository needs may import all of them. */
const allowedWorkspaces = {
  contract: [],
  'shared-ui': ['contract'],
  'order-lists': ['contract', 'shared-ui'],
  'order-editor': [],
  shell: ['contract', 'shared-ui'],
  'mfe-order-editor': ['contract', 'shared-ui', 'order-editor'],
  'mfe-(?!order-editor/)[a-z-]+': ['contract', 'shared-ui', 'order-lists'],
  'reference-backend': ['contract', 'shared-ui/src/time'],
  hosting: ['contract'],
  'remote-tools': ['contract', 'shared-ui', 'hosting'],
}

/**
 * The folders in a workspace's src, from top to bottom. A folder imports only folders of lower lines. '.' means the
 * files in src itself, a name with an extension for one of these files.
 */
const layers = JSON.parse(readFileSync(new URL('build/src/repoRules/layers.json', import.meta.url), 'utf8'))

const TEST = String.raw`\.(test|spec)\.tsx?$|/(testing|suite|proofs)/|^e2e/`
/** Entry points and configuration that only development uses, and a module that is served from another package's folder. */
const DEVELOPMENT = String.raw`/(standalone\.tsx|rspack\.config\.ts)$|^remote-tools/src/dev/refresh/`

const workspaceRules = Object.entries(allowedWorkspaces).map(([workspace, allowed]) => ({
  name: `imports-of-${workspace.replace(/\W+/g, '-')}`,
  comment: `It may import ${allowed.join(', ') || 'no other workspace'}.`,
  severity: 'error',
  from: { path: `^${workspace}/`, pathNot: [TEST, DEVELOPMENT] },
  to: {
    pathNot: [`^(${[workspace, ...allowed].join('|')})/`, 'node_modules/', '^[^/]+$'],
    dependencyTypesNot: ['core'],
  },
}))

const layerRules = Object.entries(layers).flatMap(([workspace, lines]) =>
  lines.flatMap((line, index) =>
    line.flatMap((folder) => {
      const forbidden = lines
        .slice(0, index + 1)
        .flat()
        .filter((other) => other !== folder)
      // An empty list of paths would match every path.
      if (forbidden.length === 0) return []
      return {
        name: `layers-of-${workspace}`,
        comment: `${folder} may import only folders below it.`,
        severity: 'error',
        from: { path: pathOf(workspace, folder, lines), pathNot: TEST },
        to: { path: forbidden.map((other) => pathOf(workspace, other, lines)), pathNot: TEST },
      }
    }),
  ),
)

function pathOf(workspace, folder, lines) {
  const names = lines.flat()
  if (folder.includes('.') && folder !== '.') return `^${workspace}/src/${folder.replaceAll('.', '\\.')}$`
  // A folder whose subfolders have layers of their own means its own files only.
  if (folder !== '.')
    return `^${workspace}/src/${folder}/${names.some((name) => name.startsWith(`${folder}/`)) ? '[^/]+$' : ''}`
  const namedFiles = names.filter((name) => name.includes('.') && name !== '.')
  return namedFiles.length === 0
    ? `^${workspace}/src/[^/]+$`
    : `^${workspace}/src/(?!(${namedFiles.join('|').replaceAll('.', '\\.')})$)[^/]+$`
}

const PRODUCT = '^(contract|shared-ui|order-lists|order-editor|shell|mfe-[^/]+|reference-backend|hosting)/'

export default {
  forbidden: [
    ...workspaceRules,
    ...layerRules,
    {
      name: 'no-relative-import-of-a-workspace',
      comment: "A workspace is imported by its package name, so that its package.json's exports decide what is public.",
      severity: 'error',
      from: { path: PRODUCT },
      to: {
        path: '^(?!node_modules/)[^/]+/',
        pathNot: '^$1/',
        dependencyTypes: ['local'],
        dependencyTypesNot: ['aliased-workspace'],
      },
    },
    {
      name: 'no-cycles',
      comment: 'Files that import each other cannot be tested alone. Types may refer to each other.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-unresolved-import',
      comment: 'The file does not exist, or the workspace does not export it.',
      severity: 'error',
      from: { pathNot: '^remote-tools/src/dev/refresh/' },
      to: { couldNotResolve: true },
    },
    {
      name: 'no-undeclared-package',
      comment: "The package is missing from the workspace's package.json and from the root's.",
      severity: 'error',
      from: { pathNot: '^remote-tools/src/jest/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'component-library-through-the-kit',
      comment:
        'Remotes share the component library as @carrier-portal/shared-ui/kit; a direct import would add a second copy.',
      severity: 'error',
      from: { pathNot: '^shared-ui/' },
      to: { path: 'node_modules/(@mui|styled-components)/' },
    },
  ],
  options: {
    parser: 'tsc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|template)/' },
    combinedDependencies: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.cjs', '.js'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
    },
    reporterOptions: {
      mermaid: { minify: false },
    },
  },
}
