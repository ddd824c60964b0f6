import { useEffect, useRef } from 'react'
import { useSurroundings } from '../providers/UiProvider.tsx'

/** While mounted, Back calls `close` and stays on the screen; only the part that was mounted last closes. */
export function useCloseOnBack(close: () => void): void {
  const { interceptBack } = useSurroundings()
  const latest = useRef(close)
  latest.current = close
  useEffect(() => interceptBack?.(() => latest.current()), [interceptBack])
}
