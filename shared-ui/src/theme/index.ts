/** The public API of the theme: tokens for `styled`, and the theme object of the component library. */
export { COLORS, type ColorName, type ColorScheme } from './colors.ts'
export { createPortalTheme } from './portalTheme.ts'
export { rootStyles, textStyles, themeVariables } from './schemeStyles.ts'
export {
  chosenWhenForced,
  color,
  deskQuery,
  externalText,
  fieldScrollPadding,
  focusRing,
  forced,
  inputPadding,
  layer,
  line,
  low,
  magnified,
  narrow,
  noticesHeight,
  orderTableQuery,
  print,
  radius,
  reducedMotion,
  roomyQuery,
  rowStart,
  space,
  tableQuery,
  tabletQuery,
  tabularNumbers,
  target,
  type,
  visuallyHidden,
  wide,
} from './tokens.ts'
