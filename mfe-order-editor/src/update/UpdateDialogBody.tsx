import { createEmitter, createStore } from '@carrier-portal/contract'
import { Dialog } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button } from '@carrier-portal/shared-ui/kit'
import { useMemo, useRef, useState } from 'react'
import { useForm } from 'react-final-form'
import { useScansPressNoButton } from '../scan/useScansPressNoButton.ts'
import { FormActions } from './FormActions.tsx'
import { FormSections } from './FormSections.tsx'
import { messages } from './form/messages.ts'
import {
  type FocusTarget,
  type OrderFormContext,
  OrderFormProvider,
  type ValueByButton,
} from './form/orderFormContext.ts'
import { useFormValues } from './form/useFormSelection.ts'
import { ValueStatus } from './form/ValueStatus.tsx'
import { createItemActions } from './items/itemActions.ts'
import { isDirty } from './rules/isDirty.ts'
import type { BarcodePaste } from './rules/pastedBarcodes.ts'
import type { UpdateForm } from './rules/updateForm.ts'
import { FormStart } from './save/FormStart.tsx'
import { useKeepDraft } from './save/useKeepDraft.ts'
import type { Update } from './save/useUpdate.ts'
import { useSaveShortcut } from './useSaveShortcut.ts'
import { useSubmit } from './useSubmit.ts'

interface UpdateDialogBodyProps {
  readonly workOrderNumber: string
  readonly update: Update
}

/** The dialog around the form: loading and save states, the footer. */
export function UpdateDialogBody({ workOrderNumber, update }: UpdateDialogBodyProps) {
  const t = useMessages(messages)
  const { phase, base } = update
  const { read } = useFormValues()
  const content = useRef<HTMLDivElement>(null)
  const context = useOrderFormContext(update)
  const submit = useSubmit(context, content)
  const saveByShortcut = () => {
    if (context && phase.state !== 'saving' && phase.state !== 'conflict') submit.save()
  }
  useKeepDraft(update)
  useSaveShortcut(content, saveByShortcut)
  useScansPressNoButton(content)

  return (
    <Dialog
      title={t.title(workOrderNumber)}
      size="full"
      busy={phase.state === 'saving'}
      isDirty={() => isDirty(read(), base?.start)}
      onClose={update.close}
      onDiscard={update.dropDraft}
      actions={(requestClose) =>
        context ? (
          <OrderFormProvider value={context}>
            <FormActions phase={phase} submit={submit} onCancel={requestClose} onSendLater={update.sendLater} />
          </OrderFormProvider>
        ) : (
          <Button variant="outlined" onClick={requestClose}>
            {t.cancel}
          </Button>
        )
      }
    >
      <div ref={content}>
        <FormStart workOrderNumber={workOrderNumber} update={update} />
        {context && (
          <OrderFormProvider value={context}>
            <FormSections
              phase={phase}
              onReload={update.reload}
              onMerge={(present) => update.keepChanges(read(), present)}
            />
            <ValueStatus />
          </OrderFormProvider>
        )}
      </div>
    </Dialog>
  )
}

/** The same object while the rows are the same ones, so that a key press renders only its own field. */
function useOrderFormContext(update: UpdateDialogBodyProps['update']): OrderFormContext | undefined {
  const form = useForm<UpdateForm>()
  const { base } = update
  const newest = useRef(update)
  newest.current = update
  const [bulkTime] = useState(() => createStore(''))
  const canUndoReset = update.undoReset !== undefined
  return useMemo(() => {
    if (!base) return undefined
    const focusRequests = createEmitter<FocusTarget>()
    const focusField = focusRequests.emit
    const valueByButton = createStore<ValueByButton | undefined>(undefined)
    const lastPaste = createStore<BarcodePaste | undefined>(undefined)
    return {
      ...base,
      focusRequests,
      focusField,
      bulkTime,
      valueByButton,
      lastPaste,
      itemActions: createItemActions(form, { focusField, lastPaste }),
      touched: new Set<string>(),
      resetItems: () => void newest.current.resetItems(() => form.getState().values),
      undoReset: canUndoReset ? () => newest.current.undoReset?.(form.getState().values) : undefined,
    }
  }, [base, canUndoReset, bulkTime, form])
}
