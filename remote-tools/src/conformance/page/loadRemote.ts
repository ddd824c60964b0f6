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
}

const singleton = { singleton: true, strictVersion: true, requiredVersion: '^19.0.0' }

/** Loads a container as the shell does: shares React and the component library, and sets the entry's integrity. */
export async function loadRemote({ container, entry, integrity }: RemoteFiles): Promise<unknown> {
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
      provideRuntime(),
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

function share<C>(version: string, module: object, shareConfig: C) {
  return { version, scope: 'default', lib: () => module, shareConfig }
}
