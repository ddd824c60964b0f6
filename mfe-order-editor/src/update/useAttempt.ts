import { type RefObject, useState } from 'react'
import { useForm } from 'react-final-form'
import type { UpdateForm } from './form.ts'
import type { Problem } from './problems.ts'
import type { UpdateTools } from './updateTools.ts'

/** Attempts to save, and the list of what is missing that an attempt opens. */
export interface Attempt {
  readonly listOpen: boolean
  toggleList(): void
  /** Saves, or shows every message and leads to the first field that is missing. */
  save(): void
  /** Leads to where a problem is mended. */
  goTo(problem: Problem): void
}

/** What Save, Ctrl+S and the list of missing things do. */
export function useAttempt(tools: UpdateTools | undefined, content: RefObject<HTMLElement | null>): Attempt {
  const form = useForm<UpdateForm>()
  const [listOpen, setListOpen] = useState(false)

  const goTo = (problem: Problem) => {
    if (problem.where === 'item') return tools?.goTo({ index: problem.index, field: problem.field })
    if (problem.where === 'order')
      return content.current?.querySelector<HTMLElement>(`[name="${problem.field}"]`)?.focus()
    const index = form.getState().values.items.findIndex((item) => !item.removed)
    const field = problem.reason === 'noItemPickedUp' ? 'pickupTime' : 'dropoffTime'
    if (index >= 0) return tools?.goTo({ index, field })
    content.current?.querySelector<HTMLElement>('[data-add-item]')?.focus()
  }

  const save = () => {
    const [first] = tools?.judge.problems(form.getState().values) ?? []
    // An attempt that fails marks every field as left, so that each says what it lacks.
    form.submit()
    if (!first) return
    setListOpen(true)
    goTo(first)
  }

  return {
    listOpen,
    save,
    goTo,
    toggleList: () => {
      if (!listOpen) form.submit()
      setListOpen(!listOpen)
    },
  }
}
