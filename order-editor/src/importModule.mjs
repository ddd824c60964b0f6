// JavaScript, because the compiler would wrap the address of an import() in TypeScript in a function of its own, in which
// bundlers do not see the comments.

/** @param {string} address */
export const importModule = (address) => import(/* webpackIgnore: true */ /* @vite-ignore */ address)
