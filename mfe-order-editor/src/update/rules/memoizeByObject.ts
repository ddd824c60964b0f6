/** The cached value for an object, computed at its first use. Only for objects that are never changed in place. */
export function memoizeByObject<K extends object, V>(cache: WeakMap<K, V>, key: K, compute: () => V): V {
  const cached = cache.get(key)
  if (cached !== undefined) return cached
  const value = compute()
  cache.set(key, value)
  return value
}
