import { Modal } from '@carrier-portal/shared-ui/kit'
import { type ReactNode, useId, useState } from 'react'
import { takeFocus } from '../focus/takeFocus.ts'
import { useFocusAfter } from '../focus/useReturnFocus.ts'
import { LayeredDialogs, useSurroundings } from '../providers/UiProvider.tsx'
import { DialogLayer } from './DialogLayer.tsx'
import { DiscardQuestion } from './DiscardQuestion.tsx'
import { DialogBody, DialogFooter, DialogHeader, DialogPanel, DialogTitle, InlinePanel } from './dialogLayout.tsx'
import { handleDialogKey } from './handleDialogKey.ts'
import { loopFocus } from './loopFocus.ts'
import { useCloseOnBack } from './useCloseOnBack.ts'
import { useAlertInView, useFocusInView } from './useFocusInView.ts'
import { useOutsideClick } from './useOutsideClick.ts'
import { useRestoreFocus } from './useRestoreFocus.ts'

/** `wide` for forms and details, `full` for the order editor. */
export type DialogSize = 'narrow' | 'wide' | 'full'

interface DialogProps {
  /** The dialog's accessible name and visible heading. */
  readonly title: ReactNode
  readonly size?: DialogSize
  /** While something is sent: the body is inert and closing does nothing. */
  readonly busy?: boolean
  /** Whether something was typed. Only an embedded editor, whose drafts end with it, confirms before it closes. */
  isDirty?(): boolean
  onClose(): void
  /** Called before `onClose` when "Discard" was pressed in the confirmation. */
  onDiscard?(): void
  /** The sticky footer. A function gets `requestClose`, for a Cancel button. */
  readonly actions?: ReactNode | ((requestClose: () => void) => ReactNode)
  readonly children: ReactNode
}

/**
 * A sheet on phones, a dialog on desks. Rendered while open; the focus goes to its title, or to a control inside with
 * `autoFocus`, and returns to where it was. On the dialog itself screen readers read everything in it at once. Escape, Back
 * and a click outside close it: what was typed is kept as the draft of its form.
 */
export function Dialog({
  title,
  size = 'narrow',
  busy = false,
  isDirty,
  onClose,
  onDiscard,
  actions,
  children,
}: DialogProps) {
  const titleId = useId()
  const [isConfirming, setIsConfirming] = useState(false)
  const { isolated, dialogs } = useSurroundings()
  const requestClose = () => {
    if (busy) return
    if (isolated && isDirty?.()) setIsConfirming(true)
    else onClose()
  }
  const discard = () => {
    onDiscard?.()
    onClose()
  }
  useCloseOnBack(requestClose)
  useFocusAfter(busy)
  return (
    <DialogFrame titleId={titleId} size={size} busy={busy} onClose={requestClose}>
      <DialogHeader inert={isConfirming}>
        <DialogTitle id={titleId} tabIndex={-1} ref={dialogs === 'layer' ? takeFocus : dialogs}>
          {title}
        </DialogTitle>
      </DialogHeader>
      <DialogBody tabIndex={-1} inert={busy || isConfirming}>
        {children}
      </DialogBody>
      {actions !== undefined && (
        // Hidden and not unmounted, so that "Keep editing" returns the focus to the pressed button.
        <DialogFooter hidden={isConfirming}>
          {typeof actions === 'function' ? actions(requestClose) : actions}
        </DialogFooter>
      )}
      {isConfirming && <DiscardQuestion onKeep={() => setIsConfirming(false)} onDiscard={discard} />}
    </DialogFrame>
  )
}

interface FrameProps {
  readonly titleId: string
  readonly size: DialogSize
  readonly busy: boolean
  onClose(): void
  readonly children: ReactNode
}

/** A modal over the page; in another company's page, an element in the flow without a focus trap. */
function DialogFrame({ titleId, size, busy, onClose, children }: FrameProps) {
  const { portalContainer, dialogs, isolated } = useSurroundings()
  const outsideClick = useOutsideClick(onClose)
  const panel = useRestoreFocus()
  useFocusInView(panel)
  useAlertInView(panel, busy)
  if (dialogs !== 'layer')
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
      slotProps={{ root: { ...outsideClick, onFocus: loopFocus } }}
    >
      <DialogPanel
        ref={panel}
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        tabIndex={-1}
        $size={size}
        onKeyDown={handleDialogKey}
      >
        {children}
      </DialogPanel>
    </Modal>
  )
}
