import { type RefObject, useEffect } from 'react'
import { type FocusTarget, useOrderForm } from '../form/orderFormContext.ts'
import { itemFieldName } from '../rules/issues.ts'

const MAX_RENDER_FRAMES = 20
/** Frames to keep scrolling to the target while measured row heights settle. */
const SETTLE_FRAMES = 6

/** Scrolls requested rows into view and focuses the target inside, as soon as the row is rendered. */
export function useFocusTarget(scroller: RefObject<HTMLElement | null>, scrollToIndex: (index: number) => void): void {
  const { focusRequests } = useOrderForm()
  useEffect(() => {
    let frame = 0
    const focusWhenRendered = (target: FocusTarget, framesLeft: number) => {
      const element = scroller.current && findTarget(scroller.current, target)
      if (!element && framesLeft > 0) frame = requestAnimationFrame(() => focusWhenRendered(target, framesLeft - 1))
      if (!element) return
      if (target.scrollOnly) element.scrollIntoView?.({ block: 'center' })
      else element.focus()
      if (element instanceof HTMLInputElement && target.field === 'barcode') element.select()
      frame = requestAnimationFrame(() => keepInView(element, SETTLE_FRAMES))
    }
    const keepInView = (element: HTMLElement, framesLeft: number) => {
      element.scrollIntoView?.({ block: 'nearest' })
      if (framesLeft > 0) frame = requestAnimationFrame(() => keepInView(element, framesLeft - 1))
    }
    const unsubscribe = focusRequests.subscribe((target) => {
      cancelAnimationFrame(frame)
      scrollToIndex(target.index)
      frame = requestAnimationFrame(() => focusWhenRendered(target, MAX_RENDER_FRAMES))
    })
    return () => {
      cancelAnimationFrame(frame)
      unsubscribe()
    }
  }, [focusRequests, scroller, scrollToIndex])
}

function findTarget(root: HTMLElement, { index, field, scrollOnly }: FocusTarget): HTMLElement | null {
  const row = root.querySelector<HTMLElement>(`[data-index="${index}"]`)
  if (field) return row?.querySelector<HTMLElement>(`[name="${itemFieldName(index, field)}"]`) ?? null
  return scrollOnly ? row : (row?.querySelector<HTMLElement>('[data-row-focus]') ?? null)
}
