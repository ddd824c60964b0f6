import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** A screen is rendered whole within this time; a list renders the orders below the window after the first ones. */
const RENDERED_AFTER_MS = 2_000

interface ScrollPosition {
  readonly top: number
  /** The height of the content. */
  readonly height: number
}

/**
 * After a navigation the screen begins at its top; after Back and Forward it is where it was left. The browser restores
 * that position once, when a list has its first orders only and is too short for it. So the content keeps the old height
 * until all of it is rendered, and the browser's own restoration reaches the same position.
 */
export function useScrollPosition(): void {
  const location = useLocation()
  const isTraversal = useNavigationType() === 'POP'
  const positions = useRef(new Map<string, ScrollPosition>())
  const shown = useRef(location)
  const release = useRef(() => {})

  useEffect(() => {
    // The entry of the history changes before the router renders it, and scroll events follow both.
    const save = () => positions.current.set(entryKey(), { top: window.scrollY, height: mainOf()?.offsetHeight ?? 0 })
    window.addEventListener('scroll', save, { passive: true })
    return () => window.removeEventListener('scroll', save)
  }, [])

  useLayoutEffect(() => {
    const before = shown.current
    shown.current = location
    if (before.pathname === location.pathname) return
    release.current()
    const position = isTraversal ? positions.current.get(location.key) : undefined
    if (position) release.current = keepHeight(position)
    window.scrollTo(0, position?.top ?? 0)
  }, [location, isTraversal])
}

/** The router's key of the present entry of the history, as in its location; the first entry has none. */
function entryKey(): string {
  return history.state?.key ?? 'default'
}

function mainOf(): HTMLElement | null {
  return document.getElementById('main')
}

/** Gives the content its old height for the time that a screen needs. Returns what ends it. */
function keepHeight({ height }: ScrollPosition): () => void {
  const main = mainOf()
  if (!main) return () => {}
  const end = () => {
    clearTimeout(timer)
    main.style.minHeight = ''
  }
  const timer = setTimeout(end, RENDERED_AFTER_MS)
  main.style.minHeight = `${height}px`
  return end
}
