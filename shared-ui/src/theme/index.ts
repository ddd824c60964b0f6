/** The door to the theme: tokens for `styled`, and the theme object for the library's parts. */
export { COLORS, type ColorName, type ColorScheme } from './colors.ts'
export { createPortalTheme } from './portalTheme.ts'
export { rootStyles, textStyles, themeVariables } from './schemeStyles.ts'
export {
  calm,
  chosenWhenForced,
  color,
  deskQuery,
  focusRing,
  forced,
  foreign,
  layer,
  line,
  narrow,
  radius,
  space,
  tableQuery,
  tabular,
  target,
  type,
  unseen,
  wide,
} from './tokens.ts'
