/** Public API of the layout primitives. */
export { Inline, Stack, Surface } from './layout.tsx'
