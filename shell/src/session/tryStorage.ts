/**
 * What a use of the browser's storage returns; undefined where it fails, because the storage is blocked, full or has unreadable
 * content.
 */
export function tryStorage<T>(use: () => T): T | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}
