import type { ApiClient, Drafts, OrderAnswer } from '@carrier-portal/contract'
import { findDrafts } from '@carrier-portal/shared-ui/feedback'
import { type AcceptForm, acceptPayload } from '../accept/acceptForm.ts'
import { decisionDraftKey } from '../decision/decidedDrafts.ts'
import type { DecisionKind } from '../decision/decisionKind.ts'
import { type FailureOutcome, outcomeOfFailedRefetch, outcomeOfOrder } from '../decision/failedDecision.ts'
import { type DeclineForm, declinePayload } from '../decline/declineForm.ts'

/** What was typed for one order: the newest first. */
interface TypedDecisions {
  readonly accepts: readonly AcceptForm[]
  readonly declines: readonly DeclineForm[]
}

/**
 * An order that cannot be decided any more.
 * - `gone`: it was taken or withdrawn
 * - `ACCEPTED`, `REJECTED`: what was typed was recorded, and only its response was lost
 */
export interface GoneOrder {
  readonly number: string
  readonly outcome: 'gone' | OrderAnswer['ocStatus']
}

/** What the user typed to decide an order, alone. */
export function typedDecisions(drafts: Drafts, number: string): TypedDecisions {
  const valuesOf = <T>(kind: DecisionKind) =>
    findDrafts<T>(drafts, decisionDraftKey(kind, number)).map(({ value }) => value)
  return { accepts: valuesOf('accept'), declines: valuesOf('decline') }
}

/** Fetches orders that have typed decisions, and finds those that are no longer offered. */
export async function findGone(
  api: ApiClient,
  drafts: Drafts,
  numbers: readonly string[],
): Promise<readonly GoneOrder[]> {
  const found = await Promise.all(numbers.map((number) => goneOrder(api, drafts, number)))
  return found.filter((order) => order !== undefined)
}

async function goneOrder(api: ApiClient, drafts: Drafts, number: string): Promise<GoneOrder | undefined> {
  const { accepts, declines } = typedDecisions(drafts, number)
  const decisions = [
    ...accepts.map((form) => acceptPayload(form, number)),
    ...declines.map((form) => declinePayload(form, number)),
  ]
  const outcomeOf: (decision: OrderAnswer) => FailureOutcome = await api
    .orderDetails(number, { background: true })
    .then(
      // A page that was closed while it sent has no response.
      ({ workOrder }) =>
        (decision) =>
          outcomeOfOrder(decision, workOrder, true),
      (failure: unknown) => () => outcomeOfFailedRefetch(failure),
    )
  const recorded = decisions.find((decision) => outcomeOf(decision) === 'done')
  if (recorded) return { number, outcome: recorded.ocStatus }
  return decisions.some((decision) => outcomeOf(decision) === 'gone') ? { number, outcome: 'gone' } : undefined
}
