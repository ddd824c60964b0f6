import type { KitResult } from './runKit.ts'

/** Whether every check passed. */
export function isPassed(results: readonly KitResult[]): boolean {
  return results.every(({ findings }) => findings.every(({ reasons }) => reasons.length === 0))
}

/** The results as lines of text. */
export function formatReport(workspace: string, results: readonly KitResult[]): readonly string[] {
  const rows = results.flatMap(({ subject, findings }) => [
    `${workspace} on ${subject}`,
    ...(findings.length === 0 ? ['  skipped: the remote requires a later version'] : []),
    ...findings.flatMap(({ check, facts, reasons }) => [
      `  ${reasons.length === 0 ? 'ok    ' : 'FAILED'} ${check.padEnd(26)} ${facts}`,
      ...reasons.map((reason) => `           ${reason}`),
    ]),
  ])
  return [...rows, isPassed(results) ? 'Passed.' : 'Failed.']
}
