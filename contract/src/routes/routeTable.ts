import type { OrderStatus } from '../api/payloads.ts'

/**
 * Who may open a route. `public`: everyone; `guest`: signed-out users; `licence`: signed-in users who have not accepted
 * the licence; `portal`: signed-in users who have.
 */
export type RouteAccess = 'public' | 'guest' | 'licence' | 'portal'

/** The screens that the shell renders itself. */
export type ShellScreen =
  | 'login'
  | 'resetPassword'
  | 'licence'
  | 'eula'
  | 'privacyPolicy'
  | 'privacyPolicyCa'
  | 'status'

interface ShellRoute {
  readonly path: string
  readonly access: RouteAccess
}

/** The shell's own routes. The shell, its first script and the host that serves the page read this table. */
export const SHELL_ROUTES: Readonly<Record<ShellScreen, ShellRoute>> = {
  login: { path: '/login', access: 'guest' },
  resetPassword: { path: '/reset-password', access: 'guest' },
  licence: { path: '/tos', access: 'licence' },
  eula: { path: '/EULA', access: 'public' },
  privacyPolicy: { path: '/PrivacyPolicy', access: 'public' },
  privacyPolicyCa: { path: '/PrivacyPolicyCA', access: 'public' },
  status: { path: '/status', access: 'portal' },
}

/** A list of orders: its route, its navigation entry, and the order statuses that it shows. */
interface ListRoute {
  readonly route: string
  readonly label: { readonly en: string; readonly es: string }
  readonly statuses: readonly OrderStatus[]
}

/** The three lists, in the order of the navigation. A remote registers itself for one of these routes. */
export const LIST_ROUTES: readonly ListRoute[] = [
  {
    route: 'available-orders',
    label: { en: 'Available Orders', es: 'Pedidos disponibles' },
    statuses: ['AVAILABLE', 'REJECTED'],
  },
  {
    route: 'accepted-orders',
    label: { en: 'Accepted Orders', es: 'Pedidos aceptados' },
    statuses: ['ROUTED', 'PICKED_UP'],
  },
  { route: 'order-history', label: { en: 'Order History', es: 'Historial de pedidos' }, statuses: ['COMPLETED'] },
]

/** The page of one order; `id` is its work order number. */
export const ORDER_ROUTE = 'order/:id'

const HOME_ROUTE = 'available-orders'

/** The path that empty and unknown paths lead to. */
export const HOME_PATH = `/${HOME_ROUTE}`

/** The path of the list that shows orders of a status. */
export function listPath(status: OrderStatus): string {
  return `/${LIST_ROUTES.find(({ statuses }) => statuses.includes(status))?.route ?? HOME_ROUTE}`
}
