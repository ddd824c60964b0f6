import { useWords } from '@carrier-portal/shared-ui/words'
import { useUpdateTools } from '../updateTools.ts'
import type { ItemsApi } from './useItems.ts'
import type { RowPlace } from './useRowPlace.ts'
import { words } from './words.ts'

/** Deletes a row; one that is on the order only after asking (decisions, section 4). */
export function useDelete(items: ItemsApi): (place: RowPlace, saved: boolean) => void {
  const say = useWords(words)
  const { ask } = useUpdateTools()
  return ({ index, k }, saved) => {
    const onYes = () => items.remove(index)
    if (saved) ask({ text: say.removeQuestion(k), yes: say.removeYes, no: say.removeNo, onYes })
    else onYes()
  }
}
