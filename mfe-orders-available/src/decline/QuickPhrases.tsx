import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button, styled } from '@carrier-portal/shared-ui/kit'
import { space } from '@carrier-portal/shared-ui/theme'
import type { MouseEvent } from 'react'
import { useField } from 'react-final-form'
import { messages } from './messages.ts'
import { isPhraseTaken, withPhrase } from './withPhrase.ts'

/**
 * Frequent reasons; each one is put before what was typed, and the field takes the focus, because it stays editable. Screen
 * readers read the one that was taken as pressed.
 */
export function QuickPhrases({ field }: { field: string }) {
  const t = useMessages(messages)
  const { value, onChange } = useField<string>(field, { subscription: { value: true } }).input
  const take = (phrase: string, { currentTarget }: MouseEvent<HTMLButtonElement>) => {
    onChange(withPhrase(value, phrase, t.phrase))
    const text = currentTarget.form?.elements.namedItem(field)
    if (!(text instanceof HTMLTextAreaElement)) return
    text.focus()
    // React renders the new text when the event ends; a position set before would be in the old one.
    queueMicrotask(() => text.setSelectionRange(text.value.length, text.value.length))
  }
  return (
    <PhraseGroup aria-label={t.phrases}>
      {t.phrase.map((phrase) => (
        <Button key={phrase} aria-pressed={isPhraseTaken(value, phrase)} onClick={(event) => take(phrase, event)}>
          {phrase}
        </Button>
      ))}
    </PhraseGroup>
  )
}

const PhraseGroup = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`
