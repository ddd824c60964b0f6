import { createEmitter, isOwnPath, type Location, type Navigation, type Store } from '@carrier-portal/contract'

/** `host.nav`, with the connections to the router and the updater. */
export interface PortalNavigation extends Navigation {
  /** Called by the router after each change of address. */
  notifyMoved(): void
  /** Sets the function that navigates without loading the page. */
  connectRouter(go: (to: string) => void): void
  /** Lets the updater replace a client-side navigation by a full page load; `intercept` returns true if it did. */
  interceptNavigation(intercept: (to: string) => boolean): void
  /** Applies a pending update by loading the page at an address; returns true if it did. */
  applyPendingUpdate(to: string): boolean
}

/** The present location, read from the address itself, and navigation to other portal addresses. */
export function createNavigation(
  page: { readonly location: Pick<globalThis.Location, 'href' | 'pathname' | 'search' | 'assign'> },
  paramsOf: (path: string) => Readonly<Record<string, string>>,
): PortalNavigation {
  const changed = createEmitter<void>()
  let goTo: (to: string) => void = (to) => page.location.assign(to)
  let intercept: (to: string) => boolean = () => false
  let cached: { readonly href: string; readonly location: Location } | undefined

  const location: Store<Location> = {
    get() {
      const { href, pathname: path, search } = page.location
      if (cached?.href !== href) cached = { href, location: { path, search, params: paramsOf(path) } }
      return cached.location
    },
    subscribe: (onChange) => changed.subscribe(onChange),
  }

  return {
    location,
    href: portalPath,
    go(to) {
      const address = portalPath(to)
      if (!intercept(address)) goTo(address)
    },
    notifyMoved: () => changed.emit(),
    connectRouter(go) {
      goTo = go
    },
    interceptNavigation(next) {
      intercept = next
    },
    applyPendingUpdate: (to) => intercept(to),
  }
}

/** Remotes may navigate to paths of the portal only: any other address leads to its start. */
function portalPath(to: string): string {
  return isOwnPath(to) ? to : '/'
}
