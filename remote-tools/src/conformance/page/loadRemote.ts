import { whyContractMisfits } from '@carrier-portal/contract/registry'
import * as kit from '@carrier-portal/shared-ui/kit'
import { createInstance } from '@module-federation/enhanced/runtime'
import provideRuntime from '@module-federation/inject-external-runtime-core-plugin'
import * as React from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as ReactDOM from 'react-dom'
import * as ReactDOMClient from 'react-dom/client'

declare const KIT_VERSION: string

interface RemoteFiles {
  readonly container: string
  readonly entry: string
  readonly integrity: string
  /** The version of the host contract that this page provides. */
  readonly contract: string
}

const singleton = { singleton: true, strictVersion: true, requiredVersion: '^19.0.0' }

/** Loads a container as the shell does: shares React and the component library, and sets the entry's integrity. */
export async function loadRemote({ container, entry, integrity, contract }: RemoteFiles): Promise<unknown> {
  const federation = createInstance({
    name: 'portal',
    remotes: [{ name: container, entry, type: 'global' }],
    shared: {
      react: share(React.version, React, singleton),
      'react/jsx-runtime': share(React.version, jsxRuntime, singleton),
      'react-dom': share(React.version, ReactDOM, singleton),
      'react-dom/client': share(React.version, ReactDOMClient, singleton),
      '@carrier-portal/shared-ui/kit': share(KIT_VERSION, kit, { requiredVersion: `^${KIT_VERSION}` }),
    },
    shareStrategy: 'loaded-first',
    plugins: [
      ...(hasRuntime(contract) ? [provideRuntime()] : []),
      {
        name: 'integrity',
        createScript({ url }) {
          const script = document.createElement('script')
          Object.assign(script, { crossOrigin: 'anonymous', src: url, integrity: url === entry ? integrity : '' })
          return script
        },
      },
    ],
  })
  const loaded = await federation.loadRemote<{ default?: unknown }>(`${container}/remote`)
  return loaded?.default
}

/** Pages provide the federation runtime since host contract 1.2. */
function hasRuntime(contract: string): boolean {
  return whyContractMisfits('^1.2', contract) === undefined
}

function share<C>(version: string, module: object, shareConfig: C) {
  return { version, scope: 'default', lib: () => module, shareConfig }
}
