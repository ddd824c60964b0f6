import { noticesHeight } from '@carrier-portal/shared-ui/theme'
import { type RefObject, useLayoutEffect } from 'react'

/** A tap is over after this time. */
const TAP_MS = 400

/**
 * Sets the height that dialogs, the bar of the selected orders and the footer leave free for the notices, and above which a
 * control that gets the focus scrolls into view. The tap on a dialog's button that ends the idle warning also presses that
 * button, so the dialog gets the height of the warning back only after the tap. That of other notices it gets at once: it may
 * have just opened in their place, and would move under the finger.
 */
export function useNoticesHeight(notices: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = notices.current
    if (!element || !('ResizeObserver' in globalThis)) return
    const { style } = document.documentElement
    let reserved = 0
    let hadWarning = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const reserve = (height: number) => {
      reserved = height
      style.setProperty(noticesHeight.variable, `${height}px`)
      style.scrollPaddingBottom = `${height}px`
    }
    const observer = new ResizeObserver(() => {
      clearTimeout(timer)
      const height = element.offsetHeight
      if (height > reserved) keepFocusInView(() => reserve(height))
      else if (height < reserved && hadWarning) timer = setTimeout(reserve, TAP_MS, height)
      else reserve(height)
      hadWarning = element.querySelector('[role="alert"]') !== null
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      clearTimeout(timer)
      style.removeProperty(noticesHeight.variable)
      style.removeProperty('scroll-padding-bottom')
    }
  }, [notices])
}

/** A dialog that becomes lower would hide the field in which the user types, and a low one scrolls from its beginning. */
function keepFocusInView(makeLower: () => void): void {
  const focused = document.activeElement?.closest('[role="dialog"]') ? document.activeElement : undefined
  const box = focused?.getBoundingClientRect()
  makeLower()
  if (box && box.bottom > 0 && box.top < window.innerHeight) focused?.scrollIntoView({ block: 'nearest' })
}
