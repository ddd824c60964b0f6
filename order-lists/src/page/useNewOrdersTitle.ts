import { useEffect } from 'react'

const COUNT = /^\(\d+\) /

/**
 * Puts the number of new orders before the tab's title, '(3) Available Orders', and removes it with the screen. The shell
 * writes the whole title again when the language changes, so the number is then put before that one.
 */
export function useNewOrdersTitle(count: number): void {
  useEffect(() => {
    if (count === 0) return undefined
    const show = () => {
      const counted = `(${count}) ${document.title.replace(COUNT, '')}`
      if (document.title !== counted) document.title = counted
    }
    show()
    const observer = new MutationObserver(show)
    observer.observe(document.head, { childList: true, subtree: true })
    return () => {
      observer.disconnect()
      document.title = document.title.replace(COUNT, '')
    }
  }, [count])
}
