import type { WorkOrderListItem } from '@carrier-portal/contract'
import { VisuallyHidden } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button, styled } from '@carrier-portal/shared-ui/kit'
import { color, line, radius, space, tabularNumbers, type, wide } from '@carrier-portal/shared-ui/theme'
import { type ReactNode, useState } from 'react'
import { focusOrder } from '../focus/orderFocus.ts'
import { messages } from './messages.ts'

interface SelectionBarProps {
  readonly selected: readonly WorkOrderListItem[]
  /** The orders of this page. */
  readonly shown: readonly WorkOrderListItem[]
  /** The buttons of the common actions. */
  readonly children: ReactNode
  onClear(): void
}

/**
 * The actions for the selected orders, at the bottom of the window; nothing is seen while none is selected. Their number is
 * a status, because the key x selects an order while its number has the focus, and not its checkbox.
 */
export function SelectionBar({ selected, shown, children, onClear }: SelectionBarProps) {
  const t = useMessages(messages)
  const count = selected.length
  // A status that is rendered with a text may be announced, so it is empty until an order is selected.
  const [hasSelected, setSelected] = useState(false)
  if (count > 0 && !hasSelected) setSelected(true)
  const clear = () => {
    onClear()
    // The button is removed with the bar, and the focus would leave the orders for the heading above them.
    const last = shown.filter((order) => selected.includes(order)).at(-1)
    if (last) focusOrder(last.workOrderNumber)
  }
  return (
    <>
      <VisuallyHidden role="status">{hasSelected && t.selected(count)}</VisuallyHidden>
      {count > 0 && (
        <Bar aria-label={t.selected(count)}>
          <Count>{t.selected(count)}</Count>
          {children}
          <Button variant="text" onClick={clear}>
            {t.clear}
          </Button>
        </Bar>
      )}
    </>
  )
}

const Bar = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2, 3)};
  padding: ${space(2, 4)};
  border: ${line.thin} solid ${color.accent};
  border-radius: ${radius.medium} ${radius.medium} 0 0;
  background: ${color.surface};
  > button {
    flex: 1 1 auto;
  }
  ${wide.tablet} {
    > button {
      flex: none;
    }
  }
`

/** On phones a line of its own, so that the buttons share one line. */
const Count = styled.span`
  ${tabularNumbers}
  flex: 1 1 100%;
  font-weight: ${type.strong};
  ${wide.tablet} {
    flex: 0 1 auto;
    margin-inline-end: auto;
  }
`
