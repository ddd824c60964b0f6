import { useHost } from '@carrier-portal/contract'
import { useEffect, useRef } from 'react'
import { useForm } from 'react-final-form'
import type { OrderFormBase } from '../form/orderFormContext.ts'
import { isDirty } from '../rules/isDirty.ts'
import { BLANK_FORM, type UpdateForm } from '../rules/updateForm.ts'
import { draftKey, type UpdateDraft } from './updateDraft.ts'

/**
 * Delay between copies of the form: copying 200 rows at each key press would slow typing down. At most the last half second
 * may be lost to a kill, and a busy phone needs a part of it to write.
 */
const PAUSE_MS = 250

/** A form whose typed values are kept. */
interface KeptForm {
  readonly base: OrderFormBase | undefined
  /** The values that the server or the outbox has. */
  readonly saved: UpdateForm
  /** The values that the form starts with. */
  readonly initial: UpdateForm
  /** The time of the unsent save that the form is typed over. */
  readonly typedOver: number | undefined
  /** The form of a save without a response. */
  sentForm(): UpdateForm | undefined
}

/**
 * Keeps the typed values as a draft, which outlives an idle logout or an expired session. Nothing is kept while they are
 * the `saved` ones: opening the form overwrites no offered draft, and an unsent save that is opened and not edited leaves
 * no draft, which would still be there after the save was sent.
 * @param completed what is kept of values that were typed, where that is more than the form has
 */
export function useKeepDraft({ base, saved, initial, typedOver, sentForm }: KeptForm, completed = AS_TYPED): void {
  const { drafts } = useHost()
  const latest = useRef({ sentForm, completed })
  latest.current = { sentForm, completed }
  const keepAgain = useRef(() => {})
  const form = useForm<UpdateForm>()
  useEffect(() => {
    if (!base) return
    const key = draftKey(base.order.workOrderNumber)
    let kept = false
    let waiting: ReturnType<typeof setTimeout> | undefined
    const keep = (values: UpdateForm) => {
      const form = latest.current.completed(values)
      const sent = latest.current.sentForm()
      drafts.keep<UpdateDraft>(key, { form, order: base.order, zone: base.clock.zone, sent, typedOver })
    }
    const endPause = () => {
      clearTimeout(waiting)
      waiting = undefined
      removeEventListener('beforeunload', keepAndConfirm)
    }
    const later = () => {
      endPause()
      // After a save, reload or discard the draft was dropped and stays dropped, also where the form is not closed yet.
      if (kept && drafts.find(key)) keep(form.getState().values)
    }
    /** A phone may suspend a hidden page, and then close it, before the timer ends. */
    const keepNow = () => {
      if (waiting !== undefined) later()
    }
    /** A reload or a closed tab ends the page before the draft is written, unless the browser waits for a confirmation. */
    const keepAndConfirm = (event: Event) => {
      keepNow()
      event.preventDefault()
    }
    keepAgain.current = () => {
      if (!kept || waiting !== undefined) return
      waiting = setTimeout(later, PAUSE_MS)
      // Only during the pause: a page with this listener does not come back from Firefox's back/forward cache.
      addEventListener('beforeunload', keepAndConfirm)
    }
    document.addEventListener('visibilitychange', keepNow)
    const stop = form.subscribe(
      ({ values, initialValues = {} }) => {
        // The form receives new initial values after this effect. Until then it has those of the blank form or of an
        // earlier version of the order, which were not typed.
        if (isDirty({ ...BLANK_FORM, ...initialValues }, initial)) return
        const typed = isDirty(values, saved)
        if (typed && kept) keepAgain.current()
        else if (typed) keep(values)
        else if (kept) drafts.drop(key)
        kept = typed
      },
      { values: true, initialValues: true },
    )
    // Another tab has saved the order, which drops its draft, and this form still has what was typed here.
    const stopReading = drafts.loaded?.subscribe(() => {
      if (kept && !drafts.find(key)) keep(form.getState().values)
    })
    return () => {
      stop()
      stopReading?.()
      document.removeEventListener('visibilitychange', keepNow)
      keepNow()
    }
  }, [drafts, form, base, saved, initial, typedOver])
  // An item that is unticked changes the completed values and not those of the form.
  useEffect(() => {
    latest.current.completed = completed
    keepAgain.current()
  }, [completed])
}

/** The values of a form that has no others. */
const AS_TYPED = (values: UpdateForm) => values
