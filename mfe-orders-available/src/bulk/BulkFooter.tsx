import { CancelButton, LoadingButton } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { DisabledReason } from '../decision/dialogLayout.tsx'
import type { BulkIssue, BulkKind } from './bulkForm.ts'
import { messages } from './messages.ts'

interface BulkFooterProps {
  readonly kind: BulkKind
  /** The id of the form that the button submits. */
  readonly formId: string
  /** The number of orders in the dialog, and of those that failed. */
  readonly count: number
  readonly failedCount: number
  readonly running: boolean
  /** Every order has its result. */
  readonly finished: boolean
  /** The first issue of the form, which disables the button. */
  readonly issue: BulkIssue | undefined
  onCancel(): void
  onClose(): void
}

/** The footer of a bulk decision: what is missing, Cancel or Close, and the button that sends all or the failed ones. */
export function BulkFooter(props: BulkFooterProps) {
  const { kind, formId, count, failedCount, running, finished, issue, onCancel, onClose } = props
  const t = useMessages(messages)
  return (
    <>
      {issue && <DisabledReason>{t.first[issue]}</DisabledReason>}
      <CancelButton key={finished ? 'close' : 'cancel'} onClick={finished ? onClose : onCancel} autoFocus={finished}>
        {finished ? t.close : t.cancel}
      </CancelButton>
      {(!finished || failedCount > 0) && (
        <LoadingButton
          type="submit"
          form={formId}
          variant="contained"
          busy={running}
          label={finished ? t.retry(failedCount) : t.title[kind](count)}
          busyLabel={t.busy[kind]}
          disabled={issue !== undefined}
        />
      )}
    </>
  )
}
