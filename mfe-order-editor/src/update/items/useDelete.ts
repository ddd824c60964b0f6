import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { useUpdateTools } from '../updateTools.ts'
import { messages } from './messages.ts'
import type { ItemsApi } from './useItems.ts'
import type { RowPlace } from './useRowPlace.ts'

/** Deletes a row; one that is on the order only after asking (decisions, section 4). */
export function useDelete(items: ItemsApi): (place: RowPlace, saved: boolean) => void {
  const t = useMessages(messages)
  const { ask } = useUpdateTools()
  return ({ index, k }, saved) => {
    const onYes = () => items.remove(index)
    if (saved) ask({ text: t.removeQuestion(k), yes: t.removeYes, no: t.removeNo, onYes })
    else onYes()
  }
}
