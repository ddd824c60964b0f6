/**
 * The registry: the one document that says which version of each remote people get (architecture.md, "Federation").
 * The release command writes it, the shell reads it; the shell draws navigation and routes from it alone.
 */
export interface Registry {
  readonly schema: 1
  /** Grows by one with every change; a page keeps the one it began with. */
  readonly revision: number
  /** ISO 8601, in UTC. */
  readonly updatedAt: string
  readonly remotes: Readonly<Record<string, RegisteredRemote>>
}

/** One remote: where its screen stands, and which of its versions are given to whom. */
export interface RegisteredRemote {
  /** A path without the first slash; a part may be a parameter: 'order/:id'. */
  readonly route: string
  readonly navigation: RemoteNavigation | null
  /** This remote answers `host.orders.open`. */
  readonly opensOrders: boolean
  /** A key of `versions`. */
  readonly active: string
  readonly lastKnownGood: string | null
  readonly rollout: Rollout | null
  readonly versions: Readonly<Record<string, RemoteVersion>>
}

/** A link in the portal's navigation; the smallest order stands first. */
export interface RemoteNavigation {
  readonly label: { readonly en: string; readonly es: string }
  readonly order: number
}

/** A version that only a part of the users gets. The salt keeps each user on the same side of it. */
export interface Rollout {
  readonly version: string
  /** A whole number from 0 to 100. */
  readonly percent: number
  readonly salt: string
}

/** One published build. Its files never change: another content is another version. */
export interface RemoteVersion {
  /** Ends with a slash: '/r/mfe-orders-available/1.0.0-3f2a9c1e/', or an absolute https address. */
  readonly base: string
  /** The container's entry file, relative to `base`. */
  readonly entry: string
  /** The files that the remote's screen needs at once, relative to `base`. */
  readonly preload: readonly string[]
  /** 'sha384-…' of every file of the version. What has none is not loaded. */
  readonly integrity: Readonly<Record<string, string>>
  /** The range of host contract versions it works with: '^1.0'. */
  readonly contract: string
  readonly state: 'active' | 'blocked'
  /** Why it is blocked. */
  readonly reason?: string
  /** ISO 8601, in UTC. */
  readonly publishedAt: string
}
