import { createRequire } from 'node:module'

/**
 * The jest configurations of a workspace. 'node' workspaces run in plain Node. In 'browser' workspaces `*.test.tsx` run
 * in jsdom with Node's fetch, and `*.test.ts`, which render nothing, in plain Node: a jsdom costs each file a second.
 * A `*.test.ts` of a module that needs `window` names the environment in its first comment. A test that calls
 * console.error fails.
 */
export function workspace(name, environment) {
  if (environment === 'node') return [project(name, ['ts', 'tsx'])]
  return [project(name, ['ts']), { ...project(name, ['tsx']), ...rendering }]
}

const here = (path) => new URL(path, import.meta.url).pathname

const setup = [here('./consoleIsSilent.mjs'), here('./sharedMachine.mjs')]

const rendering = {
  testEnvironment: here('./browserEnvironment.cjs'),
  setupFilesAfterEnv: [...setup, here('./browserSetup.mjs')],
}

function project(name, endings) {
  return {
    displayName: name,
    rootDir: new URL(`../../${name}`, import.meta.url).pathname,
    testMatch: endings.map((ending) => `<rootDir>/**/*.test.${ending}`),
    testPathIgnorePatterns: ['/node_modules/', '/dist/'],
    modulePathIgnorePatterns: ['/dist/'],
    testEnvironment: 'node',
    setupFilesAfterEnv: setup,
    transform: { '\\.(ts|tsx|mjs|js|jsx)$': [createRequire(import.meta.url).resolve('@swc/jest'), swc] },
    transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
    moduleNameMapper: { '\\.(css|svg|png|pdf)$': here('./asset.cjs') },
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

/** Packages that ship ES modules only; jest runs CommonJS, so it compiles them. */
const esmOnly = [
  'openapi-fetch',
  'openapi-typescript-helpers',
  'jose',
  'final-form',
  'react-final-form',
  'yaml',
  'get-port',
  'content-disposition',
  'react-pdf',
  'pdfjs-dist',
  '@mui',
  'swr',
  'get-port',
]
