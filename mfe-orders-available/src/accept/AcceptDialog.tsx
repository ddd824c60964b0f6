import { LIMITS } from '@carrier-portal/contract/rules'
import { TextField } from '@carrier-portal/shared-ui/form'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Stack } from '@carrier-portal/shared-ui/layout'
import { DecisionDialog, type OneOrderDialogProps } from '../decision/DecisionDialog.tsx'
import { acceptIssues, acceptPayload, EMPTY_ACCEPT } from './acceptForm.ts'
import { messages } from './messages.ts'

/** Accepts one offered order. */
export function AcceptDialog(props: OneOrderDialogProps) {
  const t = useMessages(messages)
  return (
    <DecisionDialog
      {...props}
      kind="accept"
      texts={t}
      empty={EMPTY_ACCEPT}
      issuesOf={acceptIssues}
      toPayload={acceptPayload}
    >
      <Stack $gap={3}>
        <TextField name="reference" label={t.reference} required autoFocus />
        <TextField name="comment" label={t.comment} multiline maxLength={LIMITS.text} />
      </Stack>
    </DecisionDialog>
  )
}
