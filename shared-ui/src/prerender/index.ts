/** The door for builds alone: draws a part once, as HTML and its styles. Nothing of it reaches a browser. */
export { type Prerendered, prerender } from './prerender.ts'
