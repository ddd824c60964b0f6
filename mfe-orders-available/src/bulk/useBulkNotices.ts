import { useHost } from '@carrier-portal/contract'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import type { DecisionKind } from '../decision/decisionKind.ts'
import { messages } from './messages.ts'

/** Toasts shown at once; a fourth one would push the first out. */
const MAX_TOASTS = 3

/** Notifies about each accepted or declined order; more than three share one notice with their number. */
export function useBulkNotices(kind: DecisionKind): (numbers: readonly string[]) => void {
  const { notify } = useHost()
  const t = useMessages(messages)
  const tone = kind === 'accept' ? 'success' : 'neutral'
  return (numbers) => {
    const texts = numbers.length > MAX_TOASTS ? [t.allDone[kind](numbers.length)] : numbers.map(t.done[kind])
    for (const text of texts) notify({ tone, text, afterMs: 300 })
  }
}
