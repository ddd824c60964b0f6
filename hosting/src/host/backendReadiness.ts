const LIMIT_MS = 2_000

/** Whether a backend takes calls. One without `/ready` is ready when it responds to `/health`. */
export async function isBackendReady(address: string): Promise<boolean> {
  const status = async (path: string) => {
    const response = await fetch(`${address}${path}`, { signal: AbortSignal.timeout(LIMIT_MS) })
    await response.body?.cancel()
    return response.status
  }
  try {
    const ready = await status('/ready')
    return (ready === 404 ? await status('/health') : ready) === 200
  } catch {
    return false
  }
}
