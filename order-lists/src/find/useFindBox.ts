import { type RefObject, useRef, useState } from 'react'

/** The find box of a list, which phones show only while it is open. */
export interface FindBoxState {
  readonly ref: RefObject<HTMLInputElement | null>
  readonly isOpen: boolean
  /** Closing empties the box: without it nothing would say why a part of the list is shown. */
  setOpen(open: boolean): void
  /** Opens the box and moves the focus into it. */
  focus(): void
  find(query: string): void
}

/** Whether the find box is open, and what is typed into it; a window that becomes narrow keeps a box with a text. */
export function useFindBox(setQuery: (query: string) => void): FindBoxState {
  const ref = useRef<HTMLInputElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  return {
    ref,
    isOpen,
    setOpen(open) {
      setIsOpen(open)
      if (!open) setQuery('')
    },
    focus() {
      // In a narrow window the box gets the focus when it is rendered.
      setIsOpen(true)
      ref.current?.focus()
    },
    find(query) {
      setIsOpen(true)
      setQuery(query)
    },
  }
}
