/** Public API of the layout primitives. */
export { Inline, ScreenContainer, Stack, Surface } from './layout.tsx'
