import { DraftOffer, NoticeRegion, useFormDraft } from '@carrier-portal/shared-ui/feedback'
import { useMemo } from 'react'
import { useForm, useFormState } from 'react-final-form'
import type { DecisionKind } from '../decision/decisionKind.ts'
import { restoreValues } from '../decision/restoreValues.ts'
import type { BulkForm } from './bulkForm.ts'
import { formOfKept, isKeptForSome, type KeptBulk, keptOf } from './keptBulk.ts'
import { messages } from './messages.ts'

/**
 * The key of the draft. It is the same for all selections, because an order of the earlier one may be gone. Its name is in both
 * languages, because a key in one would not be found in the other; the host shows the one of the page's language.
 */
export function bulkDraftKey(kind: DecisionKind): string {
  return `${kind}-all:${messages.en.draft[kind]} / ${messages.es.draft[kind]}`
}

interface BulkDraftProps {
  readonly draftKey: string
  /** The numbers of the orders in the dialog. */
  readonly numbers: readonly string[]
}

/** Keeps what is typed for several orders, and offers it when one of them is selected again. */
export function BulkDraft({ draftKey, numbers }: BulkDraftProps) {
  const form = useForm<BulkForm>()
  const { values, dirty = false } = useFormState<BulkForm>({ subscription: { values: true, dirty: true } })
  const kept = useMemo(() => keptOf(values, numbers), [values, numbers])
  const isDirty = dirty || values.unselected.length > 0
  useFormDraft(draftKey, kept, isDirty)
  return (
    <NoticeRegion>
      <DraftOffer<KeptBulk>
        draftKey={draftKey}
        dirty={isDirty}
        startsInField
        isOffered={(draft) => isKeptForSome(draft, numbers)}
        onRestore={(draft) => restoreValues(form, formOfKept(draft, numbers))}
      />
    </NoticeRegion>
  )
}
