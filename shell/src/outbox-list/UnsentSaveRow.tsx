import type { OutboxEntry } from '@carrier-portal/contract'
import { ExternalText, focusAround } from '@carrier-portal/shared-ui/feedback'
import { useLocale, useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button, styled } from '@carrier-portal/shared-ui/kit'
import { color, line, space } from '@carrier-portal/shared-ui/theme'
import { deviceZone, formatRecentMoment } from '@carrier-portal/shared-ui/time'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { messages } from './messages.ts'

interface UnsentSaveRowProps {
  readonly entry: OutboxEntry
  onSend(): void
  onEdit(): void
  onDiscard(): void
}

/** One unsent save: its order, when it was saved, its state, and the buttons to send, edit or discard it. */
export function UnsentSaveRow({ entry, onSend, onEdit, onDiscard }: UnsentSaveRowProps) {
  const t = useMessages(messages)
  const locale = useLocale()
  const [isConfirming, setConfirming] = useState(false)
  const row = useRef<HTMLLIElement>(null)
  useFocusNextRow(row)
  const isSending = entry.state === 'sending'
  return (
    <Row ref={row} aria-label={entry.workOrderNumber}>
      <strong>
        <ExternalText>{entry.workOrderNumber}</ExternalText>
      </strong>
      <span>{t.savedAt(formatRecentMoment(entry.savedAt, Date.now(), deviceZone(), locale))}</span>
      <State role="status">{t.states[entry.stopped ?? (isSending ? 'sending' : 'waiting')]}</State>
      {isConfirming ? (
        <Buttons>
          <span>{t.discardQuestion}</span>
          <Button color="error" disabled={isSending} onClick={onDiscard}>
            {t.discard}
          </Button>
          <Button variant="contained" onClick={() => setConfirming(false)} autoFocus>
            {t.keep}
          </Button>
        </Buttons>
      ) : (
        <Buttons>
          <Button disabled={isSending} onClick={onSend}>
            {t.sendNow}
          </Button>
          <Button disabled={isSending} onClick={onEdit}>
            {t.edit}
          </Button>
          <Button disabled={isSending} color="error" onClick={() => setConfirming(true)}>
            {t.discard}
          </Button>
        </Buttons>
      )}
    </Row>
  )
}

/** When the row is removed with the focus, the focus goes to the next row, or the previous one, or the dialog's title. */
function useFocusNextRow(row: RefObject<HTMLElement | null>) {
  // A layout effect ends before the row is removed, while its button still has the focus.
  useLayoutEffect(() => {
    const { current } = row
    return () => {
      if (!current?.contains(document.activeElement)) return
      const next = current.nextElementSibling ?? current.previousElementSibling
      const control = next?.querySelector<HTMLElement>('button:enabled')
      if (control) control.focus()
      else focusAround(current)
    }
  }, [row])
}

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2, 4)};
  padding-block: ${space(2)};
  border-top: ${line.thin} solid ${color.border};
`

const State = styled.span`
  flex: 1 1 14rem;
`

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
`
