import { type FocusEvent, useEffect, useRef } from 'react'
import { type FocusTarget, useOrderForm } from '../form/orderFormContext.ts'
import { ITEM_FIELDS, itemFieldName } from '../rules/issues.ts'

/**
 * Keeps the focus in the same field of the same item when cards replace the table or the table the cards, as on a tablet
 * that is rotated. Returns the handlers of the element around both. React dispatches no blur for an element that it removes,
 * so a field that is still known then had the focus.
 */
export function useFocusAcrossLayouts(isTable: boolean) {
  const { focusField } = useOrderForm()
  const focused = useRef<FocusTarget>(undefined)
  const shown = useRef(isTable)
  useEffect(() => {
    if (shown.current === isTable) return
    shown.current = isTable
    if (focused.current) focusField(focused.current)
  }, [isTable, focusField])
  return {
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      const index = Number(target.closest<HTMLElement>('[data-index]')?.dataset.index)
      const field = ITEM_FIELDS.find((name) => itemFieldName(index, name) === target.getAttribute('name'))
      focused.current = field && { index, field }
    },
    onBlur: () => {
      focused.current = undefined
    },
  }
}
