import { createStore, useHost, useStore, type WorkOrderListItem } from '@carrier-portal/contract'
import { formKey, StatusRegion } from '@carrier-portal/shared-ui/feedback'
import { deferred } from '@carrier-portal/shared-ui/late'
import { useEffect, useMemo } from 'react'

/** Loaded apart, because few users ever need it. */
const goneDecisions = deferred(() => import('./GoneDecisions.tsx').then(({ GoneDecisions }) => GoneDecisions))

/** Of a host that does not name its drafts. */
const NO_NAMES = createStore<readonly string[]>([])

const DECISION = /^(?:accept|decline):(.+)$/

interface LateGoneDecisionsProps {
  /** The orders of the list, once it has loaded. */
  readonly listed: readonly WorkOrderListItem[] | undefined
}

/**
 * What was typed to accept or decline orders that someone else has taken, or that a lost response decided: no list has their
 * cards, whose dialogs would offer it.
 */
export function LateGoneDecisions({ listed }: LateGoneDecisionsProps) {
  const { drafts } = useHost()
  const names = useStore(drafts.names ?? NO_NAMES)
  const part = useStore(goneDecisions.store)
  const missing = useMemo(() => (listed ? missingNumbers(names, listed) : []), [names, listed])
  const isNeeded = missing.length > 0
  useEffect(() => {
    if (isNeeded) void goneDecisions.load()
  }, [isNeeded])
  return <StatusRegion>{part.state === 'ready' && isNeeded && <part.part numbers={missing} />}</StatusRegion>
}

/** The orders with a draft of a decision that are not in the list, which may have other filters. */
function missingNumbers(names: readonly string[], listed: readonly WorkOrderListItem[]): readonly string[] {
  const numbers = names.map((name) => DECISION.exec(formKey(name))?.[1])
  const isMissing = (number: string | undefined): number is string =>
    number !== undefined && listed.every(({ workOrderNumber }) => workOrderNumber !== number)
  return [...new Set(numbers)].filter(isMissing)
}
