import { fireEvent } from '@testing-library/react'

/** Clicks a link, and returns whether the page leaves the click to the browser, as it does for one that opens another tab. */
export function isLeftToBrowser(link: Element, keys: MouseEventInit): boolean {
  let isPrevented: boolean | undefined
  const readAndPrevent = (event: Event) => {
    isPrevented = event.defaultPrevented
    // jsdom does not navigate, and reports that by a console.error, which would fail the next test.
    event.preventDefault()
  }
  window.addEventListener('click', readAndPrevent, { once: true })
  fireEvent.click(link, keys)
  if (isPrevented === undefined) throw new Error('The click did not reach the window.')
  return !isPrevented
}
