import { isRemoteDefinition, type RemoteDefinition } from '@carrier-portal/contract'
import { containerName } from '@carrier-portal/contract/registry'
import * as kit from '@carrier-portal/shared-ui/kit'
import sharedUi from '@carrier-portal/shared-ui/package.json'
import provideRuntime from '@module-federation/inject-external-runtime-core-plugin'
import { createInstance } from '@module-federation/runtime'
import * as React from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as ReactDOM from 'react-dom'
import * as ReactDOMClient from 'react-dom/client'
import { RemoteFailure } from './RemoteFailure.ts'

/** The entry of one version of one remote. */
export interface RemoteFiles {
  /** 'mfe-order-history' */
  readonly name: string
  readonly entry: string
  readonly integrity: string
}

/** A module of the share scope, with its version. */
export interface SharedPart {
  readonly name: string
  readonly version: string
}

const singleton = { singleton: true, strictVersion: true, requiredVersion: '^19.0.0' }

/** The shell's copies in the share scope (docs/decisions/004). */
const shared = {
  react: share(React.version, React, singleton),
  'react/jsx-runtime': share(React.version, jsxRuntime, singleton),
  'react-dom': share(React.version, ReactDOM, singleton),
  'react-dom/client': share(React.version, ReactDOMClient, singleton),
  '@carrier-portal/shared-ui/kit': share(sharedUi.version, kit, {
    singleton: false,
    requiredVersion: `^${sharedUi.version}`,
  }),
}

/** The shared modules and their versions, for the status page. */
export const sharedParts: readonly SharedPart[] = Object.entries(shared).map(([name, { version }]) => ({
  name,
  version,
}))

const integrityOf = new Map<string, string>()

/** The registered entry of each container, until it has been evaluated. */
const pending = new Map<string, string>()

const federation = createInstance({
  name: 'portal',
  remotes: [],
  shared,
  shareStrategy: 'loaded-first',
  plugins: [
    // Remotes that need host contract 1.2 are built without a copy of the federation runtime and use this one.
    provideRuntime(),
    {
      name: 'integrity',
      createScript({ url }) {
        const script = document.createElement('script')
        script.crossOrigin = 'anonymous'
        // URLs missing from the registry get an integrity value that can never match, so the browser blocks them.
        script.integrity = integrityOf.get(url) ?? 'sha384-refused'
        script.src = url
        return script
      },
    },
  ],
})

/** Fetches, checks and evaluates one version of a remote. Rejects with a RemoteFailure. */
export async function loadDefinition({ name, entry, integrity }: RemoteFiles): Promise<RemoteDefinition> {
  const container = containerName(name)
  integrityOf.set(entry, integrity)
  if (pending.get(container) !== entry) {
    // 'force' replaces another version, or the same version after it was evaluated.
    federation.registerRemotes([{ name: container, entry, type: 'global' }], { force: true })
    pending.set(container, entry)
  }
  const loaded = await federation.loadRemote<{ default?: unknown }>(`${container}/remote`).catch((cause: unknown) => {
    const failure = loadFailure(cause)
    if (failure.stage !== 'download') pending.delete(container)
    throw failure
  })
  pending.delete(container)
  if (!isRemoteDefinition(loaded?.default)) throw new RemoteFailure('evaluation', 'no-screen')
  return loaded.default
}

/** Only the message of the federation runtime's error distinguishes a failed download from a thrown error. */
function loadFailure(cause: unknown): RemoteFailure {
  const message = cause instanceof Error ? `${cause.name} ${cause.message}` : ''
  const isMissing = /ScriptNetworkError|ChunkLoadError|Loading (CSS )?chunk/.test(message)
  return isMissing
    ? new RemoteFailure('download', 'unreachable', cause)
    : new RemoteFailure('evaluation', 'threw', cause)
}

function share<C>(version: string, part: object, shareConfig: C) {
  return { version, scope: 'default', lib: () => part, shareConfig }
}
