/** Records the names of cookies, storage entries, databases and caches that are written. */
export function recordWrites(): () => readonly string[] {
  const names = new Set<string>()

  const { setItem } = Storage.prototype
  Storage.prototype.setItem = function (key, value) {
    names.add(key)
    setItem.call(this, key, value)
  }

  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')
  Object.defineProperty(document, 'cookie', {
    get: () => cookie?.get?.call(document),
    set: (text: string) => {
      names.add(text.split('=')[0]?.trim() ?? '')
      cookie?.set?.call(document, text)
    },
  })

  if (window.CookieStore) {
    const { set }: { set(...values: readonly unknown[]): Promise<void> } = CookieStore.prototype
    CookieStore.prototype.set = function (...[cookie, ...more]: readonly unknown[]) {
      names.add(
        typeof cookie === 'object' && cookie !== null && 'name' in cookie ? String(cookie.name) : String(cookie),
      )
      return set.call(this, cookie, ...more)
    }
  }

  const { open } = IDBFactory.prototype
  IDBFactory.prototype.open = function (name, version) {
    names.add(`database ${name}`)
    return open.call(this, name, version)
  }
  if (window.CacheStorage) {
    const { open: openCache } = CacheStorage.prototype
    CacheStorage.prototype.open = function (name) {
      names.add(`cache ${name}`)
      return openCache.call(this, name)
    }
  }
  // An assignment such as `localStorage.patient = 'x'` calls no function.
  return () => [...new Set([...names, ...Object.keys(localStorage), ...Object.keys(sessionStorage)])]
}
