import {
  defaultRangeExtractor,
  type Range,
  type Rect,
  useVirtualizer,
  type VirtualItem,
  type Virtualizer,
} from '@tanstack/react-virtual'
import { type RefObject, useCallback, useRef, useState } from 'react'
import { isSameList, useFormSelection } from '../form/useFormSelection.ts'
import { useFocusRequest, useFocusTarget } from './useFocusTarget.ts'
import { usePrinting } from './usePrinting.ts'

/** Up to this many rows are all rendered, and the dialog's own scroll area shows them. Paper has all rows of each order. */
const RENDER_ALL_UP_TO = 30
const OVERSCAN = 2

/** A row to render and the height of the rows left out before it. */
interface RenderedRow {
  readonly index: number
  readonly key: string
  readonly spaceBefore: number
}

interface VirtualRows {
  readonly scroller: RefObject<HTMLDivElement | null>
  readonly count: number
  /** The rows scroll in an area of their own. */
  readonly scrolls: boolean
  readonly rows: readonly RenderedRow[]
  readonly spaceAfter: number
  measure(element: Element | null): void
  /** The row with the focus stays rendered however far the list is scrolled, as does the one that was requested last. */
  onFocusRow(index: number): void
}

/**
 * Virtualised rows. Sizes come from ResizeObserver after layout and estimates are used until then, so rendering never
 * forces a layout.
 * @param rowHeight the estimate, in CSS pixels
 * @param share the part of the window's height that the scroll area may take, as its style says
 */
export function useVirtualRows(rowHeight: number, share: number): VirtualRows {
  const scroller = useRef<HTMLDivElement>(null)
  const keys = useFormSelection((form) => form.items.map(({ key }) => key), isSameList)
  const [focused, setFocused] = useState<number>()
  const request = useFocusRequest()
  const requested = request?.index
  const count = keys.length
  const isPrinting = usePrinting(scroller)
  const isLong = count > RENDER_ALL_UP_TO
  const scrolls = isLong && !isPrinting
  const rangeExtractor = useCallback(
    (range: Range) => withRow(withRow(defaultRangeExtractor(range), focused, count), requested, count),
    [focused, requested, count],
  )
  const virtualizer = useVirtualizer({
    count,
    // Also on paper: while it is not enabled, the virtualizer discards the sizes by which the rows are found again afterwards.
    enabled: isLong,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    initialRect: { width: 0, height: window.innerHeight * share },
    observeElementRect: observeSize,
    measureElement: isPrinting ? sizeOnScreen : observedSize,
    getItemKey: (index) => keys[index] ?? index,
    overscan: OVERSCAN,
    rangeExtractor,
    useFlushSync: false,
  })
  useFocusTarget(request, scroller, virtualizer.scrollToIndex)

  const frame = { scroller, count, scrolls, measure: virtualizer.measureElement, onFocusRow: setFocused }
  if (!scrolls) return { ...frame, rows: keys.map((key, index) => ({ index, key, spaceBefore: 0 })), spaceAfter: 0 }
  const rendered = virtualizer.getVirtualItems().filter(({ index }) => index < count)
  return {
    ...frame,
    rows: rendered.map((row, at) => ({
      index: row.index,
      key: keys[row.index] ?? String(row.index),
      spaceBefore: row.start - endOf(rendered[at - 1]),
    })),
    spaceAfter: Math.max(0, virtualizer.getTotalSize() - endOf(rendered.at(-1))),
  }
}

type Rows = Virtualizer<HTMLDivElement, Element>

function observeSize({ scrollElement }: Rows, onResize: (size: Rect) => void): (() => void) | undefined {
  if (!scrollElement || typeof ResizeObserver === 'undefined') return undefined
  const observer = new ResizeObserver(([entry]) => entry && onResize(entry.contentRect))
  observer.observe(scrollElement)
  return () => observer.disconnect()
}

function observedSize(element: Element, entry: ResizeObserverEntry | undefined, { options, ...rows }: Rows): number {
  const size = entry?.borderBoxSize[0]?.blockSize
  if (size !== undefined) return Math.round(size)
  const index = rows.indexFromElement(element)
  return rows.itemSizeCache.get(options.getItemKey(index)) ?? options.estimateSize(index)
}

function sizeOnScreen(element: Element, _onPaper: ResizeObserverEntry | undefined, rows: Rows): number {
  return observedSize(element, undefined, rows)
}

function endOf(row: VirtualItem | undefined): number {
  return row?.end ?? 0
}

function withRow(indexes: number[], row: number | undefined, count: number): number[] {
  if (row === undefined || row >= count || indexes.includes(row)) return indexes
  return [...indexes, row].toSorted((a, b) => a - b)
}
