import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, relative } from 'node:path'
import { packageFolder } from '../ownFiles.ts'

interface Manifest {
  readonly version: string
  readonly dependencies: Readonly<Record<string, string>>
}

/** The published packages that a remote's code imports. */
const RUNTIME = ['contract', 'shared-ui']
/** The packages that build, test, check and release it, with the packages that those depend on. */
const TOOLS = ['hosting', 'reference-backend', 'remote-tools']
/** What the sources of a new remote import besides, in the versions of remote-tools. */
const TEST_LIBRARIES = [
  '@testing-library/dom',
  '@testing-library/jest-dom',
  '@testing-library/react',
  // shared-ui/testing imports it.
  '@testing-library/user-event',
  '@types/jest',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'typescript',
]

/**
 * The package.json of a remote's own repository. `packages` is a folder with the packed files of the published packages,
 * which it installs instead of a registry's; `folder` is the repository.
 */
export function repositoryManifest(name: string, folder: string, packages: string | undefined): object {
  const own = readManifest(join(packageFolder, 'package.json'))
  const library = readManifest(createRequire(import.meta.url).resolve('@carrier-portal/shared-ui/package.json'))
  const sourceOf = (part: string) => (packages ? packedFile(part, folder, packages) : rangeOf(part, own))
  const published = (parts: readonly string[]) =>
    parts.map((part) => [`@carrier-portal/${part}`, sourceOf(part)] as const)
  const versions = (names: readonly string[], { dependencies }: Manifest) =>
    names.map((part) => [part, dependencies[part] ?? ''] as const)
  return {
    name,
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
    dependencies: sorted([
      ...published(RUNTIME),
      ...versions(['react', 'react-dom'], own),
      ...versions(['swr'], library),
    ]),
    devDependencies: sorted([...published(TOOLS), ...versions(TEST_LIBRARIES, own)]),
    // These packages bring compiled files and work without their install scripts, of which npm 11 would warn.
    allowScripts: { '@parcel/watcher': false, '@swc/core': false, 'unrs-resolver': false },
    overrides: {
      // The component library is styled by styled-components instead of emotion.
      '@mui/styled-engine': `npm:@mui/styled-engine-sc@${library.dependencies['@mui/styled-engine-sc']}`,
      ...Object.fromEntries(
        [...RUNTIME, ...TOOLS].map((part) => [`@carrier-portal/${part}`, `$@carrier-portal/${part}`]),
      ),
    },
  }
}

/** The versions of a published package that fit remote-tools, whose manifest this is. Each package has a version of its own. */
export function rangeOf(part: string, { version, dependencies }: Manifest): string {
  const range = part === 'remote-tools' ? version : dependencies[`@carrier-portal/${part}`]
  // In the repository the dependency is one version; the packed manifest has a range.
  return `^${range?.replace('^', '')}`
}

function packedFile(part: string, folder: string, packages: string): string {
  const [file, ...others] = (existsSync(packages) ? readdirSync(packages) : []).filter((name) =>
    new RegExp(`^carrier-portal-${part}-\\d.*\\.tgz$`).test(name),
  )
  if (!file)
    throw new Error(
      `${packages} contains no packed @carrier-portal/${part}. Name the folder that npm run pack wrote with --packages.`,
    )
  if (others.length > 0)
    throw new Error(
      `${packages} contains several versions of @carrier-portal/${part}: ${[file, ...others].join(', ')}. Leave one of them there, then run the command again.`,
    )
  return `file:${relative(folder, join(packages, file))}`
}

function readManifest(file: string): Manifest {
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest
}

function sorted(entries: readonly (readonly [string, string])[]): Readonly<Record<string, string>> {
  return Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
