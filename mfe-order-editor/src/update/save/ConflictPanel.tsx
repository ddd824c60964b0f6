import type { LoadedOrder } from '@carrier-portal/contract'
import { useStatusText } from '@carrier-portal/shared-ui/badges'
import { ErrorAlert, focusAround } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button, styled } from '@carrier-portal/shared-ui/kit'
import { color, line, radius, space } from '@carrier-portal/shared-ui/theme'
import { useId, useLayoutEffect, useRef } from 'react'
import { DifferenceList } from './DifferenceList.tsx'
import { differenceLines } from './differenceLines.ts'
import { messages } from './messages.ts'
import type { Progress } from './useSave.ts'

interface ConflictPanelProps {
  readonly conflict: Extract<Progress, { state: 'conflict' }>
  onReload(present: LoadedOrder): void
  onMerge(present: LoadedOrder): void
}

/**
 * Offers to reload or to keep the typed values, and lists below what someone else changed since they were typed: the list of a
 * large order is longer than the window.
 */
export function ConflictPanel({ conflict, onReload, onMerge }: ConflictPanelProps) {
  const t = useMessages(messages)
  const statusText = useStatusText()
  const panel = useRef<HTMLElement>(null)
  const keepMine = useRef<HTMLButtonElement>(null)
  const hintId = useId()
  // On a small phone the browser would scroll to the focused button alone, and the reason above it out of view.
  useLayoutEffect(() => {
    keepMine.current?.focus({ preventScroll: true })
    panel.current?.scrollIntoView?.()
  }, [])
  const choose = (continueWith: (present: LoadedOrder) => void) => {
    if (panel.current) focusAround(panel.current)
    continueWith(conflict.present)
  }
  return (
    <Panel ref={panel}>
      <ErrorAlert>{t.conflictTitle}</ErrorAlert>
      {/* Screen readers read the alert and the button that has the focus. The hint says what either button discards. */}
      <p id={hintId}>{t.conflictHint}</p>
      <Choices>
        <Button variant="outlined" aria-describedby={hintId} onClick={() => choose(onReload)}>
          {t.reload}
        </Button>
        <Button ref={keepMine} variant="contained" aria-describedby={hintId} onClick={() => choose(onMerge)}>
          {t.keepMine}
        </Button>
      </Choices>
      <DifferenceList lines={differenceLines(conflict.differences, t, statusText)} />
    </Panel>
  )
}

const Panel = styled.section`
  padding: ${space(3)};
  border: ${line.thick} solid ${color.danger};
  border-radius: ${radius.medium};
  overflow-wrap: anywhere;
`

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
`
