import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { usePortal } from '../portal/PortalProvider.tsx'
import { holdPosition } from './holdPosition.ts'
import { createScrollPositions } from './scrollPositions.ts'

/**
 * After a navigation the screen begins at its top; after Back, Forward and a reload it is where it was left, also where Back
 * loads the page again.
 */
export function useScrollPosition(): void {
  const { page } = usePortal()
  const { pathname } = useLocation()
  const isTraversal = useNavigationType() === 'POP'
  const [positions] = useState(() => createScrollPositions(page.sessionStorage))
  const shown = useRef<string>(undefined)
  const endHold = useRef<() => void>(undefined)

  useEffect(() => {
    // The entry of the history changes before the router renders it, and scroll events follow both. While a position is held,
    // the page is not scrolled to it yet.
    const keep = () => {
      if (!endHold.current) positions.keep()
    }
    window.addEventListener('scroll', keep, { passive: true })
    // A reload fires it, too, and a phone may close a hidden page without a further event.
    document.addEventListener('visibilitychange', positions.store)
    return () => {
      window.removeEventListener('scroll', keep)
      document.removeEventListener('visibilitychange', positions.store)
    }
  }, [positions])

  useLayoutEffect(() => {
    const before = shown.current
    shown.current = pathname
    if (before === pathname) return
    endHold.current?.()
    const position = isTraversal ? positions.find() : undefined
    if (position)
      endHold.current = holdPosition(position, () => {
        endHold.current = undefined
      })
    else if (before !== undefined) window.scrollTo(0, 0)
  }, [pathname, isTraversal, positions])
}
