import { type RefObject, useState } from 'react'
import { useForm } from 'react-final-form'
import { useChargeQuestion } from '../charge-question/ChargeQuestion.tsx'
import type { OrderFormContext } from './form/orderFormContext.ts'
import type { Issue } from './rules/issues.ts'
import type { UpdateForm } from './rules/updateForm.ts'

/** Submitting the form, and the list of issues that an invalid submit opens. */
export interface FormSubmit {
  readonly listOpen: boolean
  toggleList(): void
  /**
   * Saves a valid form, after a question where its charge is unusual. For an invalid one it shows every message and focuses
   * the first invalid field.
   */
  save(): void
  /** The typed charge that the question is about. */
  readonly doubtedCharge: string | undefined
  /** Ends the question: saves, or leaves the form open. */
  closeQuestion(isMeant: boolean): void
  /** Focuses the field where an issue is resolved. */
  focusIssue(issue: Issue): void
}

/** What Save, Ctrl+S and the list of issues do. */
export function useSubmit(context: OrderFormContext | undefined, content: RefObject<HTMLElement | null>): FormSubmit {
  const form = useForm<UpdateForm>()
  const [listOpen, setListOpen] = useState(false)
  const [doubtedCharge, setDoubtedCharge] = useState<string>()
  const questionOf = useChargeQuestion()

  const focusIssue = (issue: Issue) => {
    if (issue.where === 'item') return context?.focusField({ index: issue.index, field: issue.field })
    if (issue.where === 'order') return content.current?.querySelector<HTMLElement>(`[name="${issue.field}"]`)?.focus()
    const index = form.getState().values.items.findIndex((item) => !item.removed)
    const field = issue.reason === 'noItemPickedUp' ? 'pickupTime' : 'dropoffTime'
    if (index >= 0) return context?.focusField({ index, field })
    content.current?.querySelector<HTMLElement>('[data-add-item]')?.focus()
  }

  const save = () => {
    const { values } = form.getState()
    const [first] = context?.validator.issues(values) ?? []
    const isTyped = values.charge !== context?.start.charge
    if (!first && isTyped && questionOf(values.charge, context?.order.ocCharge ?? null))
      return setDoubtedCharge(values.charge)
    // An invalid submit marks every field as touched, so each shows its message.
    form.submit()
    if (!first) return
    setListOpen(true)
    focusIssue(first)
  }

  return {
    listOpen,
    save,
    doubtedCharge,
    closeQuestion: (isMeant) => {
      setDoubtedCharge(undefined)
      if (isMeant) void form.submit()
    },
    focusIssue,
    toggleList: () => {
      if (!listOpen) form.submit()
      setListOpen(!listOpen)
    },
  }
}
