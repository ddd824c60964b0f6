import type { RemoteNames } from './remoteNames.ts'

/** The part of an existing remote's package.json that a new one takes over: the versions in use here. */
export interface Neighbour {
  readonly dependencies: Readonly<Record<string, string>>
  readonly devDependencies: Readonly<Record<string, string>>
}

const NEEDED = ['@carrier-portal/contract', '@carrier-portal/shared-ui', 'react', 'react-dom', 'swr']

/** The new workspace's data files, by name. */
export function describeWorkspace(names: RemoteNames, neighbour: Neighbour, order: number): Record<string, object> {
  const { workspace, route, title } = names
  const dependencies = Object.entries(neighbour.dependencies).filter(([name]) => NEEDED.includes(name))
  return {
    'package.json': {
      name: `@carrier-portal/${workspace}`,
      version: '1.0.0',
      private: true,
      type: 'module',
      scripts: {
        build: `tsx ../build/src/cli/build.ts ${workspace}`,
        bundle: 'rspack build',
        dev: `tsx ../build/src/dev/devWorkspace.ts ${workspace}`,
        test: `jest -c ../jest.config.mjs --selectProjects ${workspace}`,
        conformance: `tsx ../build/src/conformance/cli.ts ${workspace}`,
      },
      dependencies: Object.fromEntries(dependencies),
      devDependencies: neighbour.devDependencies,
    },
    'remote.json': {
      $schema: '../contract/remote.schema.json',
      name: workspace,
      route,
      navigation: { label: { en: title, es: title }, order },
      contract: '^1.0',
      budgetKb: 60,
    },
  }
}
