/**
 * Requests that the browser keeps the storage of this site when the device is short of room; else it may delete unsent saves.
 * Chromium and Safari decide by themselves, Firefox asks the user once.
 */
export function requestPersistence({ navigator }: Window): void {
  const { storage } = navigator as { readonly storage?: StorageManager }
  storage?.persist().catch(() => undefined)
}
