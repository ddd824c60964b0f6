/** Fetches files as their scripts would be fetched, past the browser's cache and into it. */
export async function renewFiles(addresses: readonly string[]): Promise<void> {
  await Promise.allSettled(addresses.map(async (address) => (await fetch(address, { cache: 'reload' })).arrayBuffer()))
}
