import { CancelButton, LoadingButton, StatusRegion, TabularNumbers } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { styled } from '@carrier-portal/shared-ui/kit'
import { color, visuallyHidden } from '@carrier-portal/shared-ui/theme'
import type { DecisionKind } from '../decision/decisionKind.ts'
import { DisabledReason } from '../decision/dialogLayout.tsx'
import type { BulkIssue } from './bulkForm.ts'
import { messages } from './messages.ts'

interface BulkFooterProps {
  readonly kind: DecisionKind
  /** The id of the form that the button submits. */
  readonly formId: string
  /** The number of orders in the dialog, and of those that failed. */
  readonly count: number
  readonly failedCount: number
  readonly running: boolean
  /** Of `count`, while they are sent. */
  readonly sent: number
  /** What is announced when every order has its result; undefined before. */
  readonly summary: string | undefined
  /** The first issue of the form, which disables the button. */
  readonly issue: BulkIssue | undefined
  onCancel(): void
  /** Sends no further order. */
  onStop(): void
  onClose(): void
}

/** The footer of a bulk decision: what is missing, Cancel, Stop or Close, and the button that sends all or the failed ones. */
export function BulkFooter(props: BulkFooterProps) {
  const { kind, formId, count, failedCount, running, sent, summary, issue, onCancel, onStop, onClose } = props
  const t = useMessages(messages)
  const finished = summary !== undefined
  const [label, onPress] = finished ? [t.close, onClose] : running ? [t.stop, onStop] : [t.cancel, onCancel]
  return (
    <>
      {issue && <DisabledReason>{t.first[issue]}</DisabledReason>}
      {/* The focus is on the button below, so the title, which has changed, is not read. */}
      <Summary>{summary}</Summary>
      {running && <Progress>{t.progress(sent, count)}</Progress>}
      <CancelButton key={finished ? 'close' : 'cancel'} onClick={onPress} autoFocus={finished}>
        {label}
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

/** At the start of the buttons' line. */
const Progress = styled(TabularNumbers)`
  margin-inline-end: auto;
  color: ${color.muted};
`

const Summary = styled(StatusRegion)`
  ${visuallyHidden}
`
