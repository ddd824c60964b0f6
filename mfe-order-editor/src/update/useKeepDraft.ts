import { useHost } from '@carrier-portal/contract'
import { useEffect } from 'react'
import { useForm } from 'react-final-form'
import { draftKey, type UpdateDraft } from './draft.ts'
import type { UpdateForm } from './form.ts'
import { isTyped } from './typedWork.ts'
import type { Basis } from './updateTools.ts'

/** Copying an order of 200 rows at every key would be felt: after the first one, what is typed waits this long. */
const PAUSE_MS = 400

/**
 * Keeps what is typed where an idle logout or an expired session does not reach it (decisions, section 1). Nothing is
 * kept before something is typed: an offered draft must not be overwritten by opening the form.
 */
export function useKeepDraft(basis: Basis | undefined): void {
  const { drafts } = useHost()
  const form = useForm<UpdateForm>()
  useEffect(() => {
    if (!basis) return
    const key = draftKey(basis.order.workOrderNumber)
    let kept = false
    let waiting: ReturnType<typeof setTimeout> | undefined
    const keep = (values: UpdateForm) => drafts.keep<UpdateDraft>(key, { form: values, order: basis.order })
    const later = () => {
      waiting = undefined
      if (kept) keep(form.getState().values)
    }
    const stop = form.subscribe(
      ({ values }) => {
        const typed = isTyped(values, basis.start)
        if (typed && kept) waiting ??= setTimeout(later, PAUSE_MS)
        else if (typed) keep(values)
        else if (kept) drafts.drop(key)
        kept = typed
      },
      { values: true },
    )
    return () => {
      stop()
      if (waiting === undefined) return
      clearTimeout(waiting)
      // Who saved, reloaded or discarded has dropped the draft: it stays dropped.
      if (drafts.find(key)) later()
    }
  }, [drafts, form, basis])
}

/** Tells the page that unsaved work is here, so that it neither updates itself nor is left without asking. */
export function useHoldWork(typed: boolean): void {
  const { work } = useHost()
  useEffect(() => (typed ? work.hold('update') : undefined), [work, typed])
}
