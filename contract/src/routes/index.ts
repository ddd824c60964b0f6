/** Public API of the routes: the route table, and the match of a path against a route. */
export { matchPattern } from './matchPattern.ts'
export {
  HOME_PATH,
  LIST_ROUTES,
  listPath,
  ORDER_ROUTE,
  type RouteAccess,
  SHELL_ROUTES,
  type ShellScreen,
} from './routeTable.ts'
