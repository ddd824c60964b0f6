import type { HostVersionResult } from './runKit.ts'

/** Whether every check passed. */
export function isPassed(results: readonly HostVersionResult[]): boolean {
  return results.every(({ findings }) => findings.every(({ reasons }) => reasons.length === 0))
}

/** The results as lines of text. */
export function formatReport(workspace: string, results: readonly HostVersionResult[]): readonly string[] {
  const rows = results.flatMap(({ host, findings }) => [
    `${workspace} on host contract ${host.version} (${host.label})`,
    ...(findings.length === 0 ? ['  skipped: the remote requires a later version'] : []),
    ...findings.flatMap(({ check, facts, reasons }) => [
      `  ${reasons.length === 0 ? 'ok    ' : 'FAILED'} ${check.padEnd(26)} ${facts}`,
      ...reasons.map((reason) => `           ${reason}`),
    ]),
  ])
  const none = results.length === 1 ? ['There is no previous minor version yet.'] : []
  return [...rows, ...none, isPassed(results) ? 'Passed.' : 'Failed.']
}
