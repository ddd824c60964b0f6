import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button, styled } from '@carrier-portal/shared-ui/kit'
import { space } from '@carrier-portal/shared-ui/theme'
import { useField } from 'react-final-form'
import { messages } from './messages.ts'

/** Frequent reasons; each one fills the field, which stays editable. Screen readers read the one that was taken as pressed. */
export function QuickPhrases({ field }: { field: string }) {
  const t = useMessages(messages)
  const { value, onChange } = useField<string>(field, { subscription: { value: true } }).input
  return (
    <PhraseGroup aria-label={t.phrases}>
      {t.phrase.map((phrase) => (
        <Button key={phrase} aria-pressed={value === phrase} onClick={() => onChange(phrase)}>
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
