/** What is decided about an offered order, or about several. */
export const DECISION_KINDS = ['accept', 'decline'] as const

/** One of DECISION_KINDS. */
export type DecisionKind = (typeof DECISION_KINDS)[number]
