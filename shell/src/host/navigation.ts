import { createEmitter, type Location, type Navigation, type Store } from '@carrier-portal/contract'

export interface PortalNavigation extends Navigation {
  /** Told by the router after each change of address. */
  moved(): void
  /** The router's way to another address. */
  connect(go: (to: string) => void): void
  /** Somebody who may take over a move to another screen, by answering true: a newer version of the page. */
  takeOver(mayTake: (to: string) => boolean): void
  /** Whether a move was taken over. */
  isTaken(to: string): boolean
}

/** Where the person is, read from the address itself, and the way to other portal addresses. */
export function createNavigation(
  page: { readonly location: Pick<globalThis.Location, 'href' | 'pathname' | 'search' | 'assign'> },
  paramsOf: (path: string) => Readonly<Record<string, string>>,
): PortalNavigation {
  const changed = createEmitter<void>()
  let goTo: (to: string) => void = (to) => page.location.assign(to)
  let mayTake: (to: string) => boolean = () => false
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
    go(to) {
      const address = isPortalAddress(to) ? to : '/'
      if (!mayTake(address)) goTo(address)
    },
    moved: () => changed.emit(),
    connect(go) {
      goTo = go
    },
    takeOver(next) {
      mayTake = next
    },
    isTaken: (to) => mayTake(to),
  }
}

/** Remotes lead to paths of the portal only, never to another origin. */
function isPortalAddress(to: string): boolean {
  return /^\/(?![\\/])/.test(to)
}
