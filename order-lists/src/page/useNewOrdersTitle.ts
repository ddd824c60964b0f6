import { useEffect } from 'react'

const COUNT = /^\(\d+\) /

/** Puts the number of new orders before the tab's title, '(3) Available Orders', and removes it with the screen. */
export function useNewOrdersTitle(count: number): void {
  useEffect(() => {
    const bare = document.title.replace(COUNT, '')
    document.title = count > 0 ? `(${count}) ${bare}` : bare
    return () => {
      document.title = document.title.replace(COUNT, '')
    }
  }, [count])
}
