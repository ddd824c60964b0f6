import type { OutboxEntry } from '@carrier-portal/contract'
import { declineOnEscape, ExternalText, useOnline } from '@carrier-portal/shared-ui/feedback'
import { useLocale, useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button, styled } from '@carrier-portal/shared-ui/kit'
import { color, line, space } from '@carrier-portal/shared-ui/theme'
import { deviceZone, formatRecentMoment } from '@carrier-portal/shared-ui/time'
import { useId, useState } from 'react'
import { messages } from './rowMessages.ts'

interface UnsentSaveRowProps {
  readonly entry: OutboxEntry
  /** Resolves when the attempt has ended. */
  onSend(): Promise<void>
  onEdit(): void
  onDiscard(): void
}

/** One unsent save: its order, when it was saved, its state, and the buttons to send, edit or discard it. */
export function UnsentSaveRow({ entry, onSend, onEdit, onDiscard }: UnsentSaveRowProps) {
  const t = useMessages(messages)
  const locale = useLocale()
  // False once the question was closed, which returns the focus; undefined does not move it when the list opens.
  const [isConfirming, setConfirming] = useState<boolean>()
  const [notSentAt, setNotSentAt] = useState<number>()
  const isOnline = useOnline()
  const questionId = useId()
  const isSending = entry.state === 'sending'
  const print = (time: number) => formatRecentMoment(time, Date.now(), deviceZone(), locale)
  const waiting = notSentAt === undefined ? t.waiting(isOnline) : t.notSent(print(notSentAt), isOnline)
  // Not disabled: a disabled button loses the focus.
  const unlessSending = (action: () => void) => ({
    'aria-disabled': isSending || undefined,
    onClick: isSending ? undefined : action,
  })
  const send = () => void onSend().then(() => setNotSentAt(Date.now()))
  return (
    <Row aria-label={entry.workOrderNumber}>
      <strong>
        <ExternalText>{entry.workOrderNumber}</ExternalText>
      </strong>
      <span>{t.savedAt(print(entry.savedAt))}</span>
      <State role="status">{entry.stopped ? t.stopped[entry.stopped] : isSending ? t.sending : waiting}</State>
      {isConfirming ? (
        <Buttons onKeyDown={declineOnEscape(() => setConfirming(false))}>
          <span id={questionId}>{t.discardQuestion}</span>
          <Button color="error" {...unlessSending(onDiscard)}>
            {t.discard}
          </Button>
          <Button variant="contained" aria-describedby={questionId} onClick={() => setConfirming(false)} autoFocus>
            {t.keep}
          </Button>
        </Buttons>
      ) : (
        <Buttons>
          <Button {...unlessSending(send)}>{t.sendNow}</Button>
          <Button {...unlessSending(onEdit)}>{t.edit}</Button>
          <Button color="error" autoFocus={isConfirming === false} {...unlessSending(() => setConfirming(true))}>
            {t.discard}
          </Button>
        </Buttons>
      )}
    </Row>
  )
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
