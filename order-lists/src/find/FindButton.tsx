import { Icon, useMediaQuery } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button } from '@carrier-portal/shared-ui/kit'
import { deskQuery } from '@carrier-portal/shared-ui/theme'
import { useEffect } from 'react'
import { messages } from './messages.ts'
import type { FindBoxState } from './useFindBox.ts'

/** Shows the find box on phones and moves the focus into it. Desks always show the box, so they need no button. */
export function FindButton({ findBox: { ref, isOpen, setOpen } }: { readonly findBox: FindBoxState }) {
  const t = useMessages(messages)
  const desk = useMediaQuery(deskQuery)
  useEffect(() => {
    if (isOpen) ref.current?.focus()
  }, [isOpen, ref])
  if (desk) return null
  return (
    <Button variant="text" aria-label={t.findShort} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
      <Icon name="search" />
    </Button>
  )
}
