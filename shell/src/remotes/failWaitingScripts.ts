/**
 * Fails the scripts of a page that still wait for one of these files. A new load would wait for them, as long as federation
 * runtime (20 seconds) and bundler (30 seconds) do, because both share a load that is under way.
 */
export function failWaitingScripts(page: Document, addresses: readonly string[]): void {
  // Both remove a script that has ended from the page.
  for (const script of [...page.scripts]) if (addresses.includes(script.src)) script.dispatchEvent(new Event('error'))
}
