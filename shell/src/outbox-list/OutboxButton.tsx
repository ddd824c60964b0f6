import type { OutboxEntry } from '@carrier-portal/contract'
import { Dialog, Icon, useMediaQuery } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button } from '@carrier-portal/shared-ui/kit'
import { deskQuery } from '@carrier-portal/shared-ui/theme'
import { useState } from 'react'
import type { PortalOutbox } from '../outbox/createOutbox.ts'
import { DeferredPart } from '../portal/DeferredView.tsx'
import { usePortal } from '../portal/PortalProvider.tsx'
import { useOutboxEntries } from '../portal/useOutboxEntries.ts'
import { useSignedIn } from '../portal/useSignedIn.ts'
import { messages } from './messages.ts'

/** The id by which the styles of toasts on phones keep the button visible. */
export const OUTBOX_BUTTON_ID = 'outbox'

/** The number of unsent saves in the top bar, on phones without words, marked when one has stopped. It opens their list. */
export function OutboxButton() {
  const { outbox } = useSignedIn()
  const entries = useOutboxEntries()
  if (!outbox || entries.length === 0) return null
  return <UnsentSaves outbox={outbox} entries={entries} />
}

interface UnsentSavesProps {
  readonly outbox: PortalOutbox
  readonly entries: readonly OutboxEntry[]
}

/** Unmounted with the last unsent save, so that its dialog is closed when the next save cannot be sent. */
function UnsentSaves({ outbox, entries }: UnsentSavesProps) {
  const t = useMessages(messages)
  const { orders } = useSignedIn()
  const { notices, parts } = usePortal()
  const desk = useMediaQuery(deskQuery)
  const [isOpen, setOpen] = useState(false)
  const hasStopped = entries.some(({ state }) => state === 'stopped')
  const attempt = (change: Promise<void>) => change.catch(() => notices.emit({ tone: 'error', text: t.notChanged }))
  return (
    <>
      <Button
        id={OUTBOX_BUTTON_ID}
        variant="outlined"
        aria-label={t.count(entries.length)}
        title={hasStopped ? t.someNotSent : undefined}
        color={hasStopped ? 'error' : 'primary'}
        startIcon={<Icon name={hasStopped ? 'alert' : 'clock'} />}
        onClick={() => setOpen(true)}
      >
        {desk ? t.count(entries.length) : entries.length}
      </Button>
      {isOpen && (
        <Dialog
          title={t.title}
          size="wide"
          onClose={() => setOpen(false)}
          actions={(requestClose) => <Button onClick={requestClose}>{t.close}</Button>}
        >
          <p>{t.explanation}</p>
          <DeferredPart from={parts.unsentSaveList}>
            {(UnsentSaveList) => (
              <UnsentSaveList
                entries={entries}
                onSend={({ id }) => attempt(outbox.sendNow(id))}
                onDiscard={({ id }) => void attempt(outbox.discard(id))}
                onEdit={({ view, workOrderNumber }) => {
                  setOpen(false)
                  void orders.open({ view, workOrderNumber })
                }}
              />
            )}
          </DeferredPart>
        </Dialog>
      )}
    </>
  )
}
