import type { Registry, RemoteNavigation } from '@carrier-portal/contract/registry'

/** A screen that a remote draws. `remote` is undefined as long as the registry names none for the route. */
export interface RemoteScreenPlace {
  /** 'order/:id' */
  readonly route: string
  readonly remote: string | undefined
  readonly navigation: RemoteNavigation | null
}

/**
 * The routes of specification, section 2. They exist whatever the registry says: a screen without its remote says so
 * plainly, and the links to the others stay.
 */
export const SPECIFIED_SCREENS: readonly RemoteScreenPlace[] = [
  place('available-orders', { en: 'Available Orders', es: 'Pedidos disponibles' }, 1),
  place('accepted-orders', { en: 'Accepted Orders', es: 'Pedidos aceptados' }, 2),
  place('order-history', { en: 'Order History', es: 'Historial de pedidos' }, 3),
  { route: 'order/:id', remote: undefined, navigation: null },
]

/** All screens: the specified ones, filled and followed by what the registry names, in the order of the navigation. */
export function screensOf(registry: Registry | undefined): readonly RemoteScreenPlace[] {
  const named = Object.entries(registry?.remotes ?? {}).map(([remote, { route, navigation }]) => ({
    route,
    remote,
    navigation,
  }))
  const unnamed = SPECIFIED_SCREENS.filter(({ route }) => !named.some((screen) => screen.route === route))
  return [...named, ...unnamed].toSorted((a, b) => order(a) - order(b))
}

/** The screens with a remote for one that had none. */
export function withRemote(
  screens: readonly RemoteScreenPlace[],
  route: string,
  remote: string,
): readonly RemoteScreenPlace[] {
  return screens.map((screen) => (screen.route === route ? { ...screen, remote } : screen))
}

/** The remote that answers `host.orders.open`. */
export function orderRemote(registry: Registry | undefined): string | undefined {
  return Object.entries(registry?.remotes ?? {}).find(([, { opensOrders }]) => opensOrders)?.[0]
}

function order({ navigation }: RemoteScreenPlace): number {
  return navigation?.order ?? Number.POSITIVE_INFINITY
}

function place(route: string, label: RemoteNavigation['label'], at: number): RemoteScreenPlace {
  return { route, remote: undefined, navigation: { label, order: at } }
}
