export { matchPattern } from './matchPattern.ts'
export {
  HOME_PATH,
  HOME_ROUTE,
  LIST_ROUTES,
  type ListRoute,
  listPath,
  ORDER_ROUTE,
  type RouteAccess,
  SHELL_ROUTES,
  type ShellRoute,
  type ShellScreen,
} from './routeTable.ts'
