import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageFolder } from '../ownFiles.ts'
import type { RemoteNames } from './deriveNames.ts'

/** The published packages that a remote's repository installs. */
const PACKAGES = ['contract', 'hosting', 'order-lists', 'reference-backend', 'remote-tools', 'shared-ui']
/** The packages that a remote's code imports. */
const RUNTIME = ['contract', 'shared-ui']

/** The files of a new remote's repository besides its sources, by path. */
export function repositoryFiles(names: RemoteNames, packages?: string): Readonly<Record<string, string>> {
  const { workspace, route, title } = names
  return {
    'package.json': json(packageJson(workspace, packages)),
    'remote.json': json({
      name: workspace,
      route,
      navigation: { label: { en: title, es: title }, order: 10 },
      contract: '^1.0',
      budgetKb: 60,
    }),
    'rspack.config.ts':
      "import { remoteBuild } from '@carrier-portal/remote-tools/rspack'\n\nexport default remoteBuild(import.meta.dirname)\n",
    'jest.config.mjs':
      "import { remote } from '@carrier-portal/remote-tools/jest'\n\nexport default remote(import.meta.dirname)\n",
    'tsconfig.json': json({
      compilerOptions: {
        target: 'ES2023',
        lib: ['ES2023', 'DOM', 'DOM.Iterable'],
        module: 'ESNext',
        moduleResolution: 'bundler',
        jsx: 'react-jsx',
        types: ['node', 'jest', '@testing-library/jest-dom'],
        strict: true,
        allowImportingTsExtensions: true,
        skipLibCheck: true,
        noEmit: true,
      },
      include: ['src'],
    }),
    '.gitignore': 'node_modules/\ndist/\n.data/\n',
    'ci.sh': CI,
    'README.md': readme(names),
  }
}

const CI = `#!/bin/sh
# Needs Node 20.19 or newer and Chromium (CHROMIUM names its path).
set -eu
npm ci
npm run types
npm test
npm run conformance
`

function readme({ workspace, title }: RemoteNames): string {
  return `# ${title}

The remote \`${workspace}\` of the carrier portal.

| command | what it does |
|---|---|
| \`npm run dev\` | serves the screen alone at http://localhost:3001 |
| \`npm run dev -- --portal https://portal.example\` | serves it inside a deployed portal |
| \`npm test\` | runs its tests against the reference backend |
| \`npm run conformance\` | builds it and checks it in a browser |
| \`npm run release -- publish ${workspace} --portal https://portal.example\` | publishes the version in package.json |
| \`npm run release -- promote ${workspace}@1.0.0 --percent 5 --portal https://portal.example\` | gives it to 5 % of the users |
`
}

function packageJson(workspace: string, packages: string | undefined): object {
  const own = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as {
    version: string
    dependencies: Readonly<Record<string, string>>
  }
  const sourceOf = (name: string) =>
    packages ? `file:${join(packages, `carrier-portal-${name}.tgz`)}` : `^${own.version}`
  const select = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [`@carrier-portal/${name}`, sourceOf(name)]))
  const { react, 'react-dom': reactDom } = own.dependencies
  return {
    name: workspace,
    version: '1.0.0',
    private: true,
    type: 'module',
    scripts: {
      build: 'carrier-portal build',
      dev: 'carrier-portal dev',
      types: 'tsc -p .',
      test: 'carrier-portal test',
      conformance: 'carrier-portal conformance',
      release: 'carrier-portal',
    },
    dependencies: { ...select(RUNTIME), react, 'react-dom': reactDom, swr: '2.5.1' },
    devDependencies: select(PACKAGES.filter((name) => !RUNTIME.includes(name))),
    overrides: {
      // shared-ui styles the component library with styled-components.
      '@mui/styled-engine': 'npm:@mui/styled-engine-sc@9.4.0',
      ...Object.fromEntries(PACKAGES.map((name) => [`@carrier-portal/${name}`, `$@carrier-portal/${name}`])),
    },
  }
}

function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
