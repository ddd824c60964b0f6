import { isOffered, type Registry, type RemoteNavigation, type RolloutUser } from '@carrier-portal/contract/registry'
import { LIST_ROUTES, ORDER_ROUTE } from '@carrier-portal/contract/routes'

/** The route of a remote's screen. `remote` is undefined while the registry names none for it. */
export interface RemoteScreenRoute {
  /** 'order/:id' */
  readonly route: string
  readonly remote: string | undefined
  readonly navigation: RemoteNavigation | null
}

/** The known remote screens. `settled`: the registry was read, or failed to load. */
export interface ScreenTable {
  readonly settled: boolean
  readonly screens: readonly RemoteScreenRoute[]
}

/** The routes that exist whatever the registry says: without a remote they show an error and their links stay. */
export const DEFAULT_SCREENS: readonly RemoteScreenRoute[] = [
  ...LIST_ROUTES.map(({ route, label }, index) => ({
    route,
    remote: undefined,
    navigation: { label, order: index + 1 },
  })),
  { route: ORDER_ROUTE, remote: undefined, navigation: null },
]

/** A user's remote screens in the order of the navigation: the registry's, and the default ones that it does not name. */
export function screensOf(registry: Registry | undefined, user: RolloutUser): readonly RemoteScreenRoute[] {
  const registered = offeredRemotes(registry, user).map(([remote, { route, navigation }]) => ({
    route,
    remote,
    navigation,
  }))
  const missing = DEFAULT_SCREENS.filter(({ route }) => !registered.some((screen) => screen.route === route))
  return [...registered, ...missing].toSorted((a, b) => order(a) - order(b))
}

/** The screens with a remote assigned to a route that had none. */
export function withRemote(
  screens: readonly RemoteScreenRoute[],
  route: string,
  remote: string,
): readonly RemoteScreenRoute[] {
  return screens.map((screen) => (screen.route === route ? { ...screen, remote } : screen))
}

/** The remote that handles `host.orders.open` for this user. A release refuses a second one. */
export function findOrderRemote(registry: Registry | undefined, user: RolloutUser): string | undefined {
  return offeredRemotes(registry, user).find(([, { opensOrders }]) => opensOrders)?.[0]
}

function offeredRemotes(registry: Registry | undefined, user: RolloutUser) {
  return Object.entries(registry?.remotes ?? {}).filter(([, remote]) => isOffered(remote, user))
}

function order({ navigation }: RemoteScreenRoute): number {
  return navigation?.order ?? Number.POSITIVE_INFINITY
}
