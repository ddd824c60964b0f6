import { useStore } from '@carrier-portal/contract'
import { useStatusText } from '@carrier-portal/shared-ui/badges'
import { Icon, VisuallyHidden } from '@carrier-portal/shared-ui/feedback'
import { useMessages } from '@carrier-portal/shared-ui/i18n'
import { Button, styled } from '@carrier-portal/shared-ui/kit'
import { Stack } from '@carrier-portal/shared-ui/layout'
import { color, space, wide } from '@carrier-portal/shared-ui/theme'
import { useEffect, useId } from 'react'
import { ChargeQuestion, useChargeQuestion } from '../charge-question/ChargeQuestion.tsx'
import { CancelAndSubmit } from '../footer/CancelAndSubmit.tsx'
import { FooterButtons } from '../footer/FooterButtons.ts'
import { FailedSave } from '../outbox/FailedSave.tsx'
import { SlowSave } from '../outbox/SlowSave.tsx'
import { messages } from './form/messages.ts'
import { useOrderForm } from './form/orderFormContext.ts'
import { isSameList, useFormSelection } from './form/useFormSelection.ts'
import { Warning } from './form/Warning.tsx'
import { IssueList } from './IssueList.tsx'
import { isBulkTimeUnset } from './rules/itemList.ts'
import type { Phase } from './save/useUpdate.ts'
import type { FormSubmit } from './useSubmit.ts'

interface FormActionsProps {
  readonly phase: Phase
  readonly submit: FormSubmit
  onCancel(): void
  readonly onSendLater: (() => void) | undefined
}

/** The sticky footer: save errors, the issues, Cancel and Save. */
export function FormActions({ phase, submit, onCancel, onSendLater }: FormActionsProps) {
  const t = useMessages(messages)
  const { validator, order, bulkTime } = useOrderForm()
  const statusText = useStatusText()
  const time = useStore(bulkTime)
  const timeUnset = useFormSelection(({ items }) => isBulkTimeUnset(items, time))
  const questionOf = useChargeQuestion()
  const question = useFormSelection(({ charge }) =>
    charge === submit.doubtedCharge ? questionOf(charge, order.ocCharge) : undefined,
  )
  useEffect(() => {
    // The charge was changed under its question: typed once more, it is questioned at the next Save and not at a key press.
    if (submit.doubtedCharge !== undefined && question === undefined) submit.closeQuestion(false)
  })
  const issues = useFormSelection(validator.issues, isSameList)
  const listId = useId()
  const invalid = issues.length > 0
  return (
    <Footer $gap={3}>
      <FailedSave state={phase.state} crashed={t.crashed}>
        {isOver(order.status) ? `${t.failed} ${t.over(statusText(order.status))}` : t.failed}
      </FailedSave>
      <SlowSave sending={phase.state === 'saving'} onSendLater={onSendLater} />
      {question !== undefined && <ChargeQuestion question={question} onChoice={submit.closeQuestion} />}
      <FooterButtons hidden={question !== undefined}>
        <FormStatus role="status" $isShown={!invalid && timeUnset}>
          {!invalid && timeUnset && <Warning>{t.bulkTimeUnset}</Warning>}
          {invalid && <VisuallyHidden key={issues.length}>{t.issueCount(issues.length)}</VisuallyHidden>}
        </FormStatus>
        {invalid && (
          <IssueCount>
            <Button
              variant="text"
              aria-expanded={submit.listOpen}
              aria-controls={submit.listOpen ? listId : undefined}
              onClick={submit.toggleList}
            >
              <Icon name="alert" />
              {t.issueCount(issues.length)}
            </Button>
          </IssueCount>
        )}
        {invalid && submit.listOpen && <IssueList id={listId} issues={issues} onSelect={submit.focusIssue} />}
        <CancelAndSubmit
          cancelLabel={t.cancel}
          submitLabel={t.save}
          sendingLabel={t.saving}
          sending={phase.state === 'saving'}
          disabled={invalid || phase.state === 'conflict'}
          onCancel={onCancel}
          onSubmit={submit.save}
        />
      </FooterButtons>
    </Footer>
  )
}

/** Whether an order is completed or rejected: a backend may refuse its changes. */
function isOver(status: string | null): boolean {
  return status === 'COMPLETED' || status === 'REJECTED'
}

const Footer = styled(Stack)`
  flex: 1 1 100%;
  min-width: 0;
`

const BesideButtons = styled.div`
  flex: 1 1 100%;
  ${wide.tablet} {
    flex: 1 1 auto;
  }
`

/**
 * The status of the form for screen readers, of which one does not read a button that appears in a region. So the count is in
 * it as a text beside the button. It takes a line of the buttons only for the text that is shown, so that the footer of a valid
 * order is as high as while the order loads.
 */
const FormStatus = styled(BesideButtons)<{ $isShown: boolean }>`
  ${({ $isShown }) => !$isShown && 'position: absolute;'}
`

const IssueCount = styled(BesideButtons)`
  button {
    color: ${color.warning};
    text-align: start;
    gap: ${space(1)};
  }
`
