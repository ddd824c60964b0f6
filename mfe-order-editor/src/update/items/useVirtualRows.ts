import {
  defaultRangeExtractor,
  type Range,
  type Rect,
  useVirtualizer,
  type VirtualItem,
  type Virtualizer,
} from '@tanstack/react-virtual'
import { type RefObject, useCallback, useRef, useState } from 'react'
import { isSameList, useFormSelection } from '../useFormSelection.ts'
import { useDestinations } from './useDestinations.ts'

/** Up to this many rows are all drawn: the page's own scroll and search serve them. */
export const DRAW_ALL = 30
const AHEAD = 2

/** A row to draw, and the empty room before it. */
export interface DrawnRow {
  readonly index: number
  readonly key: string
  readonly roomBefore: number
}

export interface VirtualRows {
  readonly scroller: RefObject<HTMLDivElement | null>
  readonly count: number
  /** Rows scroll in a frame of their own. */
  readonly scrolls: boolean
  readonly rows: readonly DrawnRow[]
  readonly roomAfter: number
  measure(element: Element | null): void
  /** The row that has the focus stays drawn, however far the list is scrolled. */
  onFocusRow(index: number): void
}

/**
 * The rows that are in view, so that 200 cost what 20 do (stack.md, "A key press and opening"). Nothing is measured
 * while drawing: the browser tells real sizes once it has laid them out, and until then the expected ones count.
 * @param rowHeight expected, in CSS pixels
 * @param share how much of the window's height the frame may take, as its style says
 */
export function useVirtualRows(rowHeight: number, share: number): VirtualRows {
  const scroller = useRef<HTMLDivElement>(null)
  const keys = useFormSelection((form) => form.items.map(({ key }) => key), isSameList)
  const [focused, setFocused] = useState<number>()
  const count = keys.length
  const scrolls = count > DRAW_ALL
  const rangeExtractor = useCallback(
    (range: Range) => withFocused(defaultRangeExtractor(range), focused, count),
    [focused, count],
  )
  const virtualizer = useVirtualizer({
    count,
    enabled: scrolls,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    initialRect: { width: 0, height: window.innerHeight * share },
    observeElementRect: observeSize,
    measureElement: toldSize,
    getItemKey: (index) => keys[index] ?? index,
    overscan: AHEAD,
    rangeExtractor,
    useFlushSync: false,
  })
  useDestinations(scroller, virtualizer.scrollToIndex)

  const frame = { scroller, count, scrolls, measure: virtualizer.measureElement, onFocusRow: setFocused }
  if (!scrolls) return { ...frame, rows: keys.map((key, index) => ({ index, key, roomBefore: 0 })), roomAfter: 0 }
  const drawn = virtualizer.getVirtualItems().filter(({ index }) => index < count)
  return {
    ...frame,
    rows: drawn.map((row, at) => ({
      index: row.index,
      key: keys[row.index] ?? String(row.index),
      roomBefore: row.start - endOf(drawn[at - 1]),
    })),
    roomAfter: Math.max(0, virtualizer.getTotalSize() - endOf(drawn.at(-1))),
  }
}

type Rows = Virtualizer<HTMLDivElement, Element>

function observeSize({ scrollElement }: Rows, tell: (size: Rect) => void): (() => void) | undefined {
  if (!scrollElement || typeof ResizeObserver === 'undefined') return undefined
  const observer = new ResizeObserver(([entry]) => entry && tell(entry.contentRect))
  observer.observe(scrollElement)
  return () => observer.disconnect()
}

function toldSize(element: Element, entry: ResizeObserverEntry | undefined, { options, ...rows }: Rows): number {
  const told = entry?.borderBoxSize[0]?.blockSize
  if (told !== undefined) return Math.round(told)
  const index = rows.indexFromElement(element)
  return rows.itemSizeCache.get(options.getItemKey(index)) ?? options.estimateSize(index)
}

function endOf(row: VirtualItem | undefined): number {
  return row?.end ?? 0
}

function withFocused(indexes: number[], focused: number | undefined, count: number): number[] {
  if (focused === undefined || focused >= count || indexes.includes(focused)) return indexes
  return [...indexes, focused].toSorted((a, b) => a - b)
}
