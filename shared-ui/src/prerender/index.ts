/** The public API for builds: renders an element to HTML and its styles. It never runs in a browser. */
export { type Prerendered, prerender } from './prerender.ts'
