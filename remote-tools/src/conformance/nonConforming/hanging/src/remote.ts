/** A remote whose module never finishes its evaluation. */
await new Promise(() => undefined)
export default undefined
