import type { RemoteNames } from './deriveNames.ts'
import { newDeclaration } from './newDeclaration.ts'
import { repositoryManifest } from './repositoryManifest.ts'

const SCHEMA = './node_modules/@carrier-portal/contract/remote.schema.json'

/** The files of a new remote's repository besides its sources, by path. Throws when a packed file is missing. */
export function repositoryFiles(
  names: RemoteNames,
  folder: string,
  packages?: string,
): Readonly<Record<string, string>> {
  return {
    'package.json': json(repositoryManifest(names.workspace, folder, packages)),
    'remote.json': json(newDeclaration(names, SCHEMA, 10)),
    'rspack.config.mjs': `import { remoteBuild } from '@carrier-portal/remote-tools/rspack'

export default remoteBuild(import.meta.dirname)
`,
    'jest.config.mjs': `import { remote } from '@carrier-portal/remote-tools/jest'

export default remote(import.meta.dirname)
`,
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
    'ci.sh': ciRecipe(names),
    'README.md': readme(names),
  }
}

function ciRecipe({ workspace }: RemoteNames): string {
  return `#!/bin/sh
# Needs Node 20 from 20.19, 22 from 22.13, or 24 and newer, and Chromium; CHROMIUM names its path. With PORTAL and
# CARRIER_PORTAL_TOKEN, the version in package.json is published too, and given to 5 % of the users, more of them while it fails no more often than the present one.
# publish runs the conformance kit itself.
set -eu
npm ci
npm run types
npm test
if [ -n "\${CARRIER_PORTAL_TOKEN:-}" ]; then
  version=$(node -p 'require("./package.json").version')
  npm run release -- publish ${workspace} --portal "$PORTAL"
  npm run release -- promote "${workspace}@$version" --percent 5 --watch --portal "$PORTAL"
else
  npm run conformance
fi
`
}

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
| \`npm run release -- promote ${workspace}@1.0.0 --portal https://portal.example\` | gives it to the users |

\`ci.sh\` runs the checks, and the release when it has a token.
`
}

function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
