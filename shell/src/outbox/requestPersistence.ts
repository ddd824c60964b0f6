/**
 * Requests that the browser keeps the storage of this site when the device is short of room; else it may delete unsent saves.
 * Chromium and Safari decide without a question, Firefox shows one until the user has decided.
 */
export function requestPersistence({ navigator }: Window): void {
  const { storage } = navigator as { readonly storage?: StorageManager }
  storage?.persist().catch(() => undefined)
}
