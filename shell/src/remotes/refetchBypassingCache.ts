/** Fetches files past the HTTP cache and stores the responses in it. Never rejects. */
export async function refetchBypassingCache(addresses: readonly string[]): Promise<void> {
  await Promise.allSettled(addresses.map(async (address) => (await fetch(address, { cache: 'reload' })).arrayBuffer()))
}
