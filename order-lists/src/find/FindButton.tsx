import { Icon, useMediaQuery } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button } from '@carrier-portal/shared-ui/kit'
import { deskQuery } from '@carrier-portal/shared-ui/theme'
import { type RefObject, useEffect } from 'react'
import { messages } from './messages.ts'

interface FindButtonProps {
  readonly open: boolean
  readonly findBox: RefObject<HTMLInputElement | null>
  onOpen(open: boolean): void
}

/** Shows the find box on phones and moves the focus into it. Desks always show the box, so they need no button. */
export function FindButton({ open, findBox, onOpen }: FindButtonProps) {
  const t = useMessages(messages)
  const desk = useMediaQuery(deskQuery)
  useEffect(() => {
    if (open) findBox.current?.focus()
  }, [open, findBox])
  if (desk) return null
  return (
    <Button variant="text" aria-label={t.findShort} aria-expanded={open} onClick={() => onOpen(!open)}>
      <Icon name="search" />
    </Button>
  )
}
