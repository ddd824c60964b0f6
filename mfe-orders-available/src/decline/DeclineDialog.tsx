import { LIMITS } from '@carrier-portal/contract/rules'
import { TextField } from '@carrier-portal/shared-ui/form'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Stack } from '@carrier-portal/shared-ui/layout'
import { DecisionDialog, type OneOrderDialogProps } from '../decision/DecisionDialog.tsx'
import { declineIssues, declinePayload, EMPTY_DECLINE } from './declineForm.ts'
import { messages } from './messages.ts'
import { QuickPhrases } from './QuickPhrases.tsx'

/** Declines one offered order with a reason. */
export function DeclineDialog(props: OneOrderDialogProps) {
  const t = useMessages(messages)
  return (
    <DecisionDialog
      {...props}
      kind="decline"
      texts={t}
      empty={EMPTY_DECLINE}
      issuesOf={declineIssues}
      toPayload={declinePayload}
    >
      <Stack $gap={3}>
        <TextField name="reason" label={t.reason} required autoFocus multiline maxLength={LIMITS.text} />
        <QuickPhrases field="reason" />
      </Stack>
    </DecisionDialog>
  )
}
