import { styled } from '@carrier-portal/shared-ui/kit'
import { color, externalText, tabularNumbers, target, type, wide } from '@carrier-portal/shared-ui/theme'
import type { MouseEvent } from 'react'
import type { ListedOrder } from './listedOrder.ts'

type OrderNumberProps = Pick<ListedOrder, 'order' | 'href' | 'onOpen'>

/**
 * The order number, which opens the details. It is a link, so that a browser can open the order in another tab, and because
 * Firefox leaves the text of a button out of copied rows.
 */
export function OrderNumber({ order: { workOrderNumber }, href, onOpen }: OrderNumberProps) {
  const open = (event: MouseEvent) => {
    // A click with such a key opens another tab or window, or saves the address.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onOpen(workOrderNumber)
  }
  return (
    <NumberLink href={href} onClick={open}>
      {workOrderNumber}
    </NumberLink>
  )
}

const NumberLink = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: ${target.height};
  color: ${color.accent};
  font-weight: ${type.strong};
  text-decoration: underline;
  text-decoration-color: ${color.border};
  text-underline-offset: 0.2em;
  ${tabularNumbers}
  ${externalText}
  &:hover {
    text-decoration-color: currentcolor;
  }
  ${wide.mouseDesk} {
    min-height: 1.75rem;
  }
`
