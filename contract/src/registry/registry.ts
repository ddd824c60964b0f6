/**
 * The registry: the document that names the versions of each remote and which of them is active. The release command
 * writes it; the shell reads it and takes routes and navigation from it.
 */
export interface Registry {
  readonly schema: 1
  /** Increases by one with every change; a page keeps the revision that it started with. */
  readonly revision: number
  /** ISO 8601, in UTC. */
  readonly updatedAt: string
  readonly remotes: Readonly<Record<string, RegisteredRemote>>
}

/** One remote: its route, its versions, and which users get which version. */
export interface RegisteredRemote {
  /** A path without the leading slash; a part may be a parameter: 'order/:id'. */
  readonly route: string
  readonly navigation: RemoteNavigation | null
  /** Whether this remote implements `host.orders.open`. */
  readonly opensOrders: boolean
  /** A key of `versions`. Null before the first version has all users: then only those of its trial have the remote. */
  readonly active: string | null
  readonly lastKnownGood: string | null
  readonly rollout: Rollout | null
  readonly versions: Readonly<Record<string, RemoteVersion>>
}

/** A link in the portal's navigation; links are sorted by `order`, ascending. */
export interface RemoteNavigation {
  readonly label: { readonly en: string; readonly es: string }
  readonly order: number
}

/** A version for a share of the users. The salt determines which users are in it. */
export interface Rollout {
  readonly version: string
  /** A whole number from 0 to 100. */
  readonly percent: number
  readonly salt: string
  /** Users and carriers who have the version at any percentage, as salted hashes (`pilotHash`). */
  readonly pilots?: Pilots
}

/** The registry is public, so it contains hashes instead of names. */
export interface Pilots {
  readonly users: readonly number[]
  readonly carriers: readonly number[]
}

/** One published build. Its files never change; other content needs another version. */
export interface RemoteVersion {
  /** Ends with a slash: '/r/mfe-orders-available/1.0.0-3f2a9c1e/', or an absolute https address. */
  readonly base: string
  /** The container's entry file, relative to `base`. */
  readonly entry: string
  /** The files that the first screen needs, relative to `base`. */
  readonly preload: readonly string[]
  /** 'sha384-…' of every file of the version. A file without one is not loaded. */
  readonly integrity: Readonly<Record<string, string>>
  /** The range of supported host contract versions: '^1.0'. */
  readonly contract: string
  readonly state: 'active' | 'blocked'
  /** The reason of the block. */
  readonly reason?: string
  /** ISO 8601, in UTC. */
  readonly publishedAt: string
}
