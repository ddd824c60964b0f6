import { createRequire } from 'node:module'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'

// jest sets it only where it is missing. With "production" from the environment, React would be its production build,
// which has no `act`, so that no component could be rendered.
process.env.NODE_ENV = 'test'

/**
 * The jest configurations of a workspace. 'node' workspaces run in plain Node. In 'browser' workspaces `*.test.tsx` run
 * in jsdom with Node's fetch, and `*.test.ts`, which render nothing, in plain Node: a jsdom costs each file a second.
 * A `*.test.ts` of a module that needs `window` names the environment in its first comment. A test that calls
 * console.error fails.
 */
export function workspace(name, environment) {
  const rootDir = fileURLToPath(new URL(`../../../${name}`, import.meta.url))
  if (environment === 'node') return [project(name, rootDir, ['ts', 'tsx'])]
  return renderedProjects(name, rootDir)
}

/** The jest configuration of a remote's own repository in `rootDir`. */
export function remote(rootDir) {
  return { projects: renderedProjects(basename(rootDir), rootDir) }
}

const renderedProjects = (name, rootDir) => [
  project(name, rootDir, ['ts']),
  { ...project(name, rootDir, ['tsx']), ...rendering },
]

const here = (path) => fileURLToPath(new URL(path, import.meta.url))

const setup = [here('./testSetup.mjs')]

const rendering = {
  testEnvironment: here('./browserEnvironment.cjs'),
  setupFilesAfterEnv: [...setup, here('./browserSetup.mjs')],
}

function project(name, rootDir, endings) {
  return {
    displayName: name,
    rootDir,
    testMatch: endings.map((ending) => `**/*.test.${ending}`),
    testPathIgnorePatterns: ['/node_modules/', '<rootDir>/dist/'],
    modulePathIgnorePatterns: ['<rootDir>/dist/'],
    testEnvironment: 'node',
    setupFilesAfterEnv: setup,
    transform: { '\\.(ts|tsx|mjs|js|jsx)$': [createRequire(import.meta.url).resolve('@swc/jest'), swc] },
    transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
    moduleNameMapper: { '\\.(css|pdf|png|jpe?g|gif|webp|avif|svg|woff2?)$': here('./asset.cjs') },
  }
}

const swc = {
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true, dynamicImport: true },
    transform: { react: { runtime: 'automatic' } },
  },
  module: { type: 'commonjs' },
}

/**
 * Packages that ship ES modules or TypeScript only; jest runs CommonJS, so it compiles them. No other package is listed,
 * because jest compiles each file again for each workspace.
 */
const esmOnly = ['@carrier-portal', 'jose', 'get-port', 'react-pdf', 'pdfjs-dist', 'workbox-core', 'workbox-expiration']
