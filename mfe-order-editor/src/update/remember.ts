/** What was found for this very object before, or else what is found now. For objects that are never changed in place. */
export function remember<K extends object, V>(known: WeakMap<K, V>, key: K, find: () => V): V {
  const found = known.get(key)
  if (found !== undefined) return found
  const value = find()
  known.set(key, value)
  return value
}
