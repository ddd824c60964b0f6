/** Fetches files past the HTTP cache and stores the responses in it, which replaces corrupt copies. Never rejects. */
export async function refetchBypassingCache(addresses: readonly string[], signal?: AbortSignal): Promise<void> {
  const options: RequestInit = { cache: 'reload', ...(signal && { signal }) }
  await Promise.allSettled(addresses.map(async (address) => (await fetch(address, options)).arrayBuffer()))
}
