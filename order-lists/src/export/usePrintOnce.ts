import { useEffect, useEffectEvent } from 'react'

/** Opens the print dialog once when the component is mounted, and calls `onPrinted` after the dialog closed. */
export function usePrintOnce(onPrinted: () => void): void {
  const done = useEffectEvent(onPrinted)
  useEffect(() => {
    const close = () => done()
    window.addEventListener('afterprint', close)
    window.print()
    return () => window.removeEventListener('afterprint', close)
  }, [])
}
