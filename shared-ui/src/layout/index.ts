/** Public API of the layout primitives. */
export { Card, Grid, Inline, Stack } from './layout.tsx'
