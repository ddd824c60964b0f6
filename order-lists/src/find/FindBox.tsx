import { VisuallyHidden } from '@carrier-portal/shared-ui/feedback'
import { Input } from '@carrier-portal/shared-ui/form'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { styled } from '@carrier-portal/shared-ui/kit'
import { wide } from '@carrier-portal/shared-ui/theme'
import { type ClipboardEvent, type KeyboardEvent, type RefObject, useId } from 'react'
import { moveOrderFocus } from '../focus/orderFocus.ts'
import { messages } from './messages.ts'

interface FindBoxProps {
  readonly value: string
  readonly inputRef: RefObject<HTMLInputElement | null>
  onChange(query: string): void
}

/**
 * Narrows the loaded list while typing, without a request. Several pasted order numbers find each of their orders.
 * Enter moves the focus to the first order, so a typed or scanned number needs no mouse.
 */
export function FindBox({ value, inputRef, onChange }: FindBoxProps) {
  const t = useMessages(messages)
  const hintId = useId()
  /**
   * An input drops the line breaks between pasted numbers, so they become spaces here. The text beside them stays a word of
   * its own.
   */
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text')
    if (!/[\r\n\t]/.test(text)) return
    event.preventDefault()
    const input = event.currentTarget
    const start = input.selectionStart ?? value.length
    const end = input.selectionEnd ?? value.length
    const before = /\S$/.test(value.slice(0, start)) ? ' ' : ''
    const after = /^\S/.test(value.slice(end)) ? ' ' : ''
    input.setRangeText(`${before}${text.trim().replace(/\s+/g, ' ')}${after}`, start, end, 'end')
    // React calls onChange for the event and leaves the caret where it is, because the value is already in the box.
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
  /** Enter goes to the first order, as does Escape in an empty box, where the keys of the list would be typed. */
  const goToFirst = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    // The default action of Enter would press the newly focused button. Firefox has none for Escape, others empty the box.
    event.preventDefault()
    if (event.key === 'Escape' && value !== '') onChange('')
    else moveOrderFocus(0)
  }
  return (
    <FindField>
      <Input
        ref={inputRef}
        type="search"
        autoComplete="off"
        aria-label={t.find}
        aria-describedby={hintId}
        placeholder={t.find}
        title={t.findHint}
        value={value}
        onPaste={paste}
        onKeyDown={goToFirst}
        onChange={({ target }) => onChange(target.value)}
      />
      <VisuallyHidden id={hintId}>{t.findHint}</VisuallyHidden>
    </FindField>
  )
}

const FindField = styled.div`
  position: relative;
  flex: 1 1 100%;
  ${wide.desk} {
    flex: 0 1 16rem;
  }
`
