import { LIMITS } from '@carrier-portal/contract/rules'
import { TextField } from '@carrier-portal/shared-ui/form'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button } from '@carrier-portal/shared-ui/kit'
import { useForm, useFormState } from 'react-final-form'
import { Stack } from '../decision/dialogLayout.tsx'
import { useUnsavedWork } from '../decision/useUnsavedWork.ts'
import { QuickPhrases } from '../decline/QuickPhrases.tsx'
import { type BulkForm, type BulkKind, fillReferences } from './bulkForm.ts'
import { messages } from './messages.ts'

/** A reference for each order and a comment for all of them, or one reason. */
export function BulkFields({ kind, numbers }: { kind: BulkKind; numbers: readonly string[] }) {
  const t = useMessages(messages)
  const form = useForm<BulkForm>()
  useUnsavedWork(kind, useFormState({ subscription: { dirty: true } }).dirty ?? false)
  if (kind === 'decline')
    return (
      <Stack>
        <TextField name="reason" label={t.reason} required autoFocus multiline maxLength={LIMITS.text} />
        <QuickPhrases field="reason" />
      </Stack>
    )
  return (
    <Stack>
      {numbers.map((number, place) => (
        <TextField
          key={number}
          name={`references[${place}]`}
          label={t.reference(number)}
          required
          autoFocus={place === 0}
        />
      ))}
      {numbers.length > 1 && (
        <Button onClick={() => form.change('references', fillReferences(form.getState().values))}>{t.fill}</Button>
      )}
      <TextField name="comment" label={t.comment} multiline maxLength={LIMITS.text} />
    </Stack>
  )
}
