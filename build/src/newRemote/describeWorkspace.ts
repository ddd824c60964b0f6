import { newDeclaration, type RemoteNames } from '@carrier-portal/remote-tools/create'

/** The dependencies of an existing remote's package.json, whose versions a new remote copies. */
export interface ReferencePackage {
  readonly dependencies: Readonly<Record<string, string>>
  readonly devDependencies: Readonly<Record<string, string>>
}

const NEEDED = ['@carrier-portal/contract', '@carrier-portal/shared-ui', 'react', 'react-dom', 'swr']

/** The new workspace's JSON files, by name. */
export function describeWorkspace(
  names: RemoteNames,
  reference: ReferencePackage,
  order: number,
): Record<string, object> {
  const { workspace } = names
  const dependencies = Object.entries(reference.dependencies).filter(([name]) => NEEDED.includes(name))
  return {
    'package.json': {
      name: `@carrier-portal/${workspace}`,
      version: '1.0.0',
      private: true,
      type: 'module',
      scripts: {
        build: 'carrier-portal build',
        dev: 'carrier-portal dev',
        test: `carrier-portal test -c ../jest.config.mjs --selectProjects ${workspace}`,
        conformance: 'carrier-portal conformance',
      },
      dependencies: Object.fromEntries(dependencies),
      devDependencies: reference.devDependencies,
    },
    'remote.json': newDeclaration(names, '../contract/remote.schema.json', order),
  }
}
