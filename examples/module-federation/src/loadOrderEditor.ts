import { isRemoteDefinition, type RemoteDefinition } from '@carrier-portal/contract'
import { chooseVersion, readRegistry } from '@carrier-portal/contract/registry'
import provideRuntime from '@module-federation/inject-external-runtime-core-plugin'
import { createInstance } from '@module-federation/runtime'
import * as React from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as ReactDOM from 'react-dom'
import * as ReactDOMClient from 'react-dom/client'

/**
 * Loads the order editor's remote from the portal's release store, in the version that is active for all users. The tool
 * shares its React; it does not share the component library, so the remote loads its own copy.
 */
export async function loadOrderEditor(
  portal: string,
): Promise<RemoteDefinition & Required<Pick<RemoteDefinition, 'OrderDialog'>>> {
  // The tool's server proxies the registry, because pages of other origins may not read it.
  const registry = readRegistry(await (await fetch('/registry.json')).json())
  const [name, remote] = Object.entries(registry?.remotes ?? {}).find(([, { opensOrders }]) => opensOrders) ?? []
  const choice = remote && chooseVersion({ ...remote, rollout: null }, '')
  if (!name || choice?.state !== 'chosen') throw new Error('The portal has no order editor.')
  const { base, entry, integrity } = choice.files
  const container = name.replaceAll('-', '_')
  const federation = createInstance({
    name: 'tool',
    remotes: [{ name: container, entry: new URL(`${base}${entry}`, portal).href, type: 'global' }],
    shared: {
      react: share(React),
      'react/jsx-runtime': share(jsxRuntime),
      'react-dom': share(ReactDOM),
      'react-dom/client': share(ReactDOMClient),
    },
    shareStrategy: 'loaded-first',
    plugins: [
      // The remote is built without a copy of the federation runtime and uses the tool's.
      provideRuntime(),
      {
        name: 'integrity',
        createScript({ url }) {
          const script = document.createElement('script')
          script.crossOrigin = 'anonymous'
          script.integrity = integrity[entry] ?? 'sha384-refused'
          script.src = url
          return script
        },
      },
    ],
  })
  const loaded = await federation.loadRemote<{ default?: unknown }>(`${container}/remote`)
  const definition = loaded?.default
  if (!isRemoteDefinition(definition) || !definition.OrderDialog) throw new Error('The remote has no dialog.')
  return { ...definition, OrderDialog: definition.OrderDialog }
}

function share(module: object) {
  const shareConfig = { singleton: true, strictVersion: true, requiredVersion: '^19.0.0' }
  return { version: React.version, scope: 'default', lib: () => module, shareConfig }
}
