import type { Finding } from '../conformance/findings.ts'

/** One line for each reason of a failed check: `check: reason`. */
export function failedReasons(findings: readonly Finding[]): readonly string[] {
  return findings.flatMap(({ check, reasons }) => reasons.map((reason) => `${check}: ${reason}`))
}
