import { createEmitter, type Location, type Navigation, type Store } from '@carrier-portal/contract'

export interface PortalNavigation extends Navigation {
  /** Told by the router after each change of address. */
  moved(): void
  /** The router's way to another address. */
  connect(go: (to: string) => void): void
}

/** Where the person is, read from the address itself, and the way to other portal addresses. */
export function createNavigation(
  page: Window,
  paramsOf: (path: string) => Readonly<Record<string, string>>,
): PortalNavigation {
  const changed = createEmitter<void>()
  let goTo: (to: string) => void = (to) => page.location.assign(to)
  let read: { readonly href: string; readonly location: Location } | undefined

  const location: Store<Location> = {
    get() {
      const { href, pathname: path, search } = page.location
      if (read?.href !== href) read = { href, location: { path, search, params: paramsOf(path) } }
      return read.location
    },
    subscribe: (onChange) => changed.subscribe(onChange),
  }

  return {
    location,
    href: (to) => (isPortalAddress(to) ? to : '/'),
    go: (to) => goTo(isPortalAddress(to) ? to : '/'),
    moved: () => changed.emit(),
    connect(go) {
      goTo = go
    },
  }
}

/** Remotes lead to paths of the portal only, never to another origin. */
function isPortalAddress(to: string): boolean {
  return /^\/(?![\\/])/.test(to)
}
