import type { Trial } from './runKit.ts'

/** Whether a remote keeps all its promises. */
export function isPassed(trials: readonly Trial[]): boolean {
  return trials.every(({ findings }) => findings.every(({ reasons }) => reasons.length === 0))
}

/** The findings as lines for a person. */
export function printTrials(workspace: string, trials: readonly Trial[]): readonly string[] {
  const rows = trials.flatMap(({ host, findings }) => [
    `${workspace} on host contract ${host.version} (${host.is})`,
    ...(findings.length === 0 ? ['  not asked for: its range begins later'] : []),
    ...findings.flatMap(({ check, facts, reasons }) => [
      `  ${reasons.length === 0 ? 'ok    ' : 'FAILED'} ${check.padEnd(26)} ${facts}`,
      ...reasons.map((reason) => `           ${reason}`),
    ]),
  ])
  const none = trials.length === 1 ? ['There is no minor version before it yet.'] : []
  return [...rows, ...none, isPassed(trials) ? 'Passed.' : 'Not passed.']
}
