/** Stops these parts, then the process, at Ctrl+C and at SIGTERM. */
export function stopOnSignal(parts: readonly { stop(): Promise<void> }[]): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, async () => {
      await Promise.all(parts.map((part) => part.stop()))
      process.exit(0)
    })
}
