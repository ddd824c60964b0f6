import { useHost } from '@carrier-portal/contract'
import { useEffect } from 'react'
import { useForm } from 'react-final-form'
import { draftKey, type UpdateDraft } from './draft.ts'
import type { UpdateForm } from './form.ts'
import { isTyped } from './typedWork.ts'
import type { Basis } from './updateTools.ts'

/**
 * Keeps what is typed where an idle logout or an expired session does not reach it (decisions, section 1). Nothing is
 * kept before something is typed: an offered draft must not be overwritten by opening the form.
 */
export function useKeepDraft(basis: Basis | undefined): void {
  const { drafts } = useHost()
  const form = useForm<UpdateForm>()
  useEffect(() => {
    if (!basis) return
    let kept = false
    return form.subscribe(
      ({ values }) => {
        const key = draftKey(basis.order.workOrderNumber)
        const typed = isTyped(values, basis.start)
        if (typed) drafts.keep<UpdateDraft>(key, { form: values, order: basis.order })
        else if (kept) drafts.drop(key)
        kept = typed
      },
      { values: true },
    )
  }, [drafts, form, basis])
}

/** Tells the page that unsaved work is here, so that it neither updates itself nor is left without asking. */
export function useHoldWork(typed: boolean): void {
  const { work } = useHost()
  useEffect(() => (typed ? work.hold('update') : undefined), [work, typed])
}
