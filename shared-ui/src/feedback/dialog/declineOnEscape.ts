import type { KeyboardEvent } from 'react'

/**
 * The key handler of a question: Escape means no and closes nothing else. Without the key's default, a native dialog of a
 * page around the editor stays open too.
 */
export function declineOnEscape(decline: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    event.preventDefault()
    decline()
  }
}
