/** The public API for builds: renders an element to HTML and its styles. It never runs in a browser. */
export { prerender } from './prerender.ts'
