import { VisuallyHidden } from '@carrier-portal/shared-ui/feedback'
import { Input } from '@carrier-portal/shared-ui/form'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { styled } from '@carrier-portal/shared-ui/kit'
import { wide } from '@carrier-portal/shared-ui/theme'
import { type ClipboardEvent, useId } from 'react'
import { messages } from './messages.ts'

/** Narrows the loaded list while typing; nothing is fetched. Several pasted order numbers find each of their orders. */
export function FindBox({ value, onChange }: { value: string; onChange(query: string): void }) {
  const t = useMessages(messages)
  const hintId = useId()
  /** A field of one line swallows the line breaks between pasted numbers. */
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text')
    if (!/[\r\n\t]/.test(text)) return
    event.preventDefault()
    onChange(`${value} ${text}`.trim().replace(/\s+/g, ' '))
  }
  return (
    <FindField>
      <Input
        type="search"
        autoComplete="off"
        aria-label={t.find}
        aria-describedby={hintId}
        placeholder={t.find}
        title={t.findHint}
        value={value}
        onPaste={paste}
        onChange={({ target }) => onChange(target.value)}
      />
      <VisuallyHidden id={hintId}>{t.findHint}</VisuallyHidden>
    </FindField>
  )
}

/** On a phone it shares a line with the list's tools, so that the first order is nearer. */
const FindField = styled.div`
  position: relative;
  flex: 1 1 9rem;
  max-width: 28rem;
  ${wide.desk} {
    flex-basis: 14rem;
  }
`
