/** The texts of a dialog that accepts or declines one order. */
export interface DecisionTexts<Issue extends string> {
  title(workOrderNumber: string): string
  readonly submit: string
  readonly submitting: string
  /** The message of a failed request. */
  readonly failure: string
  /** The toast after closing. */
  done(workOrderNumber: string): string
  /** The message at the field. */
  readonly error: Readonly<Record<Issue, string>>
  /** Why the button is disabled. */
  readonly first: Readonly<Record<Issue, string>>
}

/** The message at a field: that of its first issue. The name of an issue begins with the name of its field. */
export function messageAt<Issue extends string>(
  issues: readonly Issue[],
  field: string,
  texts: Readonly<Record<Issue, string>>,
): string | undefined {
  const issue = issues.find((one) => one.startsWith(field))
  return issue && texts[issue]
}
