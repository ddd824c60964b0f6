import { createRequire } from 'node:module'

/**
 * The jest configuration of a workspace. 'browser' workspaces run in jsdom with Node's fetch, 'node' workspaces in
 * plain Node. A test that calls console.error fails.
 */
export function workspace(name, environment) {
  return {
    displayName: name,
    rootDir: new URL(`../../${name}`, import.meta.url).pathname,
    testMatch: ['<rootDir>/**/*.test.ts', '<rootDir>/**/*.test.tsx'],
    testPathIgnorePatterns: ['/node_modules/', '/dist/'],
    modulePathIgnorePatterns: ['/dist/'],
    testEnvironment: environment === 'browser' ? here('./browserEnvironment.cjs') : 'node',
    setupFilesAfterEnv: [
      here('./consoleIsSilent.mjs'),
      here('./sharedMachine.mjs'),
      ...(environment === 'browser' ? [here('./browserSetup.mjs')] : []),
    ],
    transform: { '\\.(ts|tsx|mjs|js|jsx)$': [createRequire(import.meta.url).resolve('@swc/jest'), swc] },
    transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
    moduleNameMapper: { '\\.(css|svg|png|pdf)$': here('./asset.cjs') },
  }
}

const here = (path) => new URL(path, import.meta.url).pathname

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
