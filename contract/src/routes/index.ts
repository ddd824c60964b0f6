/** Public API of the routes: the route table, the match of a path against a route, and the parts of an address. */
export { matchPattern } from './matchPattern.ts'
export { isOrigin, parseUrl } from './parseUrl.ts'
export {
  HOME_PATH,
  LIST_ROUTES,
  listPath,
  ORDER_ROUTE,
  type RouteAccess,
  SHELL_ROUTES,
  type ShellScreen,
} from './routeTable.ts'
