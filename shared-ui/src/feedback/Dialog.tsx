import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Modal } from '@carrier-portal/shared-ui/kit'
import { type ReactNode, useId, useState } from 'react'
import { DiscardButtons, type DiscardButtonsProps } from './DiscardButtons.tsx'
import { Body, DialogLayer, Foot, Head, InlinePanel, Panel, Question, Title } from './dialogLayout.tsx'
import { messages } from './messages.ts'
import { LayeredDialogs, useSurroundings } from './UiProvider.tsx'
import { useRestoreFocus } from './useRestoreFocus.ts'

/** `wide` for forms and details, `full` for the order editor. */
export type DialogSize = 'narrow' | 'wide' | 'full'

export interface DialogProps {
  /** The dialog's accessible name and visible heading. */
  readonly title: string
  readonly size?: DialogSize
  /** While something is sent: the body is inert and closing does nothing. */
  readonly busy?: boolean
  /** Something was typed: Escape and `requestClose` ask first. */
  readonly dirty?: boolean
  onClose(): void
  /** The sticky foot. A function gets `requestClose`, which asks first where something was typed. */
  readonly actions?: ReactNode | ((requestClose: () => void) => ReactNode)
  readonly children: ReactNode
}

/**
 * A sheet on phones, a dialog on desks. Rendered while open; the focus goes into it and returns to where it was.
 * A control inside with `autoFocus` gets the focus. A touch beside it closes nothing: gloves and rain touch by mistake.
 */
export function Dialog({
  title,
  size = 'narrow',
  busy = false,
  dirty = false,
  onClose,
  actions,
  children,
}: DialogProps) {
  const titleId = useId()
  const [asking, setAsking] = useState(false)
  const requestClose = () => {
    if (busy) return
    if (dirty) setAsking(true)
    else onClose()
  }
  return (
    <DialogFrame titleId={titleId} size={size} onClose={requestClose}>
      <Head inert={asking}>
        <Title id={titleId}>{title}</Title>
      </Head>
      <Body inert={busy || asking}>{children}</Body>
      {asking ? (
        <DiscardQuestion onKeep={() => setAsking(false)} onDiscard={onClose} />
      ) : (
        actions !== undefined && <Foot>{typeof actions === 'function' ? actions(requestClose) : actions}</Foot>
      )}
    </DialogFrame>
  )
}

interface FrameProps {
  readonly titleId: string
  readonly size: DialogSize
  onClose(): void
  readonly children: ReactNode
}

/** Over the page, with the focus held inside; or in the flow of a stranger's page, where nothing is held. */
function DialogFrame({ titleId, size, onClose, children }: FrameProps) {
  const { portalContainer, dialogs, isolated } = useSurroundings()
  useRestoreFocus()
  if (dialogs === 'inPlace')
    return (
      <InlinePanel role="dialog" aria-labelledby={titleId}>
        <LayeredDialogs>{children}</LayeredDialogs>
      </InlinePanel>
    )
  return (
    <Modal
      open
      onClose={onClose}
      container={portalContainer}
      disableScrollLock={isolated}
      hideBackdrop
      slots={{ root: DialogLayer }}
    >
      <Panel role="dialog" aria-modal="true" aria-labelledby={titleId} tabIndex={-1} $size={size}>
        {children}
      </Panel>
    </Modal>
  )
}

/** Stands in the foot, where the fingers already are; the rest waits. */
function DiscardQuestion(props: DiscardButtonsProps) {
  const { discardQuestion } = useMessages(messages)
  const questionId = useId()
  return (
    <Foot role="alertdialog" aria-labelledby={questionId}>
      <Question id={questionId}>{discardQuestion}</Question>
      <DiscardButtons {...props} />
    </Foot>
  )
}
