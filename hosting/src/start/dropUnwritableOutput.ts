/**
 * A line that cannot be written is lost: without a listener, a full disk or a closed terminal would end the process. Later
 * lines are written again.
 */
export function dropUnwritableOutput(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
}
