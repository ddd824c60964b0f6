import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button, styled } from '@carrier-portal/shared-ui/kit'
import { space } from '@carrier-portal/shared-ui/theme'
import { useForm } from 'react-final-form'
import { messages } from './messages.ts'

/** Frequent reasons; each one fills the field, which stays editable. */
export function QuickPhrases({ field }: { field: string }) {
  const t = useMessages(messages)
  const { change } = useForm()
  return (
    <PhraseGroup aria-label={t.phrases}>
      {t.phrase.map((phrase) => (
        <Button key={phrase} onClick={() => change(field, phrase)}>
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
