import { ErrorAlert } from '@carrier-portal/shared-ui/feedback'
import { TextField } from '@carrier-portal/shared-ui/form'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Stack } from '@carrier-portal/shared-ui/layout'
import { type ClipboardEvent, useState } from 'react'
import { useForm } from 'react-final-form'
import type { BulkForm } from './bulkForm.ts'
import { messages } from './messages.ts'
import { pasteReferences } from './pasteReferences.ts'

/** The reference of one order. A column that is pasted into it also fills the empty references below. */
export function ReferenceField({ workOrderNumber, index }: { workOrderNumber: string; index: number }) {
  const t = useMessages(messages)
  const form = useForm<BulkForm>()
  const [left, setLeft] = useState<readonly string[]>([])
  const paste = (event: ClipboardEvent) => {
    setLeft([])
    if (!(event.target instanceof HTMLInputElement)) return
    const { selectionStart: start, selectionEnd: end } = event.target
    const { references } = form.getState().values
    const selected = { index, start: start ?? 0, end: end ?? 0 }
    const pasted = pasteReferences(references, selected, event.clipboardData.getData('text'))
    if (!pasted) return
    event.preventDefault()
    form.change('references', pasted.references)
    setLeft(pasted.left)
  }
  return (
    <Stack $gap={2} onPaste={paste}>
      <TextField name={`references[${index}]`} label={t.reference(workOrderNumber)} required autoFocus={index === 0} />
      {left.length > 0 && (
        <ErrorAlert compact onDismiss={() => setLeft([])}>
          {t.leftLines(left)}
        </ErrorAlert>
      )}
    </Stack>
  )
}
