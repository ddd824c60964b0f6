import { type RefObject, useEffect } from 'react'
import { itemFieldName } from '../problems.ts'
import { type Destination, useUpdateTools } from '../updateTools.ts'

const TRIES = 20
/** So many frames long the rows around may still take their real heights, and push the wanted one away. */
const SETTLING = 6

/** Brings the wanted row into view and the focus into it, once it is drawn. */
export function useDestinations(scroller: RefObject<HTMLElement | null>, scrollToIndex: (index: number) => void): void {
  const { destinations } = useUpdateTools()
  useEffect(() => {
    let frame = 0
    const arrive = (destination: Destination, tries: number) => {
      const element = scroller.current && targetOf(scroller.current, destination)
      if (!element && tries > 0) frame = requestAnimationFrame(() => arrive(destination, tries - 1))
      if (!element) return
      if (destination.only === 'show') element.scrollIntoView?.({ block: 'center' })
      else element.focus()
      if (element instanceof HTMLInputElement && destination.field === 'barcode') element.select()
      frame = requestAnimationFrame(() => stay(element, SETTLING))
    }
    const stay = (element: HTMLElement, frames: number) => {
      element.scrollIntoView?.({ block: 'nearest' })
      if (frames > 0) frame = requestAnimationFrame(() => stay(element, frames - 1))
    }
    const stop = destinations.subscribe((destination) => {
      cancelAnimationFrame(frame)
      scrollToIndex(destination.index)
      frame = requestAnimationFrame(() => arrive(destination, TRIES))
    })
    return () => {
      cancelAnimationFrame(frame)
      stop()
    }
  }, [destinations, scroller, scrollToIndex])
}

function targetOf(root: HTMLElement, { index, field, only }: Destination): HTMLElement | null {
  const row = root.querySelector<HTMLElement>(`[data-index="${index}"]`)
  if (field) return row?.querySelector<HTMLElement>(`[name="${itemFieldName(index, field)}"]`) ?? null
  return only === 'show' ? row : (row?.querySelector<HTMLElement>('[data-first]') ?? null)
}
