import { DraftOffer, useFormDraft } from '@carrier-portal/shared-ui/feedback'
import { useForm, useFormState } from 'react-final-form'
import { restoreValues } from '../decision/restoreValues.ts'
import type { BulkForm, BulkKind } from './bulkForm.ts'

/** The key of the draft; the same selected orders give the same key. */
export function bulkDraftKey(kind: BulkKind, numbers: readonly string[]): string {
  return `${kind}-all:${numbers.join(', ')}`
}

/** Keeps what is typed for several orders, and offers it when the same orders are selected again. */
export function BulkDraft({ draftKey }: { draftKey: string }) {
  const form = useForm<BulkForm>()
  const { values, dirty = false } = useFormState<BulkForm>({ subscription: { values: true, dirty: true } })
  useFormDraft(draftKey, values, dirty)
  return <DraftOffer<BulkForm> draftKey={draftKey} dirty={dirty} onRestore={(draft) => restoreValues(form, draft)} />
}
