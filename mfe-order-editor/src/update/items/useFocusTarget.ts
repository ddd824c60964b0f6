import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { type FocusTarget, useOrderForm } from '../form/orderFormContext.ts'
import { itemFieldName } from '../rules/issues.ts'

const MAX_RENDER_FRAMES = 20
/** Frames to keep scrolling to the target while measured row heights settle. */
const SETTLE_FRAMES = 6

/** The newest request to focus something in a row; a new object for each request. */
export function useFocusRequest(): FocusTarget | undefined {
  const { focusRequests } = useOrderForm()
  const [request, setRequest] = useState<FocusTarget>()
  useEffect(() => focusRequests.subscribe(setRequest), [focusRequests])
  return request
}

/**
 * Scrolls the requested row into view and focuses the target inside, in the commit that renders the row: a scanner sends the
 * next key before the next frame. A row that is not rendered yet is awaited.
 */
export function useFocusTarget(
  target: FocusTarget | undefined,
  scroller: RefObject<HTMLDivElement | null>,
  scrollToIndex: (index: number) => void,
): void {
  useLayoutEffect(() => {
    if (!target) return undefined
    let frame = 0
    const focusWhenRendered = (framesLeft: number) => {
      const element = scroller.current && findTarget(scroller.current, target)
      if (!element && framesLeft > 0) frame = requestAnimationFrame(() => focusWhenRendered(framesLeft - 1))
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
    scrollToIndex(target.index)
    focusWhenRendered(MAX_RENDER_FRAMES)
    return () => cancelAnimationFrame(frame)
  }, [target, scroller, scrollToIndex])
}

function findTarget(root: HTMLElement, { index, field, scrollOnly }: FocusTarget): HTMLElement | null {
  const row = root.querySelector<HTMLElement>(`[data-index="${index}"]`)
  if (field) return row?.querySelector<HTMLElement>(`[name="${itemFieldName(index, field)}"]`) ?? null
  return scrollOnly ? row : (row?.querySelector<HTMLElement>('[data-row-focus]') ?? null)
}
